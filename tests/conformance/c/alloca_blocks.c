#define _GNU_SOURCE
#include <alloca.h>
#include <stdio.h>
#include <string.h>

static int build(int n)
{
    struct node { int value; struct node *next; } *head = NULL;
    for (int i = 0; i < n; i++) {
        struct node *fresh = alloca(sizeof *fresh);
        fresh->value = i * i;
        fresh->next = head;
        head = fresh;
    }
    int sum = 0;
    for (struct node *p = head; p; p = p->next) sum = sum * 3 + p->value;
    return sum;
}

int main(void)
{
    for (int i = 0; i < 10; i++) printf("%d ", build(i));
    printf("\n");
    char *text = __builtin_alloca(32);
    strcpy(text, "on the stack");
    char *copy = strdupa(text);
    copy[0] = 'O';
    printf("%s %s\n", text, copy);
    return 0;
}
