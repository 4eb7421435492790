// heddle: check
// expect: verified
// Two workers add up the halves of an array.
// The second half begins where the first ends.
#include <assert.h>
#include <pthread.h>

static const int number[6] = {1, 2, 3, 4, 5, 6};
struct range {
    int from, to, sum;
};

static void *add(void *argument)
{
    struct range *r = argument;
    for (int i = r->from; i < r->to; i++) r->sum += number[i];
    return NULL;
}

int main(void)
{
    struct range half[2] = {{0, 3, 0}, {3, 6, 0}};
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, add, &half[i]);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    assert(half[0].sum + half[1].sum == 21);
    return 0;
}
