// outcomes: 0 0 | 0 1 | 1 1
// data = 1; flag = 1  beside  a = flag; b = data: not flag without data.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int data, flag;
static void *sender(void *u) { data = 1; flag = 1; return u; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, sender, NULL);
    int a = flag, b = data;
    pthread_join(t, NULL);
    printf("%d %d\n", a, b);
    return 0;
}
