// A small interpreter with the addresses of labels.
#include <stdio.h>

static int run(const unsigned char *code)
{
    static const void *const op[] = {&&halt, &&push, &&add, &&mul, &&dup, &&jump_if, &&dec};
    int stack[16], top = 0;
    const unsigned char *at = code;
#define NEXT goto *op[*at++]
    NEXT;
push: stack[top++] = *at++; NEXT;
add: top--; stack[top - 1] += stack[top]; NEXT;
mul: top--; stack[top - 1] *= stack[top]; NEXT;
dup: stack[top] = stack[top - 1]; top++; NEXT;
dec: stack[top - 1]--; NEXT;
jump_if:
    if (stack[top - 1]) at = code + *at;
    else at++;
    NEXT;
halt: return stack[0] * 100 + top;
}

int main(void)
{
    const unsigned char one[] = {1, 6, 1, 7, 3, 0};
    const unsigned char two[] = {1, 3, 4, 2, 4, 3, 0};
    const unsigned char loop[] = {1, 9, 6, 5, 2, 0};
    printf("%d %d %d\n", run(one), run(two), run(loop));
    void *where = &&second;
    int n = 0;
first:
    n++;
    if (n < 4) goto *where;
    printf("%d\n", n);
    return 0;
second:
    n += 2;
    where = &&first;
    goto first;
}
