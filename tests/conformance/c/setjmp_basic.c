#include <setjmp.h>
#include <stdio.h>

static jmp_buf out, again;
static void deep(int n)
{
    if (n == 0) longjmp(out, 42);
    deep(n - 1);
}
static int parse(const char *s)
{
    volatile int sum = 0;
    int error = setjmp(again);
    if (error) return -error;
    for (; *s; s++) {
        if (*s < '0' || *s > '9') longjmp(again, *s);
        sum += *s - '0';
    }
    return sum;
}

int main(void)
{
    volatile int tries = 0;
    int value = setjmp(out);
    printf("setjmp gave %d, %d\n", value, tries);
    if (tries++ < 3) deep(tries * 5);
    printf("%d %d %d\n", parse("12345"), parse("12x45"), parse("9"));
    jmp_buf zero;
    int result = setjmp(zero);
    if (result == 0) longjmp(zero, 0);
    printf("%d\n", result);
    return 0;
}
