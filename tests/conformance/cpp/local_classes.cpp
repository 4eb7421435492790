#include <cstdio>
#include <functional>
#include <vector>

static std::vector<std::function<int()>> jobs;
static int outer(int n)
{
    struct Local {
        int k;
        int operator()() const { return k * k; }
        static int twice(int x) { return 2 * x; }
    };
    for (int i = 0; i < n; i++) jobs.push_back(Local{i});
    return Local::twice(n);
}
class Outer {
    int secret = 5;

 public:
    class Inner {
        Outer &o_;
     public:
        explicit Inner(Outer &o) : o_(o) {}
        int read() const { return o_.secret++; }
        struct Deep { static constexpr int value = 9; };
    };
    friend int peek(const Outer &o);
    Inner inner() { return Inner(*this); }
};
int peek(const Outer &o) { return o.secret; }
namespace { int hidden = 3; namespace nested { int hidden = 4; } }
template <typename T> T variable = T(2.75);
template <> const char *variable<const char *> = "special";

int main()
{
    std::printf("%d", outer(4));
    for (auto &j : jobs) std::printf(" %d", j());
    Outer o;
    auto in = o.inner();
    in.read();
    std::printf(" %d %d %d\n", in.read(), peek(o), Outer::Inner::Deep::value);
    std::printf("%d %d\n", hidden, nested::hidden);
    std::printf("%d %g %s\n", variable<int>, variable<double>, variable<const char *>);
    int hidden = 1;
    { int hidden = 2; std::printf("%d %d\n", hidden, ::hidden); }
    std::printf("%d\n", hidden);
}
