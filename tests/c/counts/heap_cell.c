// outcomes: 1 | 2 | 3
// A heap cell that two threads get: main adds 1 and 2 in two threads, plainly: 3, or one of them is lost.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int *cell, add;
};
static void *run(void *argument)
{
    struct job *job = argument;
    *job->cell += job->add;
    return NULL;
}

int main(void)
{
    int *cell = calloc(1, sizeof *cell);
    struct job a = {cell, 1}, b = {cell, 2};
    pthread_t t, s;
    pthread_create(&t, NULL, run, &a);
    pthread_create(&s, NULL, run, &b);
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    printf("%d\n", *cell);
    free(cell);
    return 0;
}
