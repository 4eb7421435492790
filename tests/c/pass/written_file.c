// heddle: check
// expect: verified
// Writes a file.
// Before it is closed.
#include <stdio.h>

int main(void)
{
    FILE *f = fopen("numbers.txt", "w");
    if (f == NULL) return 1;
    fputs("in time\n", f);
    return fclose(f);
}
