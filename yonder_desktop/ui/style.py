"""Style sheet and palette of the window's panels and dialogs, made from a look.

Widgets say what they are through the dynamic property `part`: `panel`, `inset`, `bar`, `banner`, `primary`, `warn`,
`chip`, `title`, `heading`, `note`, `soft` and the like.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from yonder_desktop.assets import resource_path
from yonder_desktop.ui import fonts
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.theme import ASK, BODY, CARD, GAME, NOTE, TITLE, WHO, Theme, mixed

W = TypeVar("W", bound=QWidget)

SHEET = """
* {{ font-family: "{sans}"; font-size: {body}px; }}
QWidget[part="window"] {{ background: {table}; }}
QWidget[part="page"] {{ background: transparent; }}
QDialog {{ background: {panel}; color: {ink}; }}
QLabel {{ color: {ink}; background: transparent; }}
QLabel[part="title"] {{ font-family: "{serif}"; font-size: {who}px; font-weight: 700; }}
QLabel[part="heading"] {{ font-family: "{serif}"; font-size: {title}px; font-weight: 700; }}
QLabel[part="brand"] {{ font-family: "{serif}"; font-size: {game}px; font-weight: 700; color: {bar_ink}; }}
QLabel[part="great"] {{ font-family: "{serif}"; font-size: {great}px; font-weight: 700; }}
QLabel[part="note"] {{ font-size: {note}px; color: {ink_soft}; }}
QLabel[part="soft"] {{ color: {ink_soft}; }}
QLabel[part="strong"] {{ font-weight: 700; }}
QLabel[part="act"] {{ color: {act}; font-weight: 600; font-size: {note}px; }}
QLabel[part="warn"] {{ color: {warn}; font-weight: 600; }}
QLabel[part="bar"] {{ color: {bar_ink}; }}
QLabel[part="practice"] {{ color: {bar}; background: {bar_ink}; border-radius: {r8}px; font-weight: 600;
    font-size: {note}px; padding: {p2}px {p8}px; }}
QLabel[part="number"] {{ font-weight: 600; }}
QFrame[part="panel"] {{ background: {panel}; border: 1px solid {line}; border-radius: {r10}px; }}
QFrame[part="asked"] {{ background: {panel}; border: {w3}px solid {act}; border-radius: {r10}px; }}
QFrame[part="inset"] {{ background: {inset}; border: none; border-radius: {r8}px; }}
QFrame[part="result"] {{ background: {act_soft}; border: none; border-radius: {r8}px; }}
QFrame[part="warned"] {{ background: {warn_soft}; border: none; border-radius: {r8}px; }}
QFrame[part="rule"] {{ background: {line}; border: none; min-height: 1px; max-height: 1px; }}
QFrame[part="bar"] {{ background: {bar}; border: none; }}
QFrame[part="banner"] {{ background: {banner}; border: none; border-radius: {pill}px; }}
QPushButton {{ background: {panel}; color: {ink}; border: {w1}px solid {ink_soft}; border-radius: {r8}px;
    padding: {p6}px {p12}px; font-size: {card}px; font-weight: 600; min-height: {p22}px; }}
QPushButton:hover {{ background: {inset}; }}
QPushButton:pressed {{ background: {line}; }}
QPushButton:disabled {{ color: {faint}; border: {w1}px dashed {line}; }}
QPushButton:focus {{ border: {w2}px solid {ink}; }}
QPushButton[part="primary"] {{ background: {act}; color: {act_ink}; border: {w2}px solid {act}; }}
QPushButton[part="primary"]:hover {{ background: {act_hover}; }}
QPushButton[part="primary"]:focus {{ border: {w2}px solid {ink}; }}
QPushButton[part="primary"]:disabled {{ background: transparent; color: {faint}; border: {w1}px dashed {line}; }}
QPushButton[part="warn"] {{ color: {warn}; border: {w1}px solid {warn}; background: {panel}; }}
QPushButton[part="warn"]:hover {{ background: {warn_soft}; }}
QPushButton[part="warn"]:focus {{ border: {w2}px solid {ink}; }}
QPushButton[part="bar"] {{ background: transparent; color: {bar_ink}; border: {w1}px solid {bar_line};
    padding: {p4}px {p10}px; font-size: {body}px; min-height: {p20}px; }}
