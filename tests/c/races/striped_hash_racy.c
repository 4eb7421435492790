// heddle: check
// expect: violated race
// race: size
// Hash table with a mutex for each bucket.
// The number of entries is counted under the mutex of one bucket only.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int buckets[2][2];
static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int size;

static void add(int key)
{
    int bucket = key % 2;
    pthread_mutex_lock(&locks[bucket]);
    buckets[bucket][buckets[bucket][0] ? 1 : 0] = key;
    size++; // HERE-ANY: race
    pthread_mutex_unlock(&locks[bucket]);
}

static void *other(void *unused)
{
    add(1);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    add(2);
    add(3);
    pthread_join(t, NULL);
    assert(buckets[1][0] + buckets[1][1] == 4);
    assert(size >= 2);
    return 0;
}
