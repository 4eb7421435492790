// heddle: check
// expect: verified
// One thread reads what another one frees.
// The reader is joined first.
#include <pthread.h>
#include <stdlib.h>

static void *reader(void *data)
{
    int first = *(int *)data;
    return (void *)(long)first;
}

int main(void)
{
    int *data = malloc(4 * sizeof *data);
    data[0] = 1;
    pthread_t t;
    pthread_create(&t, NULL, reader, data);
    pthread_join(t, NULL);
    free(data);
    return 0;
}
