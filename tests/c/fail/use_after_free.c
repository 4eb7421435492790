// heddle: check
// expect: violated memory
// One thread reads what another one frees.
// Steps: main frees; the reader reads.
#include <pthread.h>
#include <stdlib.h>

static void *reader(void *data)
{
    int first = *(int *)data; // HERE: memory
    return (void *)(long)first;
}

int main(void)
{
    int *data = malloc(4 * sizeof *data);
    data[0] = 1;
    pthread_t t;
    pthread_create(&t, NULL, reader, data);
    free(data);
    pthread_join(t, NULL);
    return 0;
}
