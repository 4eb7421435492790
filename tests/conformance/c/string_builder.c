#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { char *bytes; size_t length, room; };

static void append(struct text *t, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    va_list again;
    va_copy(again, list);
    size_t n = (size_t)vsnprintf(NULL, 0, format, list);
    va_end(list);
    if (t->length + n + 1 > t->room) {
        t->room = (t->length + n + 1) * 2;
        t->bytes = realloc(t->bytes, t->room);
    }
    vsnprintf(t->bytes + t->length, n + 1, format, again);
    va_end(again);
    t->length += n;
}
static void reverse(char *s)
{
    for (size_t i = 0, j = strlen(s); j > i + 1; i++) {
        char c = s[i];
        s[i] = s[--j];
        s[j] = c;
    }
}

int main(void)
{
    struct text t = {0};
    for (int i = 0; i < 10; i++) append(&t, "%s%d:%.2f", i ? ", " : "[", i, i / 3.0);
    append(&t, "]%c", '!');
    printf("%s %zu\n", t.bytes, t.length);
    reverse(t.bytes);
    printf("%s\n", t.bytes);
    free(t.bytes);
    return 0;
}
