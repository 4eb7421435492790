// heddle: check
// expect: verified
// Each thread sets its bit.
// fetch_or.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint8_t mask;

static void *set(void *argument)
{
    uint8_t bit = (uint8_t)(1u << (long)argument);
    atomic_fetch_or(&mask, bit);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, set, (void *)3L);
    pthread_create(&two, NULL, set, (void *)7L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(mask == 0x88);
    return 0;
}
