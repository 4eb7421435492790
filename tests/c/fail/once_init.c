// heddle: check
// expect: violated assertion
// Whoever comes first makes the table, once.
// A flag. Steps: both see 0; both make it.
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int made, table;

static void make(void)
{
    made++;
    table = 100 * made;
}

static void *user(void *unused)
{
    if (!made) make();
    return unused;
}

int main(void)
{
    (void)once;
    pthread_t one, two;
    pthread_create(&one, NULL, user, NULL);
    pthread_create(&two, NULL, user, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(table == 100); // HERE: assertion
    return 0;
}
