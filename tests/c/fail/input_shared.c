// heddle: check
// expect: violated assertion
// The input comes to another thread through a variable and is compared there.
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int x;

static void *reader(void *unused)
{
    (void)unused;
    if (x > 1000)
        assert(x != 5000); // HERE: assertion
    return 0;
}

int main(void)
{
    pthread_t thread;
    x = __VERIFIER_nondet_int();
    pthread_create(&thread, 0, reader, 0);
    pthread_join(thread, 0);
    return 0;
}
