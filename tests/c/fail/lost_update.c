// heddle: check
// expect: violated assertion
// Two threads add one to a counter. Steps: both read 0; both write 1; main counts 1.
#include <assert.h>
#include <pthread.h>

static int count;

static void *add(void *unused)
{
    (void)unused;
    count++;
    return NULL;
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
