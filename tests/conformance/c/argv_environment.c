// args: -v --name=value -- rest -x
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char *argv[])
{
    int verbose = 0, i = 1;
    const char *name = NULL;
    for (; i < argc && argv[i][0] == '-'; i++) {
        if (strcmp(argv[i], "--") == 0) {
            i++;
            break;
        }
        if (strcmp(argv[i], "-v") == 0) verbose++;
        else if (strncmp(argv[i], "--name=", 7) == 0) name = argv[i] + 7;
        else printf("unknown %s\n", argv[i]);
    }
    printf("%d %s", verbose, name);
    for (; i < argc; i++) printf(" [%s]", argv[i]);
    printf("\n");
    argv[1][0] = '+';
    printf("%s %zu\n", argv[1], strlen(argv[2]));
    return verbose;
}
