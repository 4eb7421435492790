#include <stdio.h>

#define STRING(x) #x
#define EXPAND(x) STRING(x)
#define JOIN(a, b) a##b
#define VALUE 42
#define SUM(...) sum_of((int[]){__VA_ARGS__}, sizeof((int[]){__VA_ARGS__}) / sizeof(int))
#define LOG(format, ...) printf(format "\n", ##__VA_ARGS__)
#define FIELDS(X) X(int, id, "%d") X(double, weight, "%g") X(const char *, name, "%s")
struct record {
#define X(type, name, format) type name;
    FIELDS(X)
#undef X
};
static int sum_of(const int *v, size_t n)
{
    int s = 0;
    while (n--) s += *v++;
    return s;
}
static void show(const struct record *r)
{
#define X(type, name, format) printf(#name "=" format " ", r->name);
    FIELDS(X)
#undef X
    printf("\n");
}
#if VALUE > 40 && defined(__clang__) && !defined NOTHING
#define WHICH "first"
#elif VALUE
#define WHICH "second"
#else
#error never
#endif

int main(void)
{
    int JOIN(var, 1) = VALUE;
    printf("%s %s %d %s\n", STRING(VALUE), EXPAND(VALUE), var1, WHICH);
    printf("%d %d\n", SUM(1, 2, 3), SUM(10));
    LOG("no arguments");
    LOG("%d and %s", 1, "two");
    show(&(struct record){7, 2.5, "seven"});
    printf("%s\n", STRING(a "quoted" \n text));
    printf("%d\n", __COUNTER__ + __COUNTER__);
    return 0;
}
