// Functions that run before and after main.
#include <stdio.h>
#include <stdlib.h>

static int order;
__attribute__((constructor)) static void first(void) { printf("constructor %d\n", ++order); }
__attribute__((constructor(200))) static void early(void) { printf("early %d\n", ++order); }
__attribute__((constructor(300))) static void later(void) { printf("later %d\n", ++order); }
__attribute__((destructor)) static void last(void) { printf("destructor %d\n", ++order); }
static void at_exit_one(void) { printf("atexit one %d\n", ++order); }
static void at_exit_two(void) { printf("atexit two %d\n", ++order); }

int main(void)
{
    printf("main %d\n", ++order);
    atexit(at_exit_one);
    atexit(at_exit_two);
    return 3;
}
