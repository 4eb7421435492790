#include <stdio.h>
#include <stdlib.h>

struct trie { struct trie *child[26]; int count; };
static struct trie *make(void) { return calloc(1, sizeof(struct trie)); }
static void add(struct trie *t, const char *w)
{
    for (; *w; w++) {
        struct trie **c = &t->child[*w - 'a'];
        if (!*c) *c = make();
        t = *c;
    }
    t->count++;
}
static const struct trie *find(const struct trie *t, const char *w)
{
    while (t && *w) t = t->child[*w++ - 'a'];
    return t;
}
static int total(const struct trie *t)
{
    int n = t->count;
    for (int i = 0; i < 26; i++) if (t->child[i]) n += total(t->child[i]);
    return n;
}
static void show(const struct trie *t, char *prefix, int depth)
{
    if (t->count) prefix[depth] = 0, printf("%s(%d) ", prefix, t->count);
    for (int i = 0; i < 26; i++) if (t->child[i]) prefix[depth] = (char)('a' + i), show(t->child[i], prefix, depth + 1);
}
static int drop(struct trie *t)
{
    int n = 1;
    for (int i = 0; i < 26; i++) if (t->child[i]) n += drop(t->child[i]);
    free(t);
    return n;
}

int main(void)
{
    struct trie *root = make();
    const char *words[] = {"tree", "trie", "try", "tree", "a", "algorithm", "algae", "to", "tea", "ten", "tree"};
    for (int i = 0; i < 11; i++) add(root, words[i]);
    char prefix[32];
    show(root, prefix, 0);
    const struct trie *te = find(root, "te"), *none = find(root, "xyz");
    printf("\n%d %d %d %d\n", total(te), find(root, "tree")->count, none == NULL, total(root));
    printf("%d\n", drop(root));
    return 0;
}
