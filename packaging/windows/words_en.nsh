; The sentences of the setup in English; every other language has its own file with the same names.
; NSIS: English

!insertmacro SAY PROGRAM "Stolik"
!insertmacro SAY PROGRAM_ABOUT "The program with its games, an entry in the start menu, and the file type of saved games."
!insertmacro SAY DESKTOP_ICON "Icon on the desktop"
!insertmacro SAY DESKTOP_ICON_ABOUT "Puts an icon of Stolik on your desktop as well."
!insertmacro SAY SHORTCUT_ABOUT "Family games around one computer"
!insertmacro SAY FILE_TYPE "Stolik game file"
!insertmacro SAY TOURNAMENT_TYPE "Stolik tournament"
!insertmacro SAY START_STOLIK "Start Stolik"

!insertmacro SAY TOO_OLD "Stolik needs 64-bit Windows 10, version 1809 or later."
!insertmacro SAY OTHER_SETUP "Stolik is already being installed or removed. Please finish that first."
!insertmacro SAY CLOSE_STOLIK "Stolik is running. Close it – the game is saved – and choose Retry."
!insertmacro SAY STILL_RUNNING "Stolik is running, so nothing was changed. Close it and try again."
!insertmacro SAY NEWER_ASK "Version $OldVersion of Stolik is installed; this is the older version ${VERSION}. It may not be able to open games saved by the newer one. Install the older version anyway?"
!insertmacro SAY NEWER_IS_HERE "Version $OldVersion of Stolik is installed, and this is the older version ${VERSION}, so nothing was changed."
!insertmacro SAY FOLDER_TAKEN "The folder $INSTDIR belongs to something else. Please choose another one, for example an empty one."
!insertmacro SAY NOT_WRITTEN "Stolik could not be written to $INSTDIR. Is the disk full, or the folder write-protected? What was there before is unchanged."
!insertmacro SAY NOT_REPLACED "Some files of Stolik in $INSTDIR could not be replaced. Please run this setup once more."
!insertmacro SAY UNPACKING "Unpacking Stolik…"
!insertmacro SAY REMOVING_OLD "Removing version $OldVersion…"
!insertmacro SAY PLACING "Putting version ${VERSION} in place…"

!insertmacro SAY REMOVAL_TITLE "Remove Stolik"
!insertmacro SAY REMOVAL_SUBTITLE "Decide whether your saved games should stay."
!insertmacro SAY REMOVAL_TEXT "Stolik will be removed from this folder:"
!insertmacro SAY REMOVAL_SAVES "&Remove my saved games, people and settings too"
!insertmacro SAY REMOVAL_SAVES_ABOUT "If you leave this box empty, they stay in the folder below and will be there again when you next install Stolik. What was moved to another folder stays there in any case."

!insertmacro VERSION_INFO "${NAME} setup"
