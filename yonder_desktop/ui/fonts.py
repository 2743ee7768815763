"""The two typefaces of the program, loaded from the packages that carry them: only the weights used."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

SANS = "Source Sans Pro"
SERIF = "Source Serif Pro"
REGULAR, SEMIBOLD, BOLD = 400, 600, 700
NARROWEST = 75

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


@dataclass(frozen=True)
class Face:
    """A way of writing: size in logical pixels, and `narrow`, the width of the letters in percent."""

    size: int
    weight: int = REGULAR
    serif: bool = False
    italic: bool = False
    narrow: int = 100


@lru_cache(maxsize=256)
def font(face: Face) -> QFont:
    """The font of a face. Hinting is off so that words keep their width at every scale."""
    made = QFont(SERIF if face.serif else SANS)
    made.setPixelSize(face.size)
    made.setWeight(QFont.Weight(face.weight))
    made.setItalic(face.italic)
    made.setStretch(face.narrow)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=256)
def metrics(face: Face) -> QFontMetricsF:
    """Measures of a face."""
    return QFontMetricsF(font(face))


@lru_cache(maxsize=20_000)
def text_width(text: str, face: Face) -> float:
    """How wide `text` is, in logical pixels."""
    return metrics(face).horizontalAdvance(text)


def narrower(face: Face, smallest: int) -> Face | None:
    """The next less comfortable face: smaller down to `smallest`, then narrower letters; None at the end."""
    if face.size > smallest:
        return replace(face, size=face.size - 1)
    if face.narrow > NARROWEST:
        return replace(face, narrow=face.narrow - 5)
    return None
