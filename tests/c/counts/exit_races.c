// outcomes: main | mainworker | workermain
// main prints and returns, which ends the program: the worker prints before main, or between main's printing and its return, or
// never.
#include <pthread.h>
#include <stdio.h>

static void *worker(void *u) { fputs("worker", stdout); return u; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_detach(t);
    fputs("main", stdout);
    return 0;
}
