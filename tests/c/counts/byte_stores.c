// outcomes: 0000 | 0011 | 1100 | 1111
// Halves of one word, each written by one store of 16 bits; main reads the word in one load.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static union {
    uint32_t word;
    uint16_t half[2];
} shared;
static void *low(void *u) { shared.half[0] = 0x11; return u; }
static void *high(void *u) { shared.half[1] = 0x11; return u; }

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, low, NULL);
    pthread_create(&s, NULL, high, NULL);
    uint32_t seen = shared.word;
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%02x%02x\n", seen >> 16, seen & 0xffff);
    return 0;
}
