// heddle: check --leaks
// expect: violated memory
// A block whose only pointer is a variable that goes.
#include <stdlib.h>

static void forget(void)
{
    int *block = malloc(sizeof *block); // HERE: memory
    *block = 1;
}

int main(void)
{
    forget();
    return 0;
}
