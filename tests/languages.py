"""The languages of the program, as the folders of its catalogues say: a new one is tested without further ado."""

from yonder_desktop.assets import translations_path

LANGUAGES = sorted(folder.name for folder in translations_path().iterdir() if folder.is_dir())
