// heddle: check
// expect: violated race
// race: s->parts
// The last of two users reads what both have written: the count is decremented with acquire and release.
// With relaxed order.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct shared {
    atomic_int users;
    int parts[2];
};

static int sum;

static void leave(struct shared *s, int me)
{
    s->parts[me] = me + 1; // HERE-ANY: race
    if (atomic_fetch_sub_explicit(&s->users, 1, memory_order_relaxed) == 1) {
        sum = s->parts[0] + s->parts[1]; // HERE-ANY: race
    }
}

static void *other(void *s)
{
    leave(s, 1);
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct shared *s = calloc(1, sizeof *s);
    s->users = 2;
    pthread_create(&t, NULL, other, s);
    leave(s, 0);
    pthread_join(t, NULL);
    assert(sum == 3);
    free(s);
    return 0;
}