QPushButton[part="bar"]:hover {{ background: {bar_line}; }}
QPushButton[part="bar"]:focus {{ border: {w2}px solid {bar_ink}; }}
QPushButton[part="bar"]:disabled {{ color: {bar_line}; border: {w1}px solid {bar_dim}; }}
QPushButton[part="sign"] {{ padding: {p4}px {p8}px; min-height: {p20}px; }}
QPushButton[part="phase"] {{ background: transparent; color: {bar_ink}; border: {w1}px solid transparent;
    font-weight: 400; padding: {p4}px {p6}px; font-size: {body}px; min-height: 0; }}
QPushButton[part="phase"]:hover {{ border: {w1}px solid {bar_line}; }}
QPushButton[part="phase"]:focus {{ border: {w1}px solid {bar_ink}; }}
QPushButton[part="chip"] {{ border-radius: {r8}px; padding: {p4}px {p4}px; font-size: {note}px;
    min-height: {p20}px; background: {panel}; border: {w1}px solid {line}; }}
QPushButton[part="chip"]:checked {{ background: {act_soft}; border: {w2}px solid {act}; }}
QPushButton[part="chip"]:focus {{ border: {w2}px solid {ink}; }}
QPushButton[part="step"] {{ padding: 0; font-size: {title}px; min-width: {p30}px; max-width: {p30}px;
    min-height: {p28}px; max-height: {p28}px; }}
QPushButton[part="quiet"] {{ border: none; background: transparent; color: {act}; padding: {p2}px {p6}px;
    font-size: {note}px; min-height: 0; }}
QPushButton[part="quiet"]:hover {{ background: {inset}; }}
QPushButton[part="quiet"]:focus {{ border: {w1}px solid {ink}; }}
QPushButton[part="tile"] {{ text-align: left; padding: 0; border: {w1}px solid {line}; border-radius: {r10}px; }}
QPushButton[part="tile"]:hover {{ border: {w2}px solid {act}; background: {panel}; }}
QPushButton[part="tile"]:focus {{ border: {w3}px solid {ink}; }}
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {{ font-size: {body}px; }}
QLineEdit {{ background: {field}; color: {ink}; border: {w1}px solid {line}; border-radius: {r6}px;
    padding: {p4}px {p8}px; min-height: {p20}px; }}
QLineEdit:focus {{ border: {w2}px solid {ink}; }}
QPlainTextEdit, QTextBrowser {{ background: {field}; color: {ink}; border: {w1}px solid {line};
    border-radius: {r6}px; padding: {p4}px; }}
QComboBox {{ background: {field}; color: {ink}; border: {w1}px solid {line}; border-radius: {r6}px;
    min-height: {p20}px; padding: {p4}px {p8}px; }}
QComboBox:focus {{ border: {w2}px solid {ink}; }}
QComboBox::drop-down {{ border: none; width: {p26}px; }}
QComboBox::down-arrow {{ image: url("{arrow}"); width: {p12}px; height: {p12}px; }}
QComboBox QAbstractItemView {{ background: {panel}; color: {ink}; border: 1px solid {line};
    selection-background-color: {act_soft}; selection-color: {ink}; outline: none; }}
QCheckBox {{ color: {ink}; spacing: {p8}px; padding: {p2}px {p4}px; border: {w2}px solid transparent;
    border-radius: {r6}px; outline: none; }}
QCheckBox[part="toggle"] {{ font-size: {card}px; font-weight: 600; padding: {p4}px {p8}px;
    border: {w1}px solid {line}; border-radius: {r8}px; }}
