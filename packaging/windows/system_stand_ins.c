/* Functions of Windows 10 that Wine 8 lacks and the real program needs to start. One library with two names:

   bcryptprimitives.dll: the source of random numbers for programs in Rust (pydantic).
   icuuc.dll: Qt asks it for text encodings other than Unicode; Stolik uses none, and here it has none. */

#include <windows.h>
#include <ntsecapi.h>

#define OFFERED __declspec(dllexport)

OFFERED BOOL WINAPI ProcessPrng(BYTE *place, SIZE_T size)
{
    while (size) {
        ULONG part = size > 65536 ? 65536 : (ULONG)size;
        if (!RtlGenRandom(place, part))
            return FALSE;
        place += part;
        size -= part;
    }
    return TRUE;
}

OFFERED void *ucnv_open(const char *name, int *error)
{
    *error = 4; /* U_FILE_ACCESS_ERROR: there is no such encoding */
    return NULL;
}

OFFERED const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    *error = 4;
    return NULL;
}

OFFERED int ucnv_countAvailable(void) { return 0; }

/* None of these can be called without an open encoding. */
#define UNREACHED(name) OFFERED void *name(void) { return NULL; }
UNREACHED(ucnv_cbFromUWriteUChars)
UNREACHED(ucnv_cbToUWriteUChars)
UNREACHED(ucnv_close)
UNREACHED(ucnv_fromUCountPending)
UNREACHED(ucnv_fromUnicode)
UNREACHED(ucnv_getAvailableName)
UNREACHED(ucnv_getFromUCallBack)
UNREACHED(ucnv_getMaxCharSize)
UNREACHED(ucnv_getName)
UNREACHED(ucnv_getToUCallBack)
UNREACHED(ucnv_reset)
UNREACHED(ucnv_setFromUCallBack)
UNREACHED(ucnv_setToUCallBack)
UNREACHED(ucnv_toUCountPending)
UNREACHED(ucnv_toUnicode)
UNREACHED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
UNREACHED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
