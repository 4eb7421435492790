// outcomes: ab12 | ab21 | ba12 | ba21
// Letters before the barrier, digits after it.
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t barrier;
static void *print(void *text)
{
    putchar(((char *)text)[0]);
    pthread_barrier_wait(&barrier);
    putchar(((char *)text)[1]);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&t, NULL, print, "a1");
    print("b2");
    pthread_join(t, NULL);
    putchar('\n');
    return 0;
}
