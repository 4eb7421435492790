// heddle: check --arg 1=1..4
// expect: verified
// The number of workers comes from the command line: 1, 2, 3 or 4.
#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    assert(argc == 2);
    int n = atoi(argv[1]);
    int part[4] = {0}, sum = 0;
    for (int i = 0; i < n; i++) part[i] = 1;
    for (int i = 0; i < 4; i++) sum += part[i];
    assert(sum == n);
    return 0;
}
