// heddle: check
// expect: verified
// Sorted list with a mutex in every node, taken hand over hand.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct node {
    int key;
    struct node *next;
    pthread_mutex_t lock;
};

static struct node last = {9, NULL, PTHREAD_MUTEX_INITIALIZER};
static struct node four = {4, &last, PTHREAD_MUTEX_INITIALIZER};
static struct node head = {0, &four, PTHREAD_MUTEX_INITIALIZER};
static struct node six = {6, NULL, PTHREAD_MUTEX_INITIALIZER};

static void *add(void *unused)
{
    struct node *before = &head;
    pthread_mutex_lock(&before->lock);
    struct node *node = before->next;
    pthread_mutex_lock(&node->lock);
    while (node->key < six.key) {
        pthread_mutex_unlock(&before->lock);
        before = node;
        node = node->next;
        pthread_mutex_lock(&node->lock);
    }
    six.next = node;
    before->next = &six;
    pthread_mutex_unlock(&node->lock);
    pthread_mutex_unlock(&before->lock);
    return unused;
}

static void remove_four(void)
{
    pthread_mutex_lock(&head.lock);
    struct node *node = head.next;
    pthread_mutex_lock(&node->lock);
    head.next = node->next;
    pthread_mutex_unlock(&node->lock);
    pthread_mutex_unlock(&head.lock);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, add, NULL);
    remove_four();
    pthread_join(t, NULL);
    assert(head.next == &six);
    assert(head.next != &four);
    return 0;
}
