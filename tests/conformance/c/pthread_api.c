// Return values of the pthread calls in a single thread.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdio.h>
#include <time.h>

static void *identity(void *p) { return p; }

int main(void)
{
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
    printf("%d %d %d\n", pthread_mutex_lock(&m), pthread_mutex_trylock(&m) == EBUSY, pthread_mutex_unlock(&m));
    printf("%d %d %d %d\n", pthread_mutex_lock(&r), pthread_mutex_lock(&r), pthread_mutex_unlock(&r), pthread_mutex_unlock(&r));
    printf("%d %d %d %d\n", pthread_mutex_lock(&e), pthread_mutex_lock(&e) == EDEADLK, pthread_mutex_unlock(&e), pthread_mutex_unlock(&e) == EPERM);
    printf("%d %d\n", pthread_mutex_destroy(&m), pthread_mutex_destroy(&r));
    pthread_mutexattr_t a;
    int type;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutexattr_gettype(&a, &type);
    printf("%d %d\n", type == PTHREAD_MUTEX_ERRORCHECK, pthread_mutexattr_settype(&a, 99) == EINVAL);
    struct timespec past = {1, 0};
    pthread_cond_t c = PTHREAD_COND_INITIALIZER;
    pthread_mutex_lock(&e);
    printf("%d\n", pthread_cond_timedwait(&c, &e, &past) == ETIMEDOUT);
    pthread_mutex_unlock(&e);
    printf("%d %d %d\n", pthread_cond_signal(&c), pthread_cond_broadcast(&c), pthread_cond_destroy(&c));
    sem_t s;
    int value;
    sem_init(&s, 0, 2);
    sem_wait(&s);
    sem_post(&s), sem_post(&s);
    sem_getvalue(&s, &value);
    printf("%d %d\n", value, sem_trywait(&s));
    sem_trywait(&s), sem_trywait(&s);
    printf("%d %d\n", sem_trywait(&s), errno == EAGAIN);
    printf("%d %d\n", sem_timedwait(&s, &past), errno == ETIMEDOUT);
    pthread_rwlock_t w = PTHREAD_RWLOCK_INITIALIZER;
    printf("%d %d %d %d\n", pthread_rwlock_rdlock(&w), pthread_rwlock_tryrdlock(&w), pthread_rwlock_trywrlock(&w) == EBUSY, pthread_rwlock_unlock(&w));
    pthread_rwlock_unlock(&w);
    printf("%d %d %d\n", pthread_rwlock_wrlock(&w), pthread_rwlock_tryrdlock(&w) == EBUSY, pthread_rwlock_unlock(&w));
    pthread_spinlock_t l;
    pthread_spin_init(&l, 0);
    printf("%d %d %d\n", pthread_spin_lock(&l), pthread_spin_trylock(&l) == EBUSY, pthread_spin_unlock(&l));
    pthread_key_t k;
    printf("%d %d %d\n", pthread_key_create(&k, NULL), pthread_getspecific(k) == NULL, pthread_setspecific(k, &k));
    printf("%d %d\n", pthread_getspecific(k) == &k, pthread_key_delete(k));
    pthread_t t;
    void *out;
    printf("%d", pthread_create(&t, NULL, identity, &t));
    printf(" %d %d\n", pthread_join(t, &out), out == &t);
    printf("%d %d\n", pthread_equal(pthread_self(), pthread_self()) != 0, pthread_join(pthread_self(), NULL) == EDEADLK);
    pthread_attr_t attributes;
    int state;
    size_t size;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_getdetachstate(&attributes, &state);
    pthread_attr_setstacksize(&attributes, 1 << 20);
    pthread_attr_getstacksize(&attributes, &size);
    printf("%d %zu\n", state == PTHREAD_CREATE_DETACHED, size);
    pthread_barrier_t b;
    printf("%d %d ", pthread_barrier_init(&b, NULL, 0) == EINVAL, pthread_barrier_init(&b, NULL, 1));
    printf("%d\n", pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD);
    printf("%d\n", sched_yield());
    return 0;
}
