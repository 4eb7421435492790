#include <bitset>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <random>
#include <ratio>

template <typename T> struct Matrix {
    T m[2][2];
    Matrix operator*(const Matrix &o) const
    {
        Matrix r{};
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) r.m[i][j] += m[i][k] * o.m[k][j];
        return r;
    }
};
template <typename M> static M power(M b, unsigned n)
{
    M r{{{1, 0}, {0, 1}}};
    for (; n; n >>= 1, b = b * b) if (n & 1) r = r * b;
    return r;
}
template <unsigned P> struct Mod {
    unsigned v;
    Mod(unsigned n = 0) : v(n % P) {}
    Mod operator*(Mod o) const { return static_cast<unsigned>(std::uint64_t(v) * o.v % P); }
    Mod &operator+=(Mod o) { v = (v + o.v) % P; return *this; }
};

int main()
{
    std::printf("%ld %u\n", power(Matrix<long>{{{1, 1}, {1, 0}}}, 80).m[0][1], power(Matrix<Mod<1000007>>{{{1, 1}, {1, 0}}}, 100000).m[0][1].v);
    std::complex<double> z(1, 2), w = z * z + std::complex<double>(0, 1);
    std::printf("%g %g %g\n", w.real(), w.imag(), std::norm(z));
    std::bitset<40> b(0b101101);
    b.set(35).flip(0);
    std::printf("%zu %d %llu\n", b.count(), b.test(2), (b << 3).to_ullong());
    std::printf("%d %g %d\n", std::numeric_limits<int>::max(), std::numeric_limits<float>::epsilon(), std::numeric_limits<double>::digits);
    std::mt19937 engine(42);
    std::printf("%lu %lu\n", static_cast<unsigned long>(engine()), static_cast<unsigned long>(engine()));
    engine.discard(1000);
    std::printf("%lu\n", static_cast<unsigned long>(engine()));
    std::minstd_rand lcg(1);
    lcg();
    std::printf("%lu\n", static_cast<unsigned long>(lcg()));
    std::printf("%ld/%ld\n", static_cast<long>(std::ratio_add<std::ratio<1, 3>, std::ratio<1, 6>>::num), static_cast<long>(std::ratio_add<std::ratio<1, 3>, std::ratio<1, 6>>::den));
    std::printf("%.6f %.6f\n", std::hypot(1.0, 2.0), std::pow(2.0f, 0.5f));
}
