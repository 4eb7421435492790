// heddle: check
// expect: violated race
// race: word | word.whole | word.bytes
// One thread writes the low byte of a word, the other the high byte: different locations.
// The other writes the whole word.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static union {
    uint16_t whole;
    uint8_t bytes[2];
} word;

static void *other(void *unused)
{
    word.bytes[0] = 1; // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    word.whole = 0x101; // HERE-ANY: race
    pthread_join(t, NULL);
    assert(word.bytes[0] == 1 && word.bytes[1] == 1);
    return 0;
}
