#include <stdio.h>

static const char *dense(int n)
{
    switch (n) {
    case 0: return "zero";
    case 1: return "one";
    case 2:
    case 3: return "two or three";
    case 4: return "four";
    default: return n < 0 ? "negative" : "many";
    }
}
static int sparse(long n)
{
    switch (n) {
    case -1000000000000: return 1;
    case 0: return 2;
    case 1L << 40: return 3;
    case 0x7fffffffffffffff: return 4;
    }
    return 0;
}
static int through(int n)
{
    int sum = 0;
    switch (n) {
    case 5: sum += 5;
    case 4: sum += 4;
    case 3: sum += 3; break;
    case 10 ... 20: sum = 99; break;
    default: sum = -1;
    case 1: sum += 1;
    }
    return sum;
}
static void duff(char *to, const char *from, int count)
{
    int n = (count + 3) / 4;
    switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3: *to++ = *from++;
    case 2: *to++ = *from++;
    case 1: *to++ = *from++;
        } while (--n > 0);
    }
    *to = 0;
}

int main(void)
{
    for (int i = -2; i < 7; i++) printf("%s, %d; ", dense(i), through(i));
    printf("%d %d\n", through(10), through(21));
    printf("%d%d%d%d%d\n", sparse(-1000000000000), sparse(0), sparse(1L << 40), sparse(0x7fffffffffffffff), sparse(7));
    char text[20];
    for (int i = 1; i < 12; i += 3) duff(text, "abcdefghijkl", i), puts(text);
    unsigned char c = 200;
    switch (c) { case 200: puts("unsigned"); break; case 56: break; }
    switch ((signed char)c) { case -56: puts("signed"); }
    int k = 0;
    for (int i = 0; i < 10; i++) switch (i % 3) { case 0: continue; case 1: k += i; break; default: k -= 1; }
    printf("%d\n", k);
    return 0;
}
