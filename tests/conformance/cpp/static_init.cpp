// Static objects: order of construction, destruction at exit, local statics.
#include <cstdio>
#include <cstdlib>

struct Trace {
    const char *name;
    explicit Trace(const char *n) : name(n) { std::printf("+%s\n", name); }
    ~Trace() { std::printf("-%s\n", name); }
};
static Trace first("first");
static Trace second("second");
struct Holder { static Trace member; };
Trace Holder::member("member");
inline Trace inlined("inlined");
static Trace &local()
{
    static Trace t("local");
    return t;
}
static int compute() { std::puts("compute"); return 42; }
static int value = compute();
static const int constant = 7;
template <typename T> struct Lazy { static T object; };
template <typename T> T Lazy<T>::object("template");
static void at_exit() { std::puts("atexit"); }

int main()
{
    std::printf("main %d %d\n", value, constant);
    std::atexit(at_exit);
    local();
    local();
    std::printf("%s\n", Lazy<Trace>::object.name);
    for (int i = 0; i < 2; i++) {
        static Trace in_loop("in loop");
        Trace automatic("automatic");
    }
    return 5;
}
