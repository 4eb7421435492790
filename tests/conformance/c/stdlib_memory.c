#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    int *a = malloc(10 * sizeof *a);
    for (int i = 0; i < 10; i++) a[i] = i;
    a = realloc(a, 20 * sizeof *a);
    for (int i = 10; i < 20; i++) a[i] = i * i;
    int sum = 0;
    for (int i = 0; i < 20; i++) sum += a[i];
    printf("%d\n", sum);
    a = realloc(a, 3 * sizeof *a);
    printf("%d %d %d\n", a[0], a[1], a[2]);
    int *z = calloc(100, sizeof *z);
    int all = 0;
    for (int i = 0; i < 100; i++) all |= z[i];
    printf("%d\n", all);
    void *aligned = aligned_alloc(64, 128);
    printf("%d\n", (int)((uintptr_t)aligned % 64));
    void *posix;
    printf("%d %d\n", posix_memalign(&posix, 256, 10), (int)((uintptr_t)posix % 256));
    char *fresh = realloc(NULL, 5);
    strcpy(fresh, "four");
    puts(fresh);
    free(NULL);
    free(a);
    free(z);
    free(aligned);
    free(posix);
    free(fresh);
    for (int i = 0; i < 1000; i++) {
        char *p = malloc((size_t)i % 37 + 1);
        p[i % 37] = 'x';
        free(p);
    }
    char *lines[20];
    for (int i = 0; i < 20; i++) {
        lines[i] = malloc(16);
        sprintf(lines[i], "line %d", i);
    }
    for (int i = 19; i >= 0; i -= 6) puts(lines[i]);
    for (int i = 0; i < 20; i++) free(lines[i]);
    return 0;
}
