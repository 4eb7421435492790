// heddle: check
// expect: verified
// One thread writes the low byte of a word, the other the high byte: different locations.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static union {
    uint16_t whole;
    uint8_t bytes[2];
} word;

static void *other(void *unused)
{
    word.bytes[0] = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    word.bytes[1] = 1;
    pthread_join(t, NULL);
    assert(word.bytes[0] == 1 && word.bytes[1] == 1);
    return 0;
}
