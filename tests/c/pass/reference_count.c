// heddle: check
// expect: verified
// The last user frees.
// Who takes the count from 1 to 0 is the last one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct shared {
    atomic_int users;
    int data;
};

static void *user(void *argument)
{
    struct shared *s = argument;
    int seen = s->data;
    if (atomic_fetch_sub(&s->users, 1) == 1) free(s);
    return (void *)(long)seen;
}

int main(void)
{
    struct shared *s = malloc(sizeof *s);
    atomic_init(&s->users, 2);
    s->data = 5;
    pthread_t t;
    pthread_create(&t, NULL, user, s);
    user(s);
    pthread_join(t, NULL);
    return 0;
}
