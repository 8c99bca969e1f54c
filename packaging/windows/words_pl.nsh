; Zdania instalatora po polsku; te same nazwy co w words_en.nsh.
; NSIS: Polish

!insertmacro SAY PROGRAM "Stolik"
!insertmacro SAY PROGRAM_ABOUT "Program z grami, pozycja w menu Start i typ plików zapisanych gier."
!insertmacro SAY DESKTOP_ICON "Ikona na pulpicie"
!insertmacro SAY DESKTOP_ICON_ABOUT "Umieszcza ikonę Stolika także na pulpicie."
!insertmacro SAY SHORTCUT_ABOUT "Gry rodzinne przy jednym komputerze"
!insertmacro SAY FILE_TYPE "Zapis gry Stolik"
!insertmacro SAY TOURNAMENT_TYPE "Turniej Stolik"
!insertmacro SAY START_STOLIK "Uruchom Stolik"

!insertmacro SAY TOO_OLD "Stolik wymaga 64-bitowego systemu Windows 10 w wersji 1809 lub nowszej."
!insertmacro SAY OTHER_SETUP "Trwa już instalowanie lub usuwanie Stolika. Najpierw je dokończ."
!insertmacro SAY CLOSE_STOLIK "Stolik jest uruchomiony. Zamknij go – gra jest zapisana – i wybierz „Ponów próbę”."
!insertmacro SAY STILL_RUNNING "Stolik jest uruchomiony, więc niczego nie zmieniono. Zamknij go i spróbuj ponownie."
!insertmacro SAY NEWER_ASK "Zainstalowana jest wersja $OldVersion Stolika, a to jest starsza wersja ${VERSION}. Może nie otworzyć gier zapisanych w nowszej. Czy mimo to zainstalować starszą wersję?"
!insertmacro SAY NEWER_IS_HERE "Zainstalowana jest wersja $OldVersion Stolika, a to jest starsza wersja ${VERSION}, więc niczego nie zmieniono."
!insertmacro SAY FOLDER_TAKEN "Folder $INSTDIR należy do czegoś innego. Wybierz inny, na przykład pusty."
!insertmacro SAY NOT_WRITTEN "Nie udało się zapisać Stolika w folderze $INSTDIR. Może dysk jest pełny albo folder jest chroniony przed zapisem? To, co było tam wcześniej, pozostało bez zmian."
!insertmacro SAY NOT_REPLACED "Niektórych plików Stolika w folderze $INSTDIR nie udało się zastąpić. Uruchom ten instalator jeszcze raz."
!insertmacro SAY UNPACKING "Rozpakowywanie Stolika…"
!insertmacro SAY REMOVING_OLD "Usuwanie wersji $OldVersion…"
!insertmacro SAY PLACING "Umieszczanie wersji ${VERSION} na miejscu…"

!insertmacro SAY REMOVAL_TITLE "Usuwanie Stolika"
!insertmacro SAY REMOVAL_SUBTITLE "Zdecyduj, czy zapisane gry mają pozostać."
!insertmacro SAY REMOVAL_TEXT "Stolik zostanie usunięty z tego folderu:"
!insertmacro SAY REMOVAL_SAVES "&Usuń także moje zapisane gry, osoby i ustawienia"
!insertmacro SAY REMOVAL_SAVES_ABOUT "Jeśli nie zaznaczysz tego pola, pozostaną w poniższym folderze i będą dostępne po ponownej instalacji Stolika. To, co przeniesiono do innego folderu, i tak tam zostanie."

!insertmacro VERSION_INFO "Instalator programu ${NAME}"
