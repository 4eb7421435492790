// heddle: check
// expect: verified
// Two spin locks.
#include <pthread.h>

static pthread_spinlock_t a, b;

static void *worker(void *unused)
{
    pthread_spin_lock(&a);
    pthread_spin_lock(&b);
    pthread_spin_unlock(&a);
    pthread_spin_unlock(&b);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_spin_init(&a, PTHREAD_PROCESS_PRIVATE);
    pthread_spin_init(&b, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, NULL, worker, NULL);
    pthread_spin_lock(&a);
    pthread_spin_lock(&b);
    pthread_spin_unlock(&b);
    pthread_spin_unlock(&a);
    pthread_join(t, NULL);
    return 0;
}
