#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char line[16];
    for (int i = 0; i < 3 && fgets(line, sizeof line, stdin); i++) printf("[%s]%zu\n", line, strlen(line));
    int c = getchar();
    printf("%c", c);
    ungetc('#', stdin);
    printf("%c%c\n", getchar(), getc(stdin));
    char *text = NULL;
    size_t size = 0;
    long n;
    while ((n = getline(&text, &size, stdin)) > 0) printf("%ld %s", n, text);
    free(text);
    printf("%d %d\n", feof(stdin) != 0, getchar() == EOF);
    return 0;
}
