// args: -a -b value -c3 file1 file2
// An option parser of our own.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct options { const char *argument; int at, offset; };
static int next(struct options *o, int argc, char **argv, const char *accepted)
{
    if (o->offset == 0) {
        if (o->at >= argc || argv[o->at][0] != '-' || !argv[o->at][1]) return -1;
        o->offset = 1;
    }
    char c = argv[o->at][o->offset++];
    const char *found = strchr(accepted, c);
    if (!found || c == ':') return '?';
    if (found[1] == ':') {
        o->argument = argv[o->at][o->offset] ? &argv[o->at][o->offset] : argv[++o->at];
        o->offset = 0;
        o->at++;
    } else if (!argv[o->at][o->offset]) o->offset = 0, o->at++;
    return c;
}

int main(int argc, char **argv)
{
    struct options o = {NULL, 1, 0};
    for (int c; (c = next(&o, argc, argv, "ab:c:")) != -1;) {
        printf("%c", c);
        if (o.argument) printf("=%s", o.argument), o.argument = NULL;
        printf(" ");
    }
    for (; o.at < argc; o.at++) printf("%s ", argv[o.at]);
    printf("\n");
    return 0;
}
