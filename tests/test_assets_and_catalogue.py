"""Resources and words are found, and what is missing is named."""

import re
import shutil
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from yonder_desktop import assets
from yonder_desktop.wording import catalogue

FOREIGN = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=3; plural=n%10==1 ? 0 : n%10<5 ? 1 : 2;\n"

msgctxt "card"
msgid "Castle"
msgstr "Zamek"

msgid "one coin"
msgid_plural "%d coins"
msgstr[0] "moneta"
msgstr[1] "monety"
msgstr[2] "monet"
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package folder with a small foreign catalogue."""
    folder = tmp_path / "translations" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "yonder_desktop.po").write_text(FOREIGN, encoding="utf-8")
    compile_into(folder)
    monkeypatch.setattr(assets, "PACKAGE", tmp_path)
    yield tmp_path
    catalogue.set_language("en")


def compile_into(folder: Path) -> None:
    from babel.messages.mofile import write_mo

    with (
        (folder / "yonder_desktop.po").open("rb") as source,
        (folder / "yonder_desktop.mo").open("wb") as target,
    ):
        write_mo(target, read_po(source))


def test_a_resource_of_the_checkout_is_found(checkout: Path) -> None:
    assert assets.resource_path("icons", "elf.svg") == checkout / "resources" / "icons" / "elf.svg"
    assert assets.translations_path() == checkout / "translations"


def test_a_folder_inside_the_package_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "beside" / "package"
    for folder in (package / "resources", package.parent / "resources"):
        folder.mkdir(parents=True)
    monkeypatch.setattr(assets, "PACKAGE", package)
    assert assets.resource_path() == package / "resources"
    shutil.rmtree(package / "resources")
    assert assets.resource_path() == package.parent / "resources"


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(assets.MissingResource, match=r"icons.unicorn\.svg"):
        assets.resource_path("icons", "unicorn.svg")
    monkeypatch.setattr(assets, "PACKAGE", tmp_path / "package")
    with pytest.raises(assets.MissingResource, match="'translations' is missing"):
        assets.translations_path()


def test_every_icon_is_a_drawing_without_what_qt_cannot_draw() -> None:
    icons = sorted(assets.resource_path("icons").glob("*.svg"))
    assert icons
    for icon in icons:
        names = {element.tag.rpartition("}")[2] for element in ElementTree.parse(icon).iter()}
        assert "svg" in names and not names & {"clipPath", "use", "symbol", "image", "filter"}, icon


def test_card_files_hold_no_sentences() -> None:
    """Rules text is generated from the effects, so that it cannot say something else."""
    for path in assets.resource_path("cards").glob("*/*.toml"):
        assert not re.search(r"^text\s*=", path.read_text(encoding="utf-8"), re.MULTILINE), path
        tomllib.loads(path.read_text(encoding="utf-8"))


def test_messages_stand_for_themselves_without_a_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "PACKAGE", tmp_path / "package")
    assert catalogue.set_language("en_GB.UTF-8") == "en"
    assert catalogue.gettext("A castle") == "A castle"
    assert catalogue.pgettext("card", "Castle") == "Castle"
    assert [catalogue.ngettext("one coin", "%d coins", n) for n in (1, 2)] == ["one coin", "%d coins"]
    assert catalogue.available_languages() == ["en"]


def test_a_foreign_catalogue_is_used_with_its_plurals(polish: Path) -> None:
    assert catalogue.available_languages() == ["en", "pl"]
    assert catalogue.set_language("pl-PL.UTF-8") == "pl" == catalogue.current_language()
    assert catalogue.pgettext("card", "Castle") == "Zamek"
    assert [catalogue.ngettext("one coin", "%d coins", n) for n in (1, 2, 5)] == ["moneta", "monety", "monet"]
    assert catalogue.gettext("never translated") == "never translated"


@pytest.mark.parametrize("wanted", ["de", "", "..", "pl/../pl", "x" * 300])
def test_an_unknown_language_gives_the_source_language(polish: Path, wanted: str) -> None:
    assert catalogue.set_language(wanted) == "en"
    assert catalogue.pgettext("card", "Castle") == "Castle"


def test_the_template_holds_every_message_of_the_source(
    checkout: Path, catalogue_tools: dict[str, Callable[..., object]]
) -> None:
    rendered = catalogue_tools["rendered"](catalogue_tools["extract"](checkout))
    kept = (checkout / "translations" / "messages.pot").read_text(encoding="utf-8")
    assert messages(str(rendered)) == messages(kept), "run: python3 run.py translate"


def test_the_english_catalogue_holds_every_message_of_the_template(checkout: Path) -> None:
    english = checkout / "translations" / "en" / "LC_MESSAGES" / "yonder_desktop.po"
    template = (checkout / "translations" / "messages.pot").read_text(encoding="utf-8")
    assert messages(english.read_text(encoding="utf-8")) == messages(template), (
        "run: python3 run.py translate"
    )


def test_a_language_that_has_only_a_folder_is_begun_and_compiled(
    checkout: Path, tmp_path: Path, catalogue_tools: dict[str, Callable[..., object]]
) -> None:
    (tmp_path / "translations" / "fr").mkdir(parents=True)
    template = (checkout / "translations" / "messages.pot").read_text(encoding="utf-8")
    (tmp_path / "translations" / "messages.pot").write_text(template, encoding="utf-8")
    catalogue_tools["update"](tmp_path)
    begun = tmp_path / "translations" / "fr" / "LC_MESSAGES" / "yonder_desktop.po"
    assert messages(begun.read_text(encoding="utf-8")) == messages(template)
    assert catalogue_tools["compile_all"](tmp_path) == [begun.with_suffix(".mo")]


def messages(text: str) -> set[tuple[object, object]]:
    """Context and wording of every message in the text of a catalogue."""
    return {
        (message.context, message.id) for message in read_po(text.splitlines(keepends=True)) if message.id
    }


@pytest.fixture
def catalogue_tools(checkout: Path) -> dict[str, Callable[..., object]]:
    """The functions of packaging/catalogues.py, which is a script and no module."""
    import runpy

    return runpy.run_path(str(checkout / "packaging" / "catalogues.py"))
