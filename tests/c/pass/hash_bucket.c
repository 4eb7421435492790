// heddle: check
// expect: verified
// A hash table with one lock per bucket.
// The lock is the one of the key's bucket.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#define BUCKETS 2
struct entry {
    int key;
    struct entry *next;
};
static struct entry *bucket[BUCKETS];
static pthread_mutex_t lock[BUCKETS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void put(int key, int thread)
{
    int b = key % BUCKETS;
    int l = b;
    (void)thread;
    struct entry *e = malloc(sizeof *e);
    e->key = key;
    pthread_mutex_lock(&lock[l]);
    e->next = bucket[b];
    bucket[b] = e;
    pthread_mutex_unlock(&lock[l]);
}

static void *one(void *u) { put(4, 0); return u; }
static void *two(void *u) { put(6, 1); return u; }

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, one, NULL);
    pthread_create(&b, NULL, two, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    int found = 0;
    for (struct entry *e = bucket[0]; e; e = e->next) found += e->key;
    assert(found == 10);
    return 0;
}
