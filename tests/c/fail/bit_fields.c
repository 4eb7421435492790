// heddle: check
// expect: violated assertion
// Two flags, one for each thread.
// Neighbouring bit-fields share their byte: writing one rewrites the other. Steps: both read 00; one writes 01, one 10.
#include <assert.h>
#include <pthread.h>

struct flags {
    unsigned char left : 1, right : 1;
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
    assert(flags.left && flags.right); // HERE: assertion
    return 0;
}
