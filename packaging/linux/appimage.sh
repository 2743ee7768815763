#!/usr/bin/env bash
# Makes an AppImage of a bundle: appimage.sh BUNDLE ICONS APPIMAGETOOL IMAGE
# ICONS is the icon theme that packaging/icons.py fills; APPIMAGETOOL is fetched by the workflow.
set -euo pipefail
bundle=$1
icons=$2
tool=$3
image=$4
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
root=$folder/yonder-desktop.AppDir
mkdir -p "$root/usr/lib" "$root/usr/bin" "$root/usr/share/icons" "$root/usr/share/applications"
cp -a "$bundle" "$root/usr/lib/yonder-desktop"
ln -s ../lib/yonder-desktop/yonder-desktop "$root/usr/bin/yonder-desktop"
cp -a "$icons" "$root/usr/share/icons/hicolor"
cp "$here/yonder-desktop.desktop" "$root/usr/share/applications/"
cp "$here/yonder-desktop.desktop" "$root/"
cp "$icons/256x256/apps/yonder-desktop.png" "$root/"
ln -s yonder-desktop.png "$root/.DirIcon"
ln -s usr/bin/yonder-desktop "$root/AppRun"
ARCH=$(uname -m) "$tool" --no-appstream "$root" "$image"
