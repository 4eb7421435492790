// heddle: check
// expect: verified
// Copying as many bytes as another thread says.
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static char from[8] = "message", to[16];
static atomic_int length = 4;

static void *worker(void *unused)
{
    length = 12;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    size_t n = (size_t)length;
    if (n > sizeof from) n = sizeof from;
    memcpy(to, from, n);
    pthread_join(t, NULL);
    return to[0] != 'm';
}
