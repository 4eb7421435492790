#include <stdio.h>
#include <stdlib.h>

static void quick(void) { puts("quick"); fflush(stdout); }
static void never(void) { puts("never"); }

int main(void)
{
    at_quick_exit(quick);
    atexit(never);
    fputs("before\n", stdout);
    fflush(stdout);
    quick_exit(5);
}
