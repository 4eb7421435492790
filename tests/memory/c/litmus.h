// Runs one case of a litmus test, named by the program's first argument: a thread for each of its functions,
// then its end, then a line with the results r1, r2, ...
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static int r1, r2, r3, r4;

struct litmus {
    const char *name;
    void (*threads[4])(void);
    void (*end)(void);
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static inline int locked_read(const int *from)
{
    pthread_mutex_lock(&lock);
    int value = *from;
    pthread_mutex_unlock(&lock);
    return value;
}

static inline void locked_write(int *to, int value)
{
    pthread_mutex_lock(&lock);
    *to = value;
    pthread_mutex_unlock(&lock);
}

static void *run_thread(void *function)
{
    (*(void (*const *)(void))function)();
    return NULL;
}

static int run_litmus(const struct litmus *cases, int count, int results, int argc, char **argv)
{
    for (int i = 0; i < count; i++) {
        if (argc != 2 || strcmp(cases[i].name, argv[1]) != 0) continue;
        pthread_t threads[4];
        int n = 0;
        for (; n < 4 && cases[i].threads[n]; n++)
            pthread_create(&threads[n], NULL, run_thread, (void *)&cases[i].threads[n]);
        for (int t = 0; t < n; t++) pthread_join(threads[t], NULL);
        if (cases[i].end) cases[i].end();
        const int found[] = {r1, r2, r3, r4};
        for (int r = 0; r < results; r++) printf(r == 0 ? "%d" : ", %d", found[r]);
        printf("\n");
        return 0;
    }
    fprintf(stderr, "give the name of a case\n");
    return 2;
}
