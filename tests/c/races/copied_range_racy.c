// heddle: check
// expect: violated race
// race: text
// Two threads copy into different parts of a buffer.
// The parts overlap by one byte.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static char text[8];

static void *other(void *unused)
{
    memcpy(text, "abcd", 4); // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    memcpy(text + 3, "efg", 4); // HERE-ANY: race
    pthread_join(t, NULL);
    assert(text[0] == 'a');
    return 0;
}