QCheckBox[part="toggle"]:hover {{ background: {inset}; }}
QCheckBox[part="toggle"]:checked {{ background: {act_soft}; border: {w1}px solid {act}; }}
QCheckBox:focus, QCheckBox[part="toggle"]:focus {{ border: {w2}px solid {ink}; }}
QCheckBox::indicator {{ width: {p16}px; height: {p16}px; border: {w1}px solid {ink_soft}; border-radius: {r4}px;
    background: {field}; }}
QCheckBox::indicator:checked {{ background: {act}; border: {w1}px solid {act}; image: url("{check}"); }}
QListView, QTreeView, QTableView {{ background: transparent; border: none; color: {ink}; outline: none; }}
QTreeView[part="pages"]::item, QListView[part="pages"]::item {{ padding: {p4}px {p4}px; border-radius: {r6}px; }}
QTreeView[part="pages"]::item:hover, QListView[part="pages"]::item:hover {{ background: {inset}; }}
QTreeView[part="pages"]::item:selected, QListView[part="pages"]::item:selected {{ background: {act_soft};
    color: {ink}; }}
QTreeView[part="pages"]::branch:selected:!has-children {{ background: transparent; }}
QTreeView[part="pages"]:focus, QListView[part="pages"]:focus {{ border: {w2}px solid {ink}; border-radius: {r6}px; }}
QTreeView {{ selection-background-color: transparent; show-decoration-selected: 0; }}
QTableView {{ background: {field}; alternate-background-color: {inset}; border: {w1}px solid {line};
    border-radius: {r6}px; padding: 0 {p4}px; gridline-color: transparent; selection-background-color: {act_soft};
    selection-color: {ink}; }}
QHeaderView::section {{ background: {inset}; color: {ink_soft}; border: none; padding: {p10}px {p4}px {p4}px {p4}px;
    font-size: {note}px; font-weight: 600; }}
