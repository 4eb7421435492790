#include <stdio.h>

int main(void)
{
    unsigned char bytes[8];
    size_t n = fread(bytes, 1, 5, stdin);
    printf("%zu", n);
    for (size_t i = 0; i < n; i++) printf(" %02x", bytes[i]);
    printf("\n");
    int words = 0, lines = 0, letters = 0, inside = 0, c;
    while ((c = getchar()) != EOF) {
        letters++;
        lines += c == '\n';
        if (c == ' ' || c == '\n') inside = 0;
        else if (!inside) inside = 1, words++;
    }
    printf("%d %d %d\n", lines, words, letters);
    return 0;
}
