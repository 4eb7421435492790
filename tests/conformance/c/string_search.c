#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

static long at(const char *base, const char *found) { return found ? found - base : -1; }

int main(void)
{
    const char *s = "the quick brown fox jumps over the lazy dog";
    printf("%ld %ld %ld %ld\n", at(s, strchr(s, 'q')), at(s, strchr(s, 'z')), at(s, strchr(s, 'Q')), at(s, strchr(s, 0)));
    printf("%ld %ld\n", at(s, strrchr(s, 'o')), at(s, strrchr(s, '!')));
    printf("%ld %ld %ld %ld\n", at(s, strstr(s, "the")), at(s, strstr(s, "over")), at(s, strstr(s, "cat")), at(s, strstr(s, "")));
    printf("%ld %ld\n", at(s, strpbrk(s, "xyz")), at(s, strpbrk(s, "123")));
    printf("%zu %zu %zu %zu\n", strspn(s, "eht"), strcspn(s, " "), strspn(s, ""), strcspn(s, "!"));
    printf("%ld %ld\n", at(s, memchr(s, 'k', 9)), at(s, memchr(s, 'k', 5)));
    printf("%ld %ld\n", at(s, memrchr(s, 'e', 30)), at(s, memmem(s, 43, "lazy", 4)));
    printf("%ld %ld\n", at(s, strchrnul(s, '#')), at(s, strcasestr(s, "FOX")));
    printf("%ld\n", at(s, index(s, 'b')) + at(s, rindex(s, 'b')));
    return 0;
}
