// outcomes: 30
// Written before the threads start, only read by them: no interleaving matters.
#include <pthread.h>
#include <stdio.h>

static int table[4], sum[2];
static void *add(void *argument)
{
    long me = (long)argument;
    for (int i = 0; i < 4; i++) sum[me] += table[i];
    return NULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++) table[i] = i * i + (i == 3);
    pthread_t t, s;
    pthread_create(&t, NULL, add, (void *)0L);
    pthread_create(&s, NULL, add, (void *)1L);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d\n", sum[0] + sum[1]);
    return 0;
}
