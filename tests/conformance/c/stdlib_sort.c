#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_value(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}
static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
struct person { char name[12]; int age; };
static int by_age(const void *a, const void *b) { return ((const struct person *)b)->age - ((const struct person *)a)->age; }

int main(void)
{
    int v[100];
    unsigned seed = 7;
    for (int i = 0; i < 100; i++) v[i] = (int)((seed = seed * 1103515245 + 12345) >> 16) % 1000;
    qsort(v, 100, sizeof v[0], by_value);
    for (int i = 0; i < 100; i++) printf("%d%c", v[i], i % 20 == 19 ? '\n' : ' ');
    for (int k = 0; k < 1000; k += 77) {
        int *p = bsearch(&k, v, 100, sizeof v[0], by_value);
        printf("%d ", p ? *p : -1);
    }
    printf("\n");
    const char *words[] = {"pear", "apple", "fig", "banana", "cherry"};
    qsort(words, 5, sizeof words[0], by_text);
    for (int i = 0; i < 5; i++) printf("%s ", words[i]);
    printf("\n");
    struct person people[] = {{"Ann", 30}, {"Bob", 25}, {"Cy", 41}, {"Dee", 19}};
    qsort(people, 4, sizeof people[0], by_age);
    for (int i = 0; i < 4; i++) printf("%s %d, ", people[i].name, people[i].age);
    printf("\n");
    qsort(v, 0, sizeof v[0], by_value);
    return 0;
}
