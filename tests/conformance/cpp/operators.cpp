#include <cstdio>

struct Fraction {
    long n, d;
    Fraction(long a, long b = 1) : n(a), d(b) { reduce(); }
    void reduce()
    {
        long a = n < 0 ? -n : n, b = d;
        while (b) { long t = a % b; a = b; b = t; }
        if (a) n /= a, d /= a;
    }
    Fraction &operator+=(const Fraction &o) { n = n * o.d + o.n * d; d *= o.d; reduce(); return *this; }
    Fraction operator-() const { return {-n, d}; }
    Fraction &operator++() { return *this += 1; }
    Fraction operator++(int) { Fraction old = *this; ++*this; return old; }
    explicit operator double() const { return static_cast<double>(n) / d; }
    explicit operator bool() const { return n != 0; }
    long operator()(long k) const { return n * k / d; }
    bool operator==(const Fraction &o) const { return n == o.n && d == o.d; }
};
static Fraction operator+(Fraction a, const Fraction &b) { return a += b; }
static Fraction operator*(const Fraction &a, const Fraction &b) { return {a.n * b.n, a.d * b.d}; }
static bool operator<(const Fraction &a, const Fraction &b) { return a.n * b.d < b.n * a.d; }
struct Out { Out &operator<<(const Fraction &f) { std::printf("%ld/%ld ", f.n, f.d); return *this; } Out &operator<<(const char *s) { std::printf("%s", s); return *this; } };
struct Row { int *p; int &operator[](int i) { return p[i]; } };
struct Grid { int cells[9] = {}; Row operator[](int i) { return {cells + 3 * i}; } };
struct Pointer { Fraction *f; Fraction *operator->() { return f; } Fraction &operator*() { return *f; } };
static long double operator""_half(long double x) { return x / 2; }

int main()
{
    Out out;
    Fraction a(1, 2), b(3, 4);
    out << a + b << a * b << -a << a++ << a << ++b << "\n";
    std::printf("%g %d %d %ld %d\n", static_cast<double>(a), a ? 1 : 0, Fraction(0) ? 1 : 0, b(100), a < b);
    std::printf("%d %d\n", Fraction(2, 4) == Fraction(1, 2), 1 + Fraction(1, 3) == Fraction(4, 3));
    Grid g;
    g[1][2] = 5;
    g[2][0] += g[1][2] * 2;
    std::printf("%d %d\n", g.cells[5], g.cells[6]);
    Pointer p{&a};
    p->n = 7;
    (*p).d = 8;
    out << a << "\n";
    std::printf("%Lg\n", 5.0_half);
}
