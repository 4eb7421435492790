// heddle: check -- left 12
// expect: violated assertion
// Program arguments after --.
// The second one is taken for the third.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    assert(argc == 4); // HERE: assertion
    assert(strcmp(argv[1], "left") == 0 && atoi(argv[2]) == 12 && argv[3] == NULL);
    return 0;
}
