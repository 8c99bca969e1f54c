; Shared parts of the setup and the uninstaller: the log, failing, and the test whether Stolik runs.

!define CODE_RUNNING 3
!define CODE_NEWER 4
!define CODE_NOT_WRITTEN 5
!define CODE_FOLDER 6
!define CODE_SYSTEM 7
!define CODE_OTHER_SETUP 8

!define TRIES 20       ; what a silent call waits for Stolik to end
!define TRY_MS 250

Var Code      ; the exit code once something has failed
Var Sentence  ; what is said about it
Var Busy      ; "running" or "refused" once a file can't be written to

!macro SHARED un

; Writes the sentence to the log, shows it unless the call is silent, and quits.
Function ${un}Fail
  SetErrorLevel $Code
  Call ${un}Log
  MessageBox MB_OK|MB_ICONSTOP "$Sentence" /SD IDOK
  Abort
FunctionEnd

; Appends one line to %TEMP%\stolik-setup.log, in UTF-16 as Notepad and PowerShell read it.
Function ${un}Log
  Push $0
  Push $1
  Push $2
  Push $3
  Push $4
  Push $5
  Push $6
  Push $7
  ClearErrors
  ${GetTime} "" "L" $0 $1 $2 $3 $4 $5 $6
  ${If} ${FileExists} "$TEMP\stolik-setup.log"
    FileOpen $7 "$TEMP\stolik-setup.log" a
    FileSeek $7 0 END
  ${Else}
    FileOpen $7 "$TEMP\stolik-setup.log" w
    FileWriteWord $7 0xFEFF
  ${EndIf}
  FileWriteUTF16LE $7 "$2-$1-$0 $4:$5:$6 Stolik ${VERSION}: $Sentence ($Code)$\r$\n"
  FileClose $7
  Pop $7
  Pop $6
  Pop $5
  Pop $4
  Pop $3
  Pop $2
  Pop $1
  Pop $0
FunctionEnd

; In: a path on the stack. A running program and its libraries can't be opened for writing.
Function ${un}TestFile
  Exch $0
  Push $1
  ${If} ${FileExists} "$0"
    System::Call 'kernel32::CreateFileW(w r0, i 0x40000000, i 7, p 0, i 3, i 0, p 0) p .r1 ?e'
    Exch $2
    ${If} $1 P<> -1
      System::Call 'kernel32::CloseHandle(p r1)'
    ${ElseIf} $2 = 32
      StrCpy $Busy "running"
    ${ElseIf} $Busy == ""
      StrCpy $Busy "refused"
    ${EndIf}
    Pop $2
  ${EndIf}
  Pop $1
  Pop $0
FunctionEnd

; Returns once Stolik can be replaced. Asks to close it; a silent call waits a little and gives up.
Function ${un}WaitUntilClosed
  Push $0
  StrCpy $0 0
  ${Do}
    StrCpy $Busy ""
    Call ${un}TestProgram
    ${If} $Busy == ""
      Pop $0
      Return
    ${EndIf}
    ${If} ${Silent}
      IntOp $0 $0 + 1
      ${If} $0 > ${TRIES}
        ${Break}
      ${EndIf}
      Sleep ${TRY_MS}
    ${ElseIf} $Busy == "refused"
      ${Break}
    ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(CLOSE_STOLIK)" IDCANCEL`
      ${Break}
    ${EndIf}
  ${Loop}
  Pop $0
  ${If} $Busy == "refused"
    StrCpy $Code ${CODE_NOT_WRITTEN}
    StrCpy $Sentence "$(NOT_WRITTEN)"
  ${Else}
    StrCpy $Code ${CODE_RUNNING}
    StrCpy $Sentence "$(STILL_RUNNING)"
  ${EndIf}
  Call ${un}Fail
FunctionEnd

; Two at a time would undo each other's work. The name disappears with the process.
Function ${un}OnlyOne
  System::Call 'kernel32::CreateMutexW(p 0, i 0, w "org.stolik.Stolik.setup") p ?e'
  Exch $0
  ${If} $0 = 183
    StrCpy $Code ${CODE_OTHER_SETUP}
    StrCpy $Sentence "$(OTHER_SETUP)"
    Call ${un}Fail
  ${EndIf}
  Pop $0
FunctionEnd

; /LANG=pl, or another language of words_*.nsh, replaces the system's from the first page on.
Function ${un}ChooseLanguage
  Push $0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/LANG=" $0
  ${IfNot} ${Errors}
    !insertmacro CHOOSE_LANGUAGE
  ${EndIf}
  Pop $0
FunctionEnd

!macroend
