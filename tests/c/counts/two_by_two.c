// outcomes: aabb | abab | abba | baab | baba | bbaa
// Two threads append two letters each under a lock: all 4! / (2! 2!) = 6 orders.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char text[5];
static int length;

static void append(char c)
{
    pthread_mutex_lock(&lock);
    text[length++] = c;
    pthread_mutex_unlock(&lock);
}
static void *a(void *u) { append('a'); append('a'); return u; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, a, NULL);
    append('b');
    append('b');
    pthread_join(t, NULL);
    puts(text);
    return 0;
}
