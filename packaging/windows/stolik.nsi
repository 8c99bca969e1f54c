; The setup for one user: no administrator, nothing outside the user's own folders and registry.
;
; Compiled by make_setup.py, which passes VERSION, NUMBER (four parts), SIZE_KB, OUTCOME, TARGET, ICON, PICTURE,
; SIGN if there is a certificate, LIST: the generated macros STAGE_FILES, PLACE_FILES, TEST_FILES and
; REMOVE_FILES for the frozen folder, and WORDS: the files words_*.nsh with their languages, and CHOOSE_LANGUAGE.
;
; Switches of the setup:       /S silent, /D=FOLDER (last, without quotes), /DESKTOP=1 or 0, /LANG=pl and the like
; Switches of the uninstaller: /S silent, /SAVES=remove, /LANG=pl and the like; /UPGRADE is only for the setup
; Exit codes: 0 done, 1 cancelled, 2 aborted by Windows, 3 Stolik is running, 4 a newer version is installed,
;             5 could not be written, 6 the folder isn't Stolik's, 7 Windows too old, 8 another setup is running
;
; The new version is first unpacked beside the old one; only when it is complete, the old one is removed, by
; its own uninstaller, which knows its files. After that, files are only renamed.

Target ${TARGET}
SetCompressor /SOLID lzma
SetCompressorDictSize 64
SetDateSave off  ; the same folder gives the same setup, byte for byte
ManifestDPIAware true
RequestExecutionLevel user

!define NAME "Stolik"
!define EXE "stolik.exe"
!define APP_ID "org.stolik.Stolik"
!define PUBLISHER "The Stolik authors"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define APP_PATH_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\${EXE}"
!define CLASSES "Software\Classes"
!define DATA "$LOCALAPPDATA\stolik"
!define STAGE "$INSTDIR\~stolik-new"

Name "${NAME}"
OutFile "${OUTCOME}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow
SetOverwrite on
AllowSkipFiles off
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

Var OldVersion
Var OldFolder
Var Upgrading    ; the uninstaller was called by a setup
Var RemoveSaves
Var SavesBox

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "Sections.nsh"
!include "WinVer.nsh"
!include "WordFunc.nsh"
!include "x64.nsh"
!include "common.nsh"
!include "${LIST}"

; ---------------------------------------------------------------------------------------------------------- pages

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_RUN_TEXT "$(START_STOLIK)"

!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE LeaveFolderPage
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskAboutSaves un.TakeAnswer
!insertmacro MUI_UNPAGE_INSTFILES

VIProductVersion "${NUMBER}"
VIFileVersion "${NUMBER}"
!macro VERSION_INFO words
  VIAddVersionKey /LANG=${SPOKEN} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${SPOKEN} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${SPOKEN} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${SPOKEN} "FileDescription" "${words}"
  VIAddVersionKey /LANG=${SPOKEN} "CompanyName" "${PUBLISHER}"
  VIAddVersionKey /LANG=${SPOKEN} "LegalCopyright" "${PUBLISHER}, MIT"
  VIAddVersionKey /LANG=${SPOKEN} "OriginalFilename" "${NAME}-${VERSION}-setup.exe"
!macroend
!macro SAY name sentence
  LangString ${name} ${SPOKEN} "${sentence}"
!macroend
!include "${WORDS}"

; ---------------------------------------------------------------------------------------------------------- setup

!insertmacro SHARED ""
!include "shortcut.nsh"

Section "$(PROGRAM)" PROGRAM_SECTION
  SectionIn RO
  AddSize ${SIZE_KB}  ; the files are named in functions, where NSIS doesn't count them
  Call CheckFolder
  Call WaitUntilClosed
  Call Stage
  Call RemoveOld
  Call Place
  Call Register
SectionEnd

Section /o "$(DESKTOP_ICON)" DESKTOP_SECTION
  StrCpy $0 "$DESKTOP\${NAME}.lnk"
  Call MakeShortcut
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "DesktopIcon" 1
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${PROGRAM_SECTION} $(PROGRAM_ABOUT)
  !insertmacro MUI_DESCRIPTION_TEXT ${DESKTOP_SECTION} $(DESKTOP_ICON_ABOUT)
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
  SetRegView 64
  SetShellVarContext current
  StrCpy $Code 0
  Call ChooseLanguage
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} 17763
    StrCpy $Code ${CODE_SYSTEM}
    StrCpy $Sentence "$(TOO_OLD)"
    Call Fail
  ${EndIf}
  Call OnlyOne

  ReadRegStr $OldVersion HKCU "${UNINSTALL_KEY}" "DisplayVersion"
  ReadRegStr $OldFolder HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ReadRegDWORD $0 HKCU "${UNINSTALL_KEY}" "DesktopIcon"
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/DESKTOP=" $2
  ${IfNot} ${Errors}
    StrCpy $0 $2
  ${EndIf}
  ${If} $0 == 1
    !insertmacro SelectSection ${DESKTOP_SECTION}
  ${EndIf}

  ${If} ${FileExists} "$OldFolder\${EXE}"
    ${VersionCompare} "$OldVersion" "${VERSION}" $0
    ${If} $0 = 1
    ${AndIf} ${Cmd} `MessageBox MB_YESNO|MB_DEFBUTTON2|MB_ICONQUESTION "$(NEWER_ASK)" /SD IDNO IDNO`
      StrCpy $Code ${CODE_NEWER}
      StrCpy $Sentence "$(NEWER_IS_HERE)"
      Call Fail
    ${EndIf}
  ${EndIf}
FunctionEnd

Function LeaveFolderPage
  Call FolderIsTaken
  ${If} $0 == 1
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOLDER_TAKEN)"
    Abort
  ${EndIf}
