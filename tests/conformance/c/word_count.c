#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word { char text[24]; int count; };
static struct word words[64];
static int used;
static int compare(const void *a, const void *b)
{
    const struct word *x = a, *y = b;
    return x->count != y->count ? y->count - x->count : strcmp(x->text, y->text);
}
static void add(const char *text)
{
    for (int i = 0; i < used; i++)
        if (strcmp(words[i].text, text) == 0) {
            words[i].count++;
            return;
        }
    strcpy(words[used].text, text);
    words[used++].count = 1;
}

int main(void)
{
    char word[24];
    int c, n = 0;
    while ((c = getchar()) != EOF) {
        if (isalpha(c) && n < 23) word[n++] = (char)tolower(c);
        else if (n) {
            word[n] = 0;
            add(word);
            n = 0;
        }
    }
    qsort(words, (size_t)used, sizeof words[0], compare);
    for (int i = 0; i < used && i < 12; i++) printf("%-10s %3d\n", words[i].text, words[i].count);
    printf("%d\n", used);
    return 0;
}
