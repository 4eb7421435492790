// heddle: check
// expect: violated assertion
// A program makes threads for ever. That there is no room for more ends one path only: on others, threads have run before, and found that they are
// too many.
#include <assert.h>
#include <pthread.h>
#include <atomic>

static std::atomic<int> running;

static void *count(void *argument)
{
    assert(++running < 4); // HERE: assertion
    return argument;
}

int main(void)
{
    for (;;) {
        pthread_t t;
        pthread_create(&t, NULL, count, NULL);
        pthread_detach(t);
    }
}
