// A memory allocator with a free list inside of one array.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct block { size_t size; struct block *next; int free_; };
static _Alignas(16) unsigned char arena[4096];
static struct block *first;

static void *take(size_t n)
{
    n = (n + 15) & ~(size_t)15;
    if (!first) {
        first = (struct block *)arena;
        *first = (struct block){sizeof arena - sizeof(struct block), NULL, 1};
    }
    for (struct block *b = first; b; b = b->next) {
        if (!b->free_ || b->size < n) continue;
        if (b->size >= n + sizeof *b + 16) {
            struct block *rest = (struct block *)((unsigned char *)(b + 1) + n);
            *rest = (struct block){b->size - n - sizeof *b, b->next, 1};
            b->next = rest;
            b->size = n;
        }
        b->free_ = 0;
        return b + 1;
    }
    return NULL;
}
static void give(void *p)
{
    struct block *b = (struct block *)p - 1;
    b->free_ = 1;
    for (b = first; b; b = b->next)
        while (b->free_ && b->next && b->next->free_) b->size += sizeof *b + b->next->size, b->next = b->next->next;
}
static void show(void)
{
    for (struct block *b = first; b; b = b->next) printf("%zu%c ", b->size, b->free_ ? 'f' : 'u');
    printf("\n");
}

int main(void)
{
    char *a = take(100), *b = take(50), *c = take(200);
    strcpy(a, "first"), strcpy(b, "second"), strcpy(c, "third");
    show();
    give(b);
    show();
    char *d = take(30), *e = take(4000);
    printf("%d %d %s %s\n", d == b, e == NULL, a, c);
    give(a), give(d);
    show();
    give(c);
    show();
    printf("%d\n", (int)((uintptr_t)take(1) % 16));
    return 0;
}