FunctionEnd

Function CheckFolder
  Call FolderIsTaken
  ${If} $0 == 1
    StrCpy $Code ${CODE_FOLDER}
    StrCpy $Sentence "$(FOLDER_TAKEN)"
    Call Fail
  ${EndIf}
FunctionEnd

; Out: $0 is 1 if the folder has another program's files under our names, or is the one of the saved games.
Function FolderIsTaken
  StrCpy $0 0
  ${If} $INSTDIR == "${DATA}"
    StrCpy $0 1
  ${ElseIfNot} ${FileExists} "$INSTDIR\${EXE}"
  ${AndIf} $INSTDIR != $OldFolder
    ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ${OrIf} ${FileExists} "$INSTDIR\_internal"
      StrCpy $0 1
    ${EndIf}
  ${EndIf}
FunctionEnd

Function TestProgram
  Push "$INSTDIR\${EXE}"
  Call TestFile
  Push "$OldFolder\${EXE}"
  Call TestFile
FunctionEnd

; Unpacks everything beside the existing files.
Function Stage
  DetailPrint "$(UNPACKING)"
  RMDir /r "${STAGE}"
  ClearErrors
  !insertmacro STAGE_FILES
  WriteUninstaller "${STAGE}\uninstall.exe"
  SetOutPath "$TEMP"  ; a working folder can't be renamed or removed
  ${If} ${Errors}
    StrCpy $Code ${CODE_NOT_WRITTEN}
    StrCpy $Sentence "$(NOT_WRITTEN)"
    Call Fail
  ${EndIf}
FunctionEnd

; Runs the old version's own uninstaller, which tests all of its files before it removes the first one.
Function RemoveOld
  ${If} ${FileExists} "$OldFolder\uninstall.exe"
    DetailPrint "$(REMOVING_OLD)"
    ClearErrors
    ExecWait '"$OldFolder\uninstall.exe" /S /UPGRADE _?=$OldFolder' $0
    ${If} ${Errors}
      StrCpy $0 ${CODE_NOT_WRITTEN}
    ${EndIf}
    ${If} $0 <> 0
      StrCpy $Code $0
      StrCpy $Sentence "$(NOT_WRITTEN)"
      ${If} $0 = ${CODE_RUNNING}
        StrCpy $Sentence "$(STILL_RUNNING)"
      ${EndIf}
      Call Fail
    ${EndIf}
    Delete "$OldFolder\uninstall.exe"
    ${If} $OldFolder != $INSTDIR
      RMDir "$OldFolder"
    ${EndIf}
  ${EndIf}
FunctionEnd

Function Place
  DetailPrint "$(PLACING)"
  StrCpy $Busy ""
  !insertmacro PLACE_FILES
  Push "uninstall.exe"
  Call PlaceFile
  ${If} $Busy != ""
    StrCpy $Code ${CODE_NOT_WRITTEN}
    StrCpy $Sentence "$(NOT_REPLACED)"
    Call Fail
  ${EndIf}
  RMDir /r "${STAGE}"
FunctionEnd

; In: a file's path inside the folder, on the stack.
Function PlaceFile
  Exch $0
  Delete "$INSTDIR\$0"
  ClearErrors
  Rename "${STAGE}\$0" "$INSTDIR\$0"
  ${If} ${Errors}
    StrCpy $Busy "$0"
  ${EndIf}
  Pop $0
FunctionEnd

; An ending that another program has taken stays with it; ours is offered in addition.
!macro REGISTER_TYPE ending prog_id kind title
  ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\${ending}" "" "${prog_id}"
  ${EndIf}
  WriteRegStr HKCU "${CLASSES}\${ending}" "Content Type" "application/x-stolik-${kind}"
  WriteRegNone HKCU "${CLASSES}\${ending}\OpenWithProgids" "${prog_id}"
  WriteRegStr HKCU "${CLASSES}\${prog_id}" "" "${title}"
  WriteRegStr HKCU "${CLASSES}\${prog_id}" "AppUserModelID" "${APP_ID}"
  WriteRegStr HKCU "${CLASSES}\${prog_id}\DefaultIcon" "" "$INSTDIR\stolik-${kind}.ico"
  WriteRegStr HKCU "${CLASSES}\${prog_id}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
!macroend

Function Register
  StrCpy $0 "$SMPROGRAMS\${NAME}.lnk"
  Call MakeShortcut

  WriteRegStr HKCU "${APP_PATH_KEY}" "" "$INSTDIR\${EXE}"

  !insertmacro REGISTER_TYPE ".stolik" "Stolik.Record" "record" "$(FILE_TYPE)"
  !insertmacro REGISTER_TYPE ".stolik-tournament" "Stolik.Tournament" "tournament" "$(TOURNAMENT_TYPE)"
  ${RefreshShellIcons}

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1

  ; The next section restores the desktop icon if it is still wanted.
  ReadRegDWORD $0 HKCU "${UNINSTALL_KEY}" "DesktopIcon"
  ${If} $0 == 1
    Delete "$DESKTOP\${NAME}.lnk"
    DeleteRegValue HKCU "${UNINSTALL_KEY}" "DesktopIcon"
  ${EndIf}
FunctionEnd

; Also called after Windows refused a write while unpacking, as it does on a full disk.
Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "${STAGE}"
  RMDir "$INSTDIR"
  ${If} $Code = 0
    StrCpy $Code ${CODE_NOT_WRITTEN}
    StrCpy $Sentence "$(NOT_WRITTEN)"
    SetErrorLevel $Code
    Call Log
  ${EndIf}
FunctionEnd

; ---------------------------------------------------------------------------------------------------------- removal

!insertmacro SHARED "un."
!include "removal.nsh"
