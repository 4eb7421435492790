#include <stdio.h>
#include <string.h>
#include <strings.h>

static int sign(int n) { return (n > 0) - (n < 0); }

int main(void)
{
    const char *words[] = {"", "a", "abc", "abd", "ABC", "abcdef", "\xff", "zebra"};
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 8; j++)
            printf("%2d%2d%2d%2d ", sign(strcmp(words[i], words[j])), sign(strncmp(words[i], words[j], 3)), sign(strcasecmp(words[i], words[j])),
                   sign(strncasecmp(words[i], words[j], 2)));
        printf("\n");
    }
    printf("%d %d %d\n", sign(memcmp("ab\0c", "ab\0d", 4)), memcmp("same", "same", 4), sign(memcmp("\x80", "\x7f", 1)));
    printf("%zu %zu %zu\n", strlen(""), strlen("twelve bytes"), strnlen("abcdef", 3));
    printf("%d\n", sign(strcoll("a", "b")));
    return 0;
}
