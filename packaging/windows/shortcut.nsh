; A shortcut with the program's AppUserModelID, so that the window appears under the pinned icon.

!include "Win\COM.nsh"
!include "Win\Propkey.nsh"

; In: $0 the path of the .lnk. If Windows refuses the property, the shortcut works without it.
Function MakeShortcut
  CreateShortcut "$0" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0 SW_SHOWNORMAL "" "$(SHORTCUT_ABOUT)"
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r1 ""
  ${If} $1 P<> 0
    ${IUnknown::QueryInterface} $1 '("${IID_IPersistFile}", .r2)'
    ${If} $2 P<> 0
      ${IPersistFile::Load} $2 '(r0, ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $1 '("${IID_IPropertyStore}", .r3)'
      ${If} $3 P<> 0
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID}) p .r4'
        System::Call '*(&w64 "${APP_ID}") p .r5'
        System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},, p r5) p .r6'
        ${IPropertyStore::SetValue} $3 '(r4, r6)'
        ${IPropertyStore::Commit} $3 ""
        ${IPersistFile::Save} $2 '(r0, 1)'
        System::Free $6
        System::Free $5
        System::Free $4
        ${IUnknown::Release} $3 ""
      ${EndIf}
      ${IUnknown::Release} $2 ""
    ${EndIf}
    ${IUnknown::Release} $1 ""
  ${EndIf}
FunctionEnd
