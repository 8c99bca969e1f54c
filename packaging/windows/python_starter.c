/* python.exe for freezing under Wine: passes its arguments to the Python beside it. */

#include <windows.h>

typedef int (*entry)(int, wchar_t **);

int wmain(int count, wchar_t **arguments)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    entry run = python ? (entry)(void *)GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(count, arguments) : 3;
}
