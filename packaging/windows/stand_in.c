/* Stands in for the frozen program where the setup is proved without it.

   stolik.exe --smoke-test=FILE    writes one line to FILE and ends
   stolik.exe SOMETHING.stolik     writes the path to %TEMP%\stolik-opened.txt and ends
   stolik.exe                      shows a window until it is closed, for two minutes at most */

#include <windows.h>

#include <shellapi.h>
#include <stdio.h>

static int write_line(const wchar_t *path, const wchar_t *line)
{
    FILE *file = _wfopen(path, L"w, ccs=UTF-8");
    if (!file)
        return 1;
    fwprintf(file, L"%ls\n", line);
    return fclose(file);
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, wchar_t *line, int show)
{
    static const wchar_t smoke[] = L"--smoke-test=";
    int count;
    wchar_t **arguments = CommandLineToArgvW(GetCommandLineW(), &count);
    if (count > 1 && !wcsncmp(arguments[1], smoke, wcslen(smoke)))
        return write_line(arguments[1] + wcslen(smoke), L"stolik " VERSION L": a stand-in, all is well");
    if (count > 1) {
        wchar_t place[MAX_PATH + 32];
        GetTempPathW(MAX_PATH, place);
        wcscat(place, L"stolik-opened.txt");
        return write_line(place, arguments[1]);
    }
    CreateWindowW(L"STATIC", L"Stolik", WS_OVERLAPPEDWINDOW | WS_VISIBLE, 0, 0, 400, 300, NULL, NULL, instance, NULL);
    SetTimer(NULL, 0, 120000, NULL);
    MSG message;
    while (GetMessageW(&message, NULL, 0, 0) > 0 && message.message != WM_TIMER)
        DispatchMessageW(&message);
    return 0;
}
