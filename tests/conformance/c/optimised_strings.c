// levels: -O1 -O2 -O3 -Os
// String code that optimisers rewrite into calls and back: memset idioms, strlen loops, memcpy of structs, switch tables.
#include <stdio.h>
#include <string.h>

struct rec { char name[20]; int values[6]; double weight; };
static void clear(char *p, int n) { for (int i = 0; i < n; i++) p[i] = 0; }
static void copy(char *to, const char *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
static int length(const char *s) { int n = 0; while (s[n]) n++; return n; }
static int equal(const char *a, const char *b, int n) { for (int i = 0; i < n; i++) if (a[i] != b[i]) return 0; return 1; }
static const char *day(int n)
{
    switch (n) {
    case 0: return "sunday";
    case 1: return "monday";
    case 2: return "tuesday";
    case 3: return "wednesday";
    case 4: return "thursday";
    case 5: return "friday";
    case 6: return "saturday";
    default: return "none";
    }
}
static int weight(int n) { switch (n) { case 0: return 3; case 1: return 14; case 2: return 15; case 3: return 92; case 4: return 65; default: return 0; } }

int main(void)
{
    char buffer[100], other[100];
    memset(buffer, 'x', sizeof buffer);
    clear(buffer + 10, 50);
    copy(buffer + 20, "copied text", 12);
    printf("%d %s %c\n", length(buffer + 20), buffer + 20, buffer[60]);
    copy(other, buffer, 100);
    printf("%d ", equal(other, buffer, 100));
    other[99]++;
    printf("%d\n", equal(other, buffer, 100));
    struct rec a = {"first", {1, 2, 3, 4, 5, 6}, 1.5}, b[3];
    for (int i = 0; i < 3; i++) {
        b[i] = a;
        b[i].values[i] *= 100;
        strcat(b[i].name, day(i) + 3);
    }
    for (int i = 0; i < 3; i++) printf("%s %d %d %g\n", b[i].name, b[i].values[0], b[i].values[i], b[i].weight);
    int total = 0;
    for (int i = -1; i < 8; i++) total = total * 7 + weight(i) + (int)strlen(day(i));
    printf("%d\n", total);
    char reversed[32];
    int n = length(b[2].name);
    for (int i = 0; i <= n; i++) reversed[i] = i < n ? b[2].name[n - 1 - i] : 0;
    printf("%s %d %d\n", reversed, strcmp(reversed, b[2].name) != 0, memcmp(&b[0], &b[0], sizeof b[0]));
    return 0;
}
