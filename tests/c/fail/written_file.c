// heddle: check
// expect: violated memory
// Writes a file.
// After it was closed.
#include <stdio.h>

int main(void)
{
    FILE *f = fopen("numbers.txt", "w");
    if (f == NULL) return 1;
    fclose(f);
    fputs("late\n", f); // HERE: memory
    return 0;
}
