// Pointers through integers, tags in low bits, pointers in unions and through memcpy.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node { int value; uintptr_t next; };

int main(void)
{
    int x = 41;
    uintptr_t n = (uintptr_t)&x;
    n |= 1;
    int *p = (int *)(n & ~(uintptr_t)1);
    ++*p;
    printf("%d %d\n", x, (int)(n & 1));
    union { int *p; uint64_t u; unsigned char b[8]; } u = {.p = &x};
    unsigned char copy[8];
    for (int i = 0; i < 8; i++) copy[i] = u.b[i];
    int *q;
    memcpy(&q, copy, sizeof q);
    printf("%d %d\n", *q, q == &x);
    struct node *head = NULL;
    for (int i = 0; i < 5; i++) {
        struct node *fresh = malloc(sizeof *fresh);
        fresh->value = i;
        fresh->next = (uintptr_t)head | (i & 1);
        head = fresh;
    }
    for (struct node *p2 = head; p2;) {
        printf("%d/%d ", p2->value, (int)(p2->next & 1));
        struct node *next = (struct node *)(p2->next & ~(uintptr_t)1);
        free(p2);
        p2 = next;
    }
    printf("\n");
    int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8};
    // The xor of two addresses, as in a list with one link.
    uintptr_t both = (uintptr_t)a ^ (uintptr_t)b;
    int *again = (int *)(both ^ (uintptr_t)a);
    printf("%d %d\n", again[2], again == b);
    long distance = (long)((intptr_t)&a[3] - (intptr_t)&a[1]);
    printf("%ld\n", distance);
    char text[] = "abcdef";
    printf("%s\n", (char *)((uintptr_t)text + 2));
    return 0;
}
