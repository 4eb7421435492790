// heddle: outcomes --arg 1=-1..1 --arg 2=7
// outcomes: -1 7 | 0 7 | 1 7
#include <stdio.h>

int main(int argc, char **argv)
{
    printf("%s %s\n", argc > 1 ? argv[1] : "?", argc > 2 ? argv[2] : "?");
    return 0;
}
