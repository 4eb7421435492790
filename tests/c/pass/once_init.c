// heddle: check
// expect: verified
// Whoever comes first makes the table, once.
// pthread_once.
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
    pthread_once(&once, make);
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
    assert(table == 100);
    return 0;
}
