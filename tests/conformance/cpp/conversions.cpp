#include <cstdio>
#include <string>

struct Celsius;
struct Fahrenheit { double t; operator Celsius() const; };
struct Celsius { double t; Celsius(double x) : t(x) {} explicit operator int() const { return static_cast<int>(t); } };
Fahrenheit::operator Celsius() const { return Celsius((t - 32) / 1.8); }
static double show(Celsius c) { return c.t; }
struct Any { template <typename T> operator T() const { return T{}; } };
struct Truthy { bool b; explicit operator bool() const { return b; } };
struct Bits { unsigned v; operator unsigned() const { return v; } operator const char *() const = delete; };
struct Ref { int *p; operator int &() const { return *p; } };

int main()
{
    std::printf("%.2f %.2f\n", show(Fahrenheit{212}), show(36.6));
    std::printf("%d\n", static_cast<int>(Celsius(99.9)));
    Any any;
    int i = any;
    std::string s = any;
    std::printf("%d [%s]\n", i, s.c_str());
    Truthy t{true};
    if (t && !Truthy{false}) std::puts("both");
    Bits b{0xf0};
    std::printf("%u %u\n", b >> 4, b + 1);
    int n = 5;
    Ref r{&n};
    static_cast<int &>(r) = 9;
    std::printf("%d %d\n", n, r * 2);
    const int &c = 'x';
    long l = 3.99;
    unsigned char uc = static_cast<unsigned char>(300);
    std::printf("%d %ld %d %d\n", c, l, uc, static_cast<bool>(0.1));
    void *v = &n;
    std::printf("%d\n", *static_cast<int *>(v) + *const_cast<int *>(static_cast<const int *>(&n)));
    enum E { One = 1 };
    std::printf("%d\n", One + 1);
}
