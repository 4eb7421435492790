// heddle: check --uninitialised
// expect: violated memory
// A local variable whose address goes to a helper.
// The helper sets it only if it comes before main's flag.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int late;

static void *set(void *out)
{
    if (!late) *(int *)out = 1;
    return NULL;
}

int main(void)
{
    int result;
    pthread_t t;
    pthread_create(&t, NULL, set, &result);
    late = 1;
    pthread_join(t, NULL);
    if (result == 1) return 1; // HERE: memory
    return 0;
}
