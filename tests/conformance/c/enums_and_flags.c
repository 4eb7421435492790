#include <stdio.h>

enum level { LOW, MID = 5, HIGH, TOP = HIGH + 10 };
enum flags { READ = 1, WRITE = 2, EXEC = 4, ALL = READ | WRITE | EXEC };
enum big { HUGE = 0x123456789abll, SMALL = -2 };
enum __attribute__((packed)) tiny { A, B, C };

static const char *name(enum level l)
{
    switch (l) {
    case LOW: return "low";
    case MID: return "mid";
    case HIGH: return "high";
    case TOP: return "top";
    }
    return "?";
}

int main(void)
{
    for (enum level l = LOW; l <= TOP; l++) printf("%s ", name(l));
    printf("\n");
    enum flags f = READ;
    f |= EXEC;
    printf("%d %d %d\n", f, f & WRITE, (f ^ ALL) == WRITE);
    f &= ~READ;
    printf("%d\n", f);
    printf("%llx %lld %zu %zu\n", (long long)HUGE, (long long)SMALL, sizeof(enum big), sizeof(enum tiny));
    int counts[TOP + 1] = {[MID] = 1, [TOP] = 2};
    printf("%d %d\n", counts[MID], counts[TOP]);
    enum tiny t[3] = {C, A, B};
    printf("%d%d%d\n", t[0], t[1], t[2]);
    return 0;
}
