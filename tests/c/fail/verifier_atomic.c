// heddle: check
// expect: violated assertion
// A section that nothing interrupts.
// Without it. Steps: both read 0; both write 1.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int count;

static void *add(void *unused)
{
    int seen = count;
    count = seen + 1;
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2); // HERE: assertion
    return 0;
}
