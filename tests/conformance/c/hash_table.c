#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { char *key; int value; struct entry *next; };
struct table { struct entry **bucket; size_t size, used; };

static size_t hash(const char *s)
{
    size_t h = 14695981039346656037u;
    while (*s) h = (h ^ (unsigned char)*s++) * 1099511628211u;
    return h;
}
static int *find(struct table *t, const char *key, int make)
{
    if (make && t->used >= t->size) {
        struct table bigger = {calloc(t->size * 2 + 4, sizeof(struct entry *)), t->size * 2 + 4, t->used};
        for (size_t i = 0; i < t->size; i++)
            for (struct entry *e = t->bucket[i], *next; e; e = next) {
                next = e->next;
                struct entry **at = &bigger.bucket[hash(e->key) % bigger.size];
                e->next = *at;
                *at = e;
            }
        free(t->bucket);
        *t = bigger;
    }
    if (t->size == 0) return NULL;
    struct entry **at = &t->bucket[hash(key) % t->size];
    for (struct entry *e = *at; e; e = e->next)
        if (strcmp(e->key, key) == 0) return &e->value;
    if (!make) return NULL;
    struct entry *e = malloc(sizeof *e);
    *e = (struct entry){strdup(key), 0, *at};
    *at = e;
    t->used++;
    return &e->value;
}

int main(void)
{
    struct table t = {0};
    char text[] = "it was the best of times it was the worst of times it was the age of wisdom it was the age of foolishness";
    for (char *w = strtok(text, " "); w; w = strtok(NULL, " ")) ++*find(&t, w, 1);
    const char *ask[] = {"it", "was", "times", "age", "wisdom", "nothing"};
    for (int i = 0; i < 6; i++) {
        int *n = find(&t, ask[i], 0);
        printf("%s %d\n", ask[i], n ? *n : -1);
    }
    printf("%zu %zu\n", t.used, t.size);
    for (int i = 0; i < 200; i++) {
        char key[16];
        sprintf(key, "key%d", i % 50);
        *find(&t, key, 1) += i;
    }
    long sum = 0;
    for (size_t i = 0; i < t.size; i++)
        for (struct entry *e = t.bucket[i], *next; e; e = next) {
            next = e->next;
            sum += e->value * (long)strlen(e->key);
            free(e->key);
            free(e);
        }
    free(t.bucket);
    printf("%ld %zu\n", sum, t.used);
    return 0;
}
