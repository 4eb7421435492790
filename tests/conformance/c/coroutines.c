// Coroutines made of switch and static state.
#include <stdio.h>

#define BEGIN switch (c->line) { case 0:
#define YIELD(v) do { c->line = __LINE__; return (v); case __LINE__:; } while (0)
#define END } c->line = 0; return -1
struct coroutine { int line, i, j; };

static int pairs(struct coroutine *c)
{
    BEGIN;
    for (c->i = 0; c->i < 3; c->i++)
        for (c->j = c->i; c->j < 3; c->j++) YIELD(c->i * 10 + c->j);
    YIELD(99);
    END;
}
static int primes(struct coroutine *c)
{
    BEGIN;
    YIELD(2);
    for (c->i = 3; c->i < 40; c->i += 2) {
        for (c->j = 3; c->j * c->j <= c->i; c->j += 2)
            if (c->i % c->j == 0) break;
        if (c->j * c->j > c->i) YIELD(c->i);
    }
    END;
}

int main(void)
{
    struct coroutine a = {0}, b = {0};
    for (int i = 0, x, y; i < 14; i++) {
        x = pairs(&a);
        y = primes(&b);
        printf("%d/%d ", x, y);
    }
    printf("\n");
    return 0;
}
