// outcomes: mainworker | workermain
// main leaves by pthread_exit: the worker always gets to print.
#include <pthread.h>
#include <stdio.h>

static void *worker(void *u) { fputs("worker", stdout); return u; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    fputs("main", stdout);
    pthread_exit(NULL);
}
