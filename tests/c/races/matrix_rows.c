// heddle: check
// expect: verified
// Matrix times vector, each thread with rows of its own.
#include <assert.h>
#include <pthread.h>

static const int a[3][2] = {{1, 2}, {3, 4}, {5, 6}};
static const int x[2] = {1, 2};
static int y[3];

static void rows(int from, int to)
{
    for (int i = from; i < to; i++) {
        y[i] = a[i][0] * x[0] + a[i][1] * x[1];
    }
}

static void *other(void *unused)
{
    rows(0, 1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    rows(1, 3);
    pthread_join(t, NULL);
    assert(y[0] == 5 && y[1] == 11 && y[2] == 17);
    return 0;
}
