#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static struct node *cons(int v, struct node *n)
{
    struct node *fresh = malloc(sizeof *fresh);
    fresh->value = v, fresh->next = n;
    return fresh;
}
static struct node *reverse(struct node *n)
{
    struct node *done = NULL;
    while (n) {
        struct node *next = n->next;
        n->next = done;
        done = n;
        n = next;
    }
    return done;
}
static struct node *merge(struct node *a, struct node *b)
{
    struct node head, *tail = &head;
    while (a && b) {
        struct node **smaller = a->value <= b->value ? &a : &b;
        tail = tail->next = *smaller;
        *smaller = (*smaller)->next;
    }
    tail->next = a ? a : b;
    return head.next;
}
static struct node *sort(struct node *n)
{
    if (!n || !n->next) return n;
    struct node *slow = n, *fast = n->next;
    while (fast && fast->next) slow = slow->next, fast = fast->next->next;
    struct node *second = slow->next;
    slow->next = NULL;
    return merge(sort(n), sort(second));
}
static void remove_if(struct node **at, int (*test)(int))
{
    while (*at) {
        if (test((*at)->value)) {
            struct node *gone = *at;
            *at = gone->next;
            free(gone);
        } else at = &(*at)->next;
    }
}
static int odd(int n) { return n & 1; }
static void show(const struct node *n)
{
    for (; n; n = n->next) printf("%d ", n->value);
    printf("\n");
}

int main(void)
{
    struct node *list = NULL;
    for (int i = 0; i < 15; i++) list = cons(i * 7 % 16, list);
    show(list);
    show(list = reverse(list));
    show(list = sort(list));
    remove_if(&list, odd);
    show(list);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
