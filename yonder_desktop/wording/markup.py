r"""Pictures and live names inside sentences.

`{wood}` stands for the picture `icons/wood.svg`; `{goblin|goblins}` says which word it stands for, where the word
bends. `[spot:quarry|Quarry]` is a live name: the key of an item, then what is read. `\` takes the meaning off the
sign that follows. A window may show a picture beside its word or in its place.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from yonder_desktop.wording.catalogue import pgettext

TOKEN = re.compile(r"\\(.)|\{(\w+)(?:\|((?:\\.|[^}\\])*))?\}|\[([^|\]]*)\|((?:\\.|[^\]\\])*)\]", re.DOTALL)
SOFT_HYPHEN = "\u00ad"
"""Stands in long words where a narrow card may break them; nobody reads it anywhere else."""
JOINER = "\u2060"
"""Stands between two stars of a name, which would turn bold on; nobody sees it."""
STARS = re.compile(r"\*(?=\*)")
SPECIAL = re.compile(r"([\\{}\[\]|])")


@dataclass(frozen=True, slots=True)
class Words:
    """A piece of plain text."""

    text: str


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture: the name of its file without ending, and the word it stands for."""

    name: str
    word: str


@dataclass(frozen=True, slots=True)
class Link:
    """A live name: the key of the item that the inspector opens, and what is read."""

    key: str
    text: str


Part = Words | Icon | Link


def escape(text: str) -> str:
    """Text of a person or a file, made safe to stand inside a sentence."""
    return STARS.sub(f"*{JOINER}", SPECIAL.sub(r"\\\1", text))


def readable(key: str) -> str:
    """A key as words, for keys that have none of their own."""
    return escape(key.replace("_", " ").capitalize())


def icon(name: str, word: str = "") -> str:
    """The markup of a picture."""
    return f"{{{name}|{escape(word)}}}" if word else f"{{{name}}}"


def link(key: str, text: str) -> str:
    """The markup of a live name; `text` is plain."""
    return f"[{key}|{escape(text)}]"


def parts(text: str) -> list[Part]:
    """The pieces of a sentence in reading order; neighbouring plain pieces are joined."""
    found: list[Part] = []
    end = 0
    for match in TOKEN.finditer(text):
        _add_words(found, text[end : match.start()])
        escaped, name, word, key, label = match.groups()
        if escaped is not None:
            _add_words(found, escaped)
        elif name is not None:
            found.append(Icon(name, icon_word(name) if word is None else _unescape(word)))
        else:
            found.append(Link(key, _unescape(label)))
        end = match.end()
    _add_words(found, text[end:])
    return found


def plain(text: str) -> str:
    """The words alone, as a screen reader or a text file has them."""
    said = ""
    before_icon = False
    for part in parts(text):
        word = part.word if isinstance(part, Icon) else part.text
        needs_space = isinstance(part, Icon) or before_icon
        if needs_space and said and word and said[-1].isalnum() and word[0].isalnum():
            said += " "
        said += word
        before_icon = isinstance(part, Icon)
    return unbroken(said)


def unbroken(text: str) -> str:
    """Words without the places where a narrow card may break them, and without what keeps stars apart."""
    return text.replace(SOFT_HYPHEN, "").replace(JOINER, "")


def tip(text: str) -> str:
    """Words for a tooltip, where a window would take a name such as `<b>x</b>` for markup of its own."""
    return f"<qt>{html.escape(text)}</qt>".replace("\n", "<br>") if "<" in text else text


def _add_words(found: list[Part], text: str) -> None:
    if not text:
        return
    if found and isinstance(found[-1], Words):
        found[-1] = Words(found[-1].text + text)
    else:
        found.append(Words(text))


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def icon_word(name: str) -> str:
    """The word that a picture stands for where the sentence does not say it."""
    return _icon_words().get(name, name.replace("_", " "))


def _icon_words() -> dict[str, str]:
    return {
        "wood": pgettext("picture", "wood"),
        "ore": pgettext("picture", "ore"),
        "hay": pgettext("picture", "hay"),
        "grain": pgettext("picture", "grain"),
        "meat": pgettext("picture", "meat"),
        "fish": pgettext("picture", "fish"),
        "arcana": pgettext("picture", "arcana"),
        "dwarf": pgettext("picture", "dwarf"),
        "elf": pgettext("picture", "elf"),
        "goblin": pgettext("picture", "goblin"),
        "ogre": pgettext("picture", "ogre"),
        "skeleton": pgettext("picture", "skeleton"),
        "gold": pgettext("picture", "gold"),
        "coin": pgettext("picture", "coin"),
        "building": pgettext("picture", "building"),
        "envoy": pgettext("picture", "envoy"),
        "ship": pgettext("picture", "ship"),
        "favour": pgettext("picture", "favour"),
        "market": pgettext("picture", "market value"),
        "lock": pgettext("picture", "lock-up"),
        "dwarf_discount": pgettext("picture", "dwarf sign"),
        "ogre_double": pgettext("picture", "ogre sign"),
        "money": pgettext("picture", "money"),
        "power": pgettext("picture", "power"),
        "vp": pgettext("picture", "VP"),
        "magic": pgettext("picture", "Magic"),
        "technology": pgettext("picture", "Technology"),
    }
