// heddle: check
// expect: violated memory
// One thread walks a list, another one removes from it.
// Without a lock. Steps: the walker stands on the second node; the remover frees it; the walker reads its next.
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
    for (struct node *n = head; n; n = n->next) // HERE-ANY: memory
        sum += n->value; // HERE-ANY: memory
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
