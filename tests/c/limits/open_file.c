// heddle: check
// expect: inconclusive fopen
// The file system of the host is out of reach: no made-up answer.
#include <stdio.h>

int main(void)
{
    FILE *f = fopen("/etc/hostname", "r");
    return f != NULL;
}
