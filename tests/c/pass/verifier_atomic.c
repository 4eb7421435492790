// heddle: check
// expect: verified
// A section that nothing interrupts.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int count;

static void *add(void *unused)
{
    __VERIFIER_atomic_begin();
    int seen = count;
    count = seen + 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2);
    return 0;
}
