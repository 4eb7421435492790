// heddle: check
// expect: violated assertion
// Two threads put a node at the head of a list.
// Without the lock. Steps: both read the same head; the later store drops the other's node.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
static struct node *head;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *insert(void *value)
{
    struct node *node = malloc(sizeof *node);
    node->value = (int)(long)value;
    node->next = head;
    head = node;
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_mutex_lock(&lock);
    pthread_create(&one, NULL, insert, (void *)1L);
    pthread_create(&two, NULL, insert, (void *)2L);
    pthread_mutex_unlock(&lock);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    int sum = 0;
    for (struct node *n = head; n; n = n->next) sum += n->value;
    assert(sum == 3); // HERE: assertion
    return 0;
}
