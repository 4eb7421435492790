#include <ctype.h>
#include <stdio.h>

int main(void)
{
    for (int c = 0; c < 128; c++) {
        printf("%d%d%d%d%d%d%d%d%d%d%d ", !!isalpha(c), !!isdigit(c), !!isalnum(c), !!isspace(c), !!isupper(c), !!islower(c), !!ispunct(c), !!isprint(c),
               !!isgraph(c), !!iscntrl(c), !!isxdigit(c));
        if (c % 8 == 7) printf("\n");
    }
    for (int c = 32; c < 127; c++) putchar(toupper(c));
    putchar('\n');
    for (int c = 32; c < 127; c++) putchar(tolower(c));
    putchar('\n');
    printf("%d %d %d\n", isalpha(EOF), toupper(EOF) == EOF, !!isblank('\t'));
    return 0;
}
