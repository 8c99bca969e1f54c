; The uninstaller: it knows every file that this version installed and removes nothing else.

Section "Uninstall"
  Call un.WaitUntilClosed
  !insertmacro REMOVE_FILES
  ${If} $Upgrading != 1
    Call un.Unregister
    RMDir /r "${DATA}\cache"  ; Qt's; it is made anew
    ${If} $RemoveSaves == 1
      RMDir /r "${DATA}"
    ${EndIf}
    RMDir "${DATA}"  ; goes if nothing was ever saved
    Delete "$INSTDIR\uninstall.exe"
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"  ; stays if somebody else's file lies in it
  ${EndIf}
SectionEnd

Function un.onInit
  SetRegView 64
  SetShellVarContext current
  StrCpy $Code 0
  Call un.ChooseLanguage
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${IfNot} ${Errors}
    StrCpy $Upgrading 1
  ${Else}
    Call un.OnlyOne
  ${EndIf}
  ClearErrors
  ${GetOptions} $0 "/SAVES=" $1
  ${If} $1 == "remove"
    StrCpy $RemoveSaves 1
  ${EndIf}
FunctionEnd

Function un.TestProgram
  !insertmacro TEST_FILES
FunctionEnd

; The file ending may have been taken by another program in the meantime.
!macro UNREGISTER_TYPE ending prog_id
  DeleteRegKey HKCU "${CLASSES}\${prog_id}"
  DeleteRegValue HKCU "${CLASSES}\${ending}\OpenWithProgids" "${prog_id}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
  ${If} $0 == "${prog_id}"
    DeleteRegValue HKCU "${CLASSES}\${ending}" ""
  ${EndIf}
  ${If} $0 == "${prog_id}"
  ${OrIf} $0 == ""
    DeleteRegValue HKCU "${CLASSES}\${ending}" "Content Type"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ending}"
  ${EndIf}
!macroend

Function un.Unregister
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegDWORD $0 HKCU "${UNINSTALL_KEY}" "DesktopIcon"
  ${If} $0 == 1
    Delete "$DESKTOP\${NAME}.lnk"
  ${EndIf}
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${APP_PATH_KEY}"

  !insertmacro UNREGISTER_TYPE ".stolik" "Stolik.Record"
  !insertmacro UNREGISTER_TYPE ".stolik-tournament" "Stolik.Tournament"
  ${RefreshShellIcons}
FunctionEnd

Function un.AskAboutSaves
  !insertmacro MUI_HEADER_TEXT "$(REMOVAL_TITLE)" "$(REMOVAL_SUBTITLE)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 12u "$(REMOVAL_TEXT)"
  Pop $0
  ${NSD_CreateText} 0 14u 100% 12u "$INSTDIR"
  Pop $0
  SendMessage $0 ${EM_SETREADONLY} 1 0
  StrCpy $SavesBox 0
  ${If} ${FileExists} "${DATA}\*.*"
    ${NSD_CreateCheckbox} 0 40u 100% 12u "$(REMOVAL_SAVES)"
    Pop $SavesBox
    ${If} $RemoveSaves == 1
      ${NSD_Check} $SavesBox
    ${EndIf}
    ${NSD_CreateLabel} 0 56u 100% 28u "$(REMOVAL_SAVES_ABOUT)"
    Pop $0
    ${NSD_CreateText} 0 86u 100% 12u "${DATA}"
    Pop $0
    SendMessage $0 ${EM_SETREADONLY} 1 0
  ${EndIf}
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(^UninstallBtn)"
  nsDialogs::Show
FunctionEnd

Function un.TakeAnswer
  ${If} $SavesBox P<> 0
    ${NSD_GetState} $SavesBox $0
    StrCpy $RemoveSaves 0
    ${If} $0 = ${BST_CHECKED}
      StrCpy $RemoveSaves 1
    ${EndIf}
  ${EndIf}
FunctionEnd
