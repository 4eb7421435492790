// Factorials and Fibonacci numbers of arbitrary length, digit by digit.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct big { unsigned *digit; int n, room; };
static void push(struct big *b, unsigned d)
{
    if (b->n == b->room) b->digit = realloc(b->digit, sizeof(unsigned) * (size_t)(b->room = b->room * 2 + 1));
    b->digit[b->n++] = d;
}
static void multiply(struct big *b, unsigned k)
{
    unsigned long carry = 0;
    for (int i = 0; i < b->n; i++) {
        carry += (unsigned long)b->digit[i] * k;
        b->digit[i] = (unsigned)(carry % 1000000000);
        carry /= 1000000000;
    }
    if (carry) push(b, (unsigned)carry);
}
static void add(struct big *a, const struct big *b)
{
    unsigned carry = 0;
    for (int i = 0; i < b->n || carry; i++) {
        if (i == a->n) push(a, 0);
        a->digit[i] += carry + (i < b->n ? b->digit[i] : 0);
        carry = a->digit[i] >= 1000000000;
        if (carry) a->digit[i] -= 1000000000;
    }
}
static void show(const struct big *b)
{
    printf("%u", b->digit[b->n - 1]);
    for (int i = b->n - 2; i >= 0; i--) printf("%09u", b->digit[i]);
    printf("\n");
}

int main(void)
{
    struct big f = {0};
    push(&f, 1);
    for (unsigned i = 2; i <= 60; i++) multiply(&f, i);
    show(&f);
    struct big a = {0}, b = {0};
    push(&a, 0);
    push(&b, 1);
    for (int i = 0; i < 300; i++) {
        add(&a, &b);
        struct big t = a;
        a = b;
        b = t;
    }
    show(&a);
    free(f.digit), free(a.digit), free(b.digit);
    return 0;
}
