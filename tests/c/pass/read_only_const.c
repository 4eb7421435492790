// heddle: check
// expect: verified
// A const object stays as it is, even if the const is cast away.
#include <pthread.h>

static const int limits[2] = {1, 2};
static int own[2] = {1, 2};

static void *raise_(void *limit)
{
    *(int *)limit += 10;
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, raise_, &own[1]);
    pthread_join(t, NULL);
    return own[1] + limits[1] == 0;
}
