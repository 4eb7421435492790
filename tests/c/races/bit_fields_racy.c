// heddle: check
// expect: violated race
// race: flags | flags.left | flags.right
// Two threads set a flag each.
// The flags are bit-fields that share one memory location.
#include <assert.h>
#include <pthread.h>

static struct {
    unsigned char left : 4;
    unsigned char right : 4;
} flags;

static void *other(void *unused)
{
    flags.left = 1; // HERE-ANY: race
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    flags.right = 1; // HERE-ANY: race
    pthread_join(t, NULL);
    assert(flags.left == 1 || flags.right == 1);
    return 0;
}
