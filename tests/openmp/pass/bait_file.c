// heddle: check
// expect: verified
// Threads print into a file that was opened for writing.
// Each call locks the stream (C11 7.21.2p7), and it is closed after the region.
#include <stdio.h>

int main(void)
{
    FILE *f = fopen("numbers.txt", "w");
    if (f == NULL) return 1;
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 20; i++) {
        fprintf(f, "%d\n", i);
    }
    fclose(f);
    return remove("numbers.txt");
}
