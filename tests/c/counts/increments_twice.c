// outcomes: 2 | 3 | 4
// Two threads, two increments each. 4: no overlap. 3: one is lost. 2: both read 0; A finishes; B writes 1, reads it, writes 2.
// 1 would need a last write of 1, so a thread whose second read gave 0; but it comes after its own write of at least 1, and
// nobody writes 0.
#include <pthread.h>
#include <stdio.h>

static int count;
static void *add(void *u) { count++; count++; return u; }

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, add, NULL);
    pthread_create(&s, NULL, add, NULL);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d\n", count);
    return 0;
}
