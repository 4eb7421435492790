// args: 2
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void bye(void) { printf("bye\n"); }
static void deep(int n)
{
    if (n == 0) {
        printf("leaving\n");
        exit(17);
    }
    deep(n - 1);
}

int main(int argc, char **argv)
{
    atexit(bye);
    printf("%d %s\n", argc, argv[1]);
    int how = atoi(argv[1]);
    if (how == 1) return 1;
    if (how == 2) deep(10);
    fflush(stdout);
    _exit(9);
}
