// heddle: check --range -8..7
// expect: verified
// Only one value of the range breaks it.
// No number has the square 50.
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
static int chosen;

static void *chooser(void *unused)
{
    chosen = __VERIFIER_nondet_int();
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, chooser, NULL);
    pthread_join(t, NULL);
    assert(chosen * chosen != 50);
    return 0;
}
