// Thread-local variables in a program with one thread, and in threads one after the other.
#include <pthread.h>
#include <stdio.h>

static _Thread_local int n = 5;
static __thread char name[8] = "first";
_Thread_local struct { int a; double b; } pair = {1, 2.5};
static _Thread_local int *address = &(int){0};

static void *worker(void *argument)
{
    static _Thread_local int calls = 100;
    n += (int)(long)argument;
    name[0] += (char)(long)argument;
    pair.b *= n;
    calls++;
    printf("%d %s %d %g %d\n", n, name, pair.a, pair.b, calls);
    return &n == NULL ? NULL : argument;
}

int main(void)
{
    worker((void *)1L);
    worker((void *)1L);
    for (long i = 2; i < 5; i++) {
        pthread_t t;
        pthread_create(&t, NULL, worker, (void *)i);
        pthread_join(t, NULL);
    }
    worker((void *)10L);
    printf("%d\n", address != NULL);
    return 0;
}
