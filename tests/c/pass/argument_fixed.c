// heddle: check -- left 12
// expect: verified
// Program arguments after --.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    assert(argc == 3);
    assert(strcmp(argv[1], "left") == 0 && atoi(argv[2]) == 12 && argv[3] == NULL);
    return 0;
}
