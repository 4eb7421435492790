// heddle: check
// expect: verified
// Two threads set a flag each.
#include <assert.h>
#include <pthread.h>

static struct {
    unsigned char left;
    unsigned char right;
} flags;

static void *other(void *unused)
{
    flags.left = 1;
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    flags.right = 1;
    pthread_join(t, NULL);
    assert(flags.left == 1 && flags.right == 1);
    return 0;
}
