"""The two typefaces of the program, loaded from the packages that carry them: only the weights used."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

SANS = "Source Sans Pro"
SERIF = "Source Serif Pro"
REGULAR, SEMIBOLD, BOLD = 400, 600, 700

FILES = (
    ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    ("font_source_sans_pro", "SourceSansPro-It.ttf"),
    ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
)


class FontsMissing(RuntimeError):
    """A font file that belongs to the program could not be loaded; the message names it."""


def load_fonts() -> None:
    """Make both typefaces known to Qt; a second call does nothing. Needs a QGuiApplication."""
    if {SANS, SERIF} <= set(QFontDatabase.families()):
        return
    for package, name in FILES:
        data = files(package).joinpath("files", name).read_bytes()
        if QFontDatabase.addApplicationFontFromData(data) < 0:
            raise FontsMissing(f"the font {name} of the package {package} could not be loaded")


@lru_cache(maxsize=256)
def font(size: int, weight: int = REGULAR, serif: bool = False, italic: bool = False) -> QFont:
    """A font of `size` logical pixels. Hinting is off so that words keep their width at every scale."""
    made = QFont(SERIF if serif else SANS)
    made.setPixelSize(size)
    made.setWeight(QFont.Weight(weight))
    made.setItalic(italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=256)
def metrics(size: int, weight: int = REGULAR, serif: bool = False, italic: bool = False) -> QFontMetricsF:
    """Measures of the font of the same arguments."""
    return QFontMetricsF(font(size, weight, serif, italic))


@lru_cache(maxsize=20_000)
def text_width(
    text: str, size: int, weight: int = REGULAR, serif: bool = False, italic: bool = False
) -> float:
    """How wide `text` is, in logical pixels."""
    return metrics(size, weight, serif, italic).horizontalAdvance(text)
