// heddle: check
// expect: verified
// Two flags, one for each thread.
// Each in its own byte.
#include <assert.h>
#include <pthread.h>

struct flags {
    unsigned char left, right;
};
static struct flags flags;

static void *left(void *unused)
{
    flags.left = 1;
    return unused;
}

static void *right(void *unused)
{
    flags.right = 1;
    return unused;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, left, NULL);
    pthread_create(&two, NULL, right, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(flags.left && flags.right);
    return 0;
}
