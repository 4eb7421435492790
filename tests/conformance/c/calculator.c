// A recursive descent parser over standard input.
#include <ctype.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static const char *at;
static jmp_buf failed;
static double sum(void);
static void skip(void) { while (*at == ' ') at++; }
static double atom(void)
{
    skip();
    if (*at == '(') {
        at++;
        double v = sum();
        skip();
        if (*at++ != ')') longjmp(failed, 1);
        return v;
    }
    if (*at == '-') return at++, -atom();
    if (!isdigit((unsigned char)*at)) longjmp(failed, 2);
    char *end;
    double v = strtod(at, &end);
    at = end;
    return v;
}
static double power(void)
{
    double base = atom();
    skip();
    return *at == '^' ? (at++, pow(base, power())) : base;
}
static double product(void)
{
    double v = power();
    for (;;) {
        skip();
        if (*at == '*') at++, v *= power();
        else if (*at == '/') {
            at++;
            double d = power();
            if (d == 0) longjmp(failed, 3);
            v /= d;
        } else return v;
    }
}
static double sum(void)
{
    double v = product();
    for (;;) {
        skip();
        if (*at == '+') at++, v += product();
        else if (*at == '-') at++, v -= product();
        else return v;
    }
}

int main(void)
{
    char line[100];
    while (fgets(line, sizeof line, stdin)) {
        at = line;
        int error = setjmp(failed);
        if (error) printf("error %d at %ld\n", error, (long)(at - line));
        else printf("%.10g\n", sum());
    }
    return 0;
}
