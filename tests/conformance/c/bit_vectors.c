#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct set { size_t n; uint64_t word[]; };
static struct set *make(size_t n) { struct set *s = calloc(1, sizeof *s + (n + 63) / 64 * 8); s->n = n; return s; }
static void add(struct set *s, size_t i) { s->word[i / 64] |= 1ull << i % 64; }
static int has(const struct set *s, size_t i) { return s->word[i / 64] >> i % 64 & 1; }
static size_t size(const struct set *s) { size_t c = 0; for (size_t i = 0; i < (s->n + 63) / 64; i++) c += (size_t)__builtin_popcountll(s->word[i]); return c; }
static void unite(struct set *a, const struct set *b) { for (size_t i = 0; i < (a->n + 63) / 64; i++) a->word[i] |= b->word[i]; }
static void intersect(struct set *a, const struct set *b) { for (size_t i = 0; i < (a->n + 63) / 64; i++) a->word[i] &= b->word[i]; }
static long next(const struct set *s, size_t from)
{
    for (size_t w = from / 64; w < (s->n + 63) / 64; w++) {
        uint64_t m = s->word[w] & (w == from / 64 ? ~0ull << from % 64 : ~0ull);
        if (m) return (long)(w * 64) + __builtin_ctzll(m);
    }
    return -1;
}

int main(void)
{
    struct set *three = make(300), *five = make(300), *both = make(300);
    for (size_t i = 0; i < 300; i += 3) add(three, i);
    for (size_t i = 0; i < 300; i += 5) add(five, i);
    unite(both, three);
    printf("%zu %zu ", size(three), size(five));
    unite(both, five);
    printf("%zu ", size(both));
    intersect(both, three), intersect(both, five);
    printf("%zu\n", size(both));
    for (long i = next(both, 1); i >= 0 && i < 200; i = next(both, (size_t)i + 1)) printf("%ld ", i);
    printf("%d %d %ld\n", has(three, 299), has(five, 295), next(both, 290));
    free(three), free(five), free(both);
    return 0;
}
