#include <stdio.h>

#define NAME(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", float: "float", double: "double", char *: "char *", const char *: "const char *", default: "other")
#define ABS(x) _Generic((x), int: abs_int, double: abs_double)(x)
static int abs_int(int n) { return n < 0 ? -n : n; }
static double abs_double(double d) { return d < 0 ? -d : d; }
struct s { int i; };

int main(void)
{
    char c = 'a', text[4] = "abc";
    const char *k = text;
    struct s s = {1};
    printf("%s %s %s %s %s\n", NAME(1), NAME(1u), NAME(1L), NAME(1.0f), NAME(1.0));
    printf("%s %s %s %s %s\n", NAME(c), NAME(c + 0), NAME(text), NAME(k), NAME(s));
    printf("%d %g\n", ABS(-5), ABS(-2.5));
    printf("%s\n", _Generic(&s, struct s *: "struct s *", void *: "void *"));
    _Static_assert(sizeof(int) == 4, "int has four bytes");
    __auto_type copied = s;
    __typeof__(copied.i) j = 7;
    printf("%d %d\n", copied.i, j);
    return 0;
}
