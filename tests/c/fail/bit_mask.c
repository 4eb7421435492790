// heddle: check
// expect: violated assertion
// Each thread sets its bit.
// A plain |=. Steps: both read 0; both write one bit.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static uint8_t mask;

static void *set(void *argument)
{
    uint8_t bit = (uint8_t)(1u << (long)argument);
    mask |= bit;
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, set, (void *)3L);
    pthread_create(&two, NULL, set, (void *)7L);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(mask == 0x88); // HERE: assertion
    return 0;
}
