// heddle: check
// expect: verified
// A list with a lock in every node: walk it hand over hand.
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t lock;
    int value;
    struct node *next;
};
static struct node head = {PTHREAD_MUTEX_INITIALIZER, 0, NULL};

static void *walker(void *sum)
{
    pthread_mutex_lock(&head.lock);
    struct node *next = head.next;
    if (next) {
        pthread_mutex_lock(&next->lock);
        pthread_mutex_unlock(&head.lock);
        *(int *)sum += next->value;
        pthread_mutex_unlock(&next->lock);
    } else {
        pthread_mutex_unlock(&head.lock);
    }
    return NULL;
}

static void *remover(void *unused)
{
    pthread_mutex_lock(&head.lock);
    struct node *old = head.next;
    pthread_mutex_lock(&old->lock);
    head.next = old->next;
    pthread_mutex_unlock(&old->lock);
    pthread_mutex_unlock(&head.lock);
    free(old);
    return unused;
}

int main(void)
{
    struct node *only = malloc(sizeof *only);
    pthread_mutex_init(&only->lock, NULL);
    only->value = 7;
    only->next = NULL;
    head.next = only;
    int sum = 0;
    pthread_t one, two;
    pthread_create(&one, NULL, walker, &sum);
    pthread_create(&two, NULL, remover, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return sum;
}