QHeaderView::up-arrow, QHeaderView::down-arrow {{ width: {p10}px; height: {p10}px; subcontrol-position: top center; }}
QHeaderView::up-arrow {{ image: url("{arrow_up}"); }}
QHeaderView::down-arrow {{ image: url("{arrow}"); }}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {p10}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {line}; border-radius: {p4}px; min-height: {p30}px; margin: 1px; }}
QScrollBar:horizontal {{ background: transparent; height: {p10}px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {line}; border-radius: {p4}px; min-width: {p30}px; margin: 1px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QMenuBar {{ background: transparent; color: {bar_ink}; font-size: {body}px; }}
QMenuBar::item {{ background: transparent; padding: {p4}px {p8}px; border-radius: {r6}px; }}
QMenuBar::item:selected {{ background: {bar_line}; }}
QMenu {{ background: {panel}; color: {ink}; border: 1px solid {line}; padding: {p4}px; font-size: {body}px; }}
QMenu::item {{ padding: {p4}px {p22}px {p4}px {p22}px; border-radius: {r6}px; }}
QMenu::item:selected {{ background: {act_soft}; color: {ink}; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {p4}px {p8}px; }}
QToolTip {{ background: {panel}; color: {ink}; border: 1px solid {line}; padding: {p4}px; font-size: {note}px; }}
QTabWidget::pane {{ border: none; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{ background: transparent; color: {ink_soft}; padding: {p4}px {p10}px; font-family: "{serif}";
    font-size: {title}px; font-weight: 700; border: none; border-bottom: {w3}px solid transparent; }}
QTabBar[part="tight"]::tab {{ font-size: {note}px; padding: {p4}px {p4}px; }}
QTabBar::tab:selected {{ color: {ink}; border-bottom: {w3}px solid {act}; }}
QTabBar::tab:focus {{ color: {act}; }}
"""

LENGTHS = {
    "w1": 1.4, "w2": 2, "w3": 3, "r4": 4, "r6": 6, "r8": 8, "r10": 10, "p2": 2, "p4": 4, "p6": 6, "p8": 8, "p10": 10,
    "p12": 12, "p16": 16, "p20": 20, "p22": 22, "p26": 26, "p28": 28, "p30": 30, "pill": 20, "body": BODY, "note": NOTE,
    "card": CARD, "title": TITLE, "who": WHO, "ask": ASK, "game": GAME, "great": 34,
}  # fmt: skip


def style_sheet(look: Look) -> str:
    """The style sheet of the whole program."""
    lengths = {name: max(1, look.px(length)) for name, length in LENGTHS.items()}
    arrow = resource_path("icons", "arrow_down.svg").as_posix()
    up = resource_path("icons", "arrow_up.svg").as_posix()
    check = resource_path("icons", f"check_{'dark' if look.theme.dark else 'light'}.svg").as_posix()
    faces = {"sans": fonts.SANS, "serif": fonts.SERIF, "arrow": arrow, "arrow_up": up, "check": check}
    return SHEET.format(**faces, **lengths, **colours(look.theme))


def colours(theme: Theme) -> dict[str, str]:
    """The colours of the style sheet by their names in it."""
    return {
        "table": theme.table, "panel": theme.panel, "inset": theme.panel_inset, "ink": theme.ink,
        "ink_soft": theme.ink_soft, "line": theme.line, "act": theme.act, "act_ink": theme.act_ink,
        "act_soft": theme.act_soft, "act_hover": mixed(theme.act, theme.ink, 0.15), "warn": theme.warn,
        "warn_soft": theme.warn_soft, "bar": theme.bar, "bar_ink": theme.bar_ink, "banner": theme.banner,
        "bar_line": mixed(theme.bar, theme.bar_ink, 0.3), "bar_dim": mixed(theme.bar, theme.bar_ink, 0.15),
        "faint": mixed(theme.panel, theme.ink_soft, 0.6), "field": mixed(theme.panel, theme.panel_inset, 0.5),
    }  # fmt: skip


def palette(look: Look) -> QPalette:
    """The palette for what the style sheet leaves to Qt: lists of combo boxes, selections, disabled words."""
    theme = look.theme
    made = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, theme.panel),
        (QPalette.ColorRole.Base, theme.panel),
        (QPalette.ColorRole.AlternateBase, theme.panel_inset),
        (QPalette.ColorRole.Button, theme.panel_inset),
        (QPalette.ColorRole.Text, theme.ink),
        (QPalette.ColorRole.WindowText, theme.ink),
        (QPalette.ColorRole.ButtonText, theme.ink),
        (QPalette.ColorRole.ToolTipBase, theme.panel),
        (QPalette.ColorRole.ToolTipText, theme.ink),
        (QPalette.ColorRole.Highlight, theme.act),
        (QPalette.ColorRole.HighlightedText, theme.act_ink),
        (QPalette.ColorRole.PlaceholderText, theme.ink_soft),
        (QPalette.ColorRole.Link, theme.act),
    ):
        made.setColor(role, QColor(colour))
    faint = QColor(colours(theme)["faint"])
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return made


def dress(app: QApplication, look: Look) -> None:
    """Give the whole program a look."""
    app.setPalette(palette(look))
    base = QFont(fonts.SANS)
    base.setPixelSize(look.px(BODY))
    app.setFont(base)
    app.setStyleSheet(style_sheet(look))


def as_part(widget: W, part: str) -> W:
    """Say what a widget is to the style sheet; returns the widget. What a label says is plain: names may hold signs."""
    if isinstance(widget, QLabel):
        widget.setTextFormat(Qt.TextFormat.PlainText)
    if widget.property("part") != part:
        widget.setProperty("part", part)
        if widget.testAttribute(
            Qt.WidgetAttribute.WA_WState_Polished
        ):  # else it is polished before it is seen
            widget.style().unpolish(widget)
            widget.style().polish(widget)
    return widget
