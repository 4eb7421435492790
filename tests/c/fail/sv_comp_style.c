// heddle: check
// expect: violated assertion
// As programs of the SV-COMP benchmarks are written: their own reach_error, a macro for assert, nondet conditions.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);
void reach_error(void) { assert(0); } // HERE: assertion
void __VERIFIER_assert(int expression) { if (!expression) { reach_error(); abort(); } }

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int data1, data2;

static void *thread1(void *unused)
{
    pthread_mutex_lock(&lock);
    data1++;
    if (__VERIFIER_nondet_bool()) data2++;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, NULL, thread1, NULL);
    pthread_create(&t2, NULL, thread1, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    __VERIFIER_assert(data1 == data2);
    return 0;
}
