#include <cstdio>
#include <initializer_list>

static int calls;
static int next() { return ++calls; }
static int f(int a, int b = 10, int c = next()) { return a + b + c; }
static const char *over(int) { return "int"; }
static const char *over(double) { return "double"; }
static const char *over(const char *) { return "text"; }
static const char *over(...) { return "ellipsis"; }
static const char *over(bool, int = 0) { return "bool"; }
static int sum(std::initializer_list<int> v) { int s = 0; for (int x : v) s += x; return s; }
struct S {
    int n = 5, m = n * 2;
    S() = default;
    explicit S(int k) : n(k) {}
    S(int k, int l) : S(k) { m += l; }
    int sum() const { return n + m; }
    int twice() const & { return 2 * n; }
    int twice() && { return -2 * n; }
};
enum class Color : unsigned char { Red = 3, Green };
namespace a::b { inline namespace v1 { static int where() { return 77; } } }
using namespace a::b;

int main()
{
    std::printf("%d %d %d %d\n", f(1), f(1, 2), f(1, 2, 3), calls);
    std::printf("%s %s %s %s %s\n", over(1), over(1.5f), over("x"), over(true), over(nullptr));
    std::printf("%d %d\n", sum({1, 2, 3}), sum({}));
    std::printf("%d %d %d\n", S().sum(), S(1).sum(), S(1, 2).sum());
    S s;
    std::printf("%d %d\n", s.twice(), S().twice());
    std::printf("%d %d\n", static_cast<int>(Color::Green), Color::Red < Color::Green);
    std::printf("%d %d\n", where(), a::b::v1::where());
}
