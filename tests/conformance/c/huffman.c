#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node { int weight, order; unsigned char symbol; struct node *zero, *one; };
static struct node *heap[300];
static int used, made;
static int less(const struct node *a, const struct node *b) { return a->weight != b->weight ? a->weight < b->weight : a->order < b->order; }
static void push(struct node *n)
{
    int i = used++;
    for (; i && less(n, heap[(i - 1) / 2]); i = (i - 1) / 2) heap[i] = heap[(i - 1) / 2];
    heap[i] = n;
}
static struct node *pop(void)
{
    struct node *top = heap[0], *last = heap[--used];
    int i = 0;
    for (int c; (c = 2 * i + 1) < used; i = c) {
        if (c + 1 < used && less(heap[c + 1], heap[c])) c++;
        if (!less(heap[c], last)) break;
        heap[i] = heap[c];
    }
    heap[i] = last;
    return top;
}
static struct node *make(int w, unsigned char s, struct node *z, struct node *o)
{
    struct node *n = malloc(sizeof *n);
    *n = (struct node){w, made++, s, z, o};
    return n;
}
static char codes[256][32];
static void walk(struct node *n, char *code, int depth)
{
    if (!n->zero) {
        code[depth] = 0;
        strcpy(codes[n->symbol], code);
        return;
    }
    code[depth] = '0';
    walk(n->zero, code, depth + 1);
    code[depth] = '1';
    walk(n->one, code, depth + 1);
}
static void drop(struct node *n) { if (n->zero) drop(n->zero), drop(n->one); free(n); }

int main(void)
{
    const char *text = "this is an example of a huffman tree";
    int count[256] = {0};
    for (const char *p = text; *p; p++) count[(unsigned char)*p]++;
    for (int c = 0; c < 256; c++) if (count[c]) push(make(count[c], (unsigned char)c, NULL, NULL));
    while (used > 1) {
        struct node *a = pop(), *b = pop();
        push(make(a->weight + b->weight, 0, a, b));
    }
    char code[32], bits[400] = "";
    walk(heap[0], code, 0);
    for (int c = 0; c < 256; c++) if (count[c]) printf("%c %d %s\n", c, count[c], codes[c]);
    for (const char *p = text; *p; p++) strcat(bits, codes[(unsigned char)*p]);
    printf("%zu %s\n", strlen(bits), bits);
    for (const char *b = bits; *b;) {
        struct node *n = heap[0];
        while (n->zero) n = *b++ == '0' ? n->zero : n->one;
        putchar(n->symbol);
    }
    putchar('\n');
    drop(heap[0]);
    return 0;
}
