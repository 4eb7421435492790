// heddle: check
// expect: violated memory
// The last user frees.
// Who sees 0 afterwards thinks it is the last one. Steps: both subtract; both see 0; both free.
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
    atomic_fetch_sub(&s->users, 1);
    if (atomic_load(&s->users) == 0) free(s); // HERE: memory
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
