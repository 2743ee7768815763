#!/usr/bin/env bash
# Makes a disk image of an application: dmg.sh APPLICATION IMAGE
set -euo pipefail
application=$1
image=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Without a developer's certificate the application is signed for this purpose only, as Apple's processors demand.
codesign --force --deep --sign - "$application"
cp -R "$application" "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -volname "Yonder Desktop" -srcfolder "$folder" -format ULMO -ov "$image"
