#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char **pool;
static size_t used, room;
static const char *intern(const char *s)
{
    size_t low = 0, high = used;
    while (low < high) {
        size_t mid = (low + high) / 2;
        int c = strcmp(pool[mid], s);
        if (c == 0) return pool[mid];
        if (c < 0) low = mid + 1;
        else high = mid;
    }
    if (used == room) pool = realloc(pool, (room = room ? room * 2 : 2) * sizeof *pool);
    memmove(pool + low + 1, pool + low, (used - low) * sizeof *pool);
    used++;
    return pool[low] = strdup(s);
}

int main(void)
{
    const char *a = intern("alpha"), *b = intern("beta"), *c = intern("alpha");
    printf("%d %d\n", a == c, a == b);
    for (int i = 0; i < 40; i++) {
        char key[16];
        snprintf(key, sizeof key, "k%02d", i * 7 % 20);
        intern(key);
    }
    printf("%zu %zu\n", used, room);
    for (size_t i = 0; i < used; i++) printf("%s ", pool[i]);
    printf("\n%s %s\n", a, intern("k07"));
    for (size_t i = 0; i < used; i++) free(pool[i]);
    free(pool);
    return 0;
}
