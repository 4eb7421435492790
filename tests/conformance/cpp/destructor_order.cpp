#include <cstdio>

struct T {
    const char *name;
    T(const char *n) : name(n) { std::printf("+%s ", n); }
    T(const T &o) : name(o.name) { std::printf("c%s ", name); }
    ~T() { std::printf("-%s ", name); }
};
static T make(const char *n) { return T(n); }
static void by_value(T t) { std::printf("in(%s) ", t.name); }
static const T &pass(const T &t) { return t; }
struct Members { T b{"m1"}, a{"m2"}; T c; Members() : c("m3"), b("init") {} };
struct Base { T t{"base"}; ~Base() { std::printf("~Base "); } };
struct Derived : Base { T t{"derived"}; ~Derived() { std::printf("~Derived "); } };

int main()
{
    { T a("a"), b("b"); std::printf("body "); }
    std::printf("\n");
    by_value(make("v"));
    std::printf("\n");
    pass("temporary");
    std::printf("after\n");
    { const T &kept = make("kept"); std::printf("using %s ", kept.name); }
    std::printf("\n");
    { Members m; }
    std::printf("\n");
    { Derived d; }
    std::printf("\n");
    for (int i = 0; i < 2; i++) { T loop("loop"); if (i == 0) continue; break; }
    std::printf("\n");
    { T array[3] = {"x", "y", "z"}; T copy = array[1]; }
    std::printf("\n");
    if (T cond("cond"); cond.name) std::printf("then ");
    std::printf("\n");
    switch (T s("switch"); s.name[0]) { case 's': std::printf("case "); }
    std::printf("\n");
    T *heap = new T("heap");
    delete heap;
    goto end;
end:
    { T early("early"); std::printf("%d ", [] { T l("lambda"); return 1; }()); }
    std::printf("\n");
}
