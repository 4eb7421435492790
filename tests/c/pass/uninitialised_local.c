// heddle: check --uninitialised
// expect: verified
// A local variable whose address goes to a helper.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int late;

static void *set(void *out)
{
    *(int *)out = 0;
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
    if (result == 1) return 1;
    return 0;
}
