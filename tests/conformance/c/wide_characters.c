#include <stdio.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>

int main(void)
{
    wchar_t w[] = L"wide \u00e4\u20ac";
    printf("%zu %zu\n", wcslen(w), sizeof w);
    for (size_t i = 0; i < wcslen(w); i++) printf("%x ", (unsigned)w[i]);
    printf("\n");
    wchar_t copy[20];
    wcscpy(copy, w);
    printf("%d %d\n", wcscmp(copy, w), wcscmp(L"a", L"b") < 0);
    wcscat(copy, L"!");
    printf("%zu %d\n", wcslen(copy), wcschr(copy, L'!') - copy);
    char utf8[] = u8"\u00e4\u20ac\U0001f600";
    printf("%zu", strlen(utf8));
    for (char *p = utf8; *p; p++) printf(" %02x", (unsigned char)*p);
    printf("\n");
    char16_t u16[] = u"\U0001f600x";
    char32_t u32[] = U"\U0001f600x";
    printf("%zu %x %x %zu %x\n", sizeof u16 / 2, u16[0], u16[1], sizeof u32 / 4, (unsigned)u32[0]);
    printf("%d %d %d %d\n", 'ab' != 0, L'\xff', '\377' == (char)255, '\x41');
    printf("%s\n", "a\tb\\c\"d\x41\101" "joined");
    wmemset(copy, L'z', 3);
    printf("%lc%d\n", (wint_t)copy[2], wmemcmp(copy, L"zzz", 3));
    return 0;
}
