// heddle: check
// expect: violated race
// race: visits
// Two threads count together; nobody guards the counter.
#include <assert.h>
#include <pthread.h>

static int visits;

static void *visitor(void *unused)
{
    visits++; // HERE: race
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, visitor, NULL);
    pthread_create(&b, NULL, visitor, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(visits == 2);
    return 0;
}
