// Tentative definitions, extern declarations in blocks, shadowing, linkage.
#include <stdio.h>

int tentative;
int tentative;
extern int tentative;
static int internal = 3;
static int internal_function(void);
int array[];
int array[4];
const int constant = 8;

static int shadow(int n)
{
    int internal = n;
    {
        extern int tentative;
        int n = internal + tentative;
        internal = n * 2;
    }
    return internal;
}
static int internal_function(void)
{
    static int internal = 100;
    return internal++;
}

int main(void)
{
    tentative = 5;
    array[3] = 9;
    printf("%d %d %d %d\n", tentative, internal, array[0] + array[3], constant);
    printf("%d %d\n", shadow(1), shadow(10));
    printf("%d %d\n", internal_function(), internal_function());
    for (int i = 0; i < 2; i++) {
        int i = 50;
        printf("%d ", i++);
    }
    printf("\n");
    return 0;
}
