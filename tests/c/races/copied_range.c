// heddle: check
// expect: verified
// Two threads copy into different parts of a buffer.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static char text[8];

static void *other(void *unused)
{
    memcpy(text, "abcd", 4);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    memcpy(text + 4, "efg", 4);
    pthread_join(t, NULL);
    assert(text[0] == 'a');
    return 0;
}
