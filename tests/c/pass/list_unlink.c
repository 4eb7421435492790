// heddle: check
// expect: verified
// One thread walks a list, another one removes from it.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct node {
    int value;
    struct node *next;
};
static struct node *head;

static void *walker(void *unused)
{
    int sum = 0;
    pthread_mutex_lock(&lock);
    for (struct node *n = head; n; n = n->next)
        sum += n->value;
    pthread_mutex_unlock(&lock);
    return sum > 3 ? NULL : unused;
}

int main(void)
{
    for (int i = 1; i <= 2; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = head;
        head = n;
    }
    pthread_t t;
    pthread_create(&t, NULL, walker, NULL);
    pthread_mutex_lock(&lock);
    struct node *second = head->next;
    head->next = NULL;
    free(second);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    free(head);
    return 0;
}
