; Inno Setup 6: installs for one person without asking for more rights, or for all.
; iscc /DVersion=0.1.0 /DBundle=PATH /DTarget=PATH yonder-desktop.iss

#define Program "Yonder Desktop"
#define Executable "yonder-desktop.exe"
#define Kind "YonderDesktop.Game"

[Setup]
AppId={{6C0B1B1E-4B54-4C0B-9B0B-7E0B8D7C2F51}
AppName={#Program}
AppVersion={#Version}
AppPublisher=Yonder Desktop contributors
DefaultDirName={autopf}\{#Program}
DefaultGroupName={#Program}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
OutputDir={#Target}
OutputBaseFilename=yonder-desktop-{#Version}-windows-x86_64-setup
UninstallDisplayIcon={app}\{#Executable}
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[CustomMessages]
en.SavedGame={#Program} saved game
de.SavedGame={#Program}: gespeichertes Spiel
es.SavedGame={#Program}: partida guardada

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#Program}"; Filename: "{app}\{#Executable}"
Name: "{autodesktop}\{#Program}"; Filename: "{app}\{#Executable}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.yonder"; ValueType: string; ValueData: "{#Kind}"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Kind}"; ValueType: string; ValueData: "{cm:SavedGame}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Kind}\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Executable},0"
Root: HKA; Subkey: "Software\Classes\{#Kind}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Executable}"" ""%1"""

[Run]
Filename: "{app}\{#Executable}"; Description: "{cm:LaunchProgram,{#Program}}"; Flags: nowait postinstall skipifsilent
