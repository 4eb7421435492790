// heddle: check
// expect: violated memory
// A pointer is freed.
// Nobody ever gave it a value: its bytes are no address of anything.
#include <stdlib.h>

int main(void)
{
    void *garbage = (void *)0xbebebebebebebebeul;
    free(garbage); // HERE: memory
    return 0;
}
