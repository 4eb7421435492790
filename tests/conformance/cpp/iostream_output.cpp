// cflags: -std=c++20
#include <complex>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <limits>
#include <string>

struct Point {
    int x, y;
};
static std::ostream &operator<<(std::ostream &out, const Point &p) { return out << '(' << p.x << ", " << p.y << ')'; }

template <typename T>
static void integers(T value)
{
    for (auto base : {std::ios_base::dec, std::ios_base::hex, std::ios_base::oct})
        for (auto adjust : {std::ios_base::left, std::ios_base::right, std::ios_base::internal})
            for (auto flags : {std::ios_base::fmtflags(), std::ios_base::showbase, std::ios_base::showpos,
                               std::ios_base::showbase | std::ios_base::uppercase}) {
                std::cout.flags(base | adjust | flags);
                std::cout << std::setfill('_') << std::setw(12) << value << '|' << std::setw(1) << value << '|' << value;
                std::cout << ' ';
            }
    std::cout << std::endl;
}

template <typename T>
static void reals(T value)
{
    for (auto kind : {std::ios_base::fmtflags(), std::ios_base::fixed, std::ios_base::scientific,
                      std::ios_base::fixed | std::ios_base::scientific})
        for (auto flags : {std::ios_base::fmtflags(), std::ios_base::showpoint, std::ios_base::showpos | std::ios_base::internal,
                           std::ios_base::uppercase | std::ios_base::left})
            for (int precision : {0, 1, 6, 17}) {
                std::cout.flags(kind | flags);
                std::cout << std::setprecision(precision) << std::setw(14) << value << ' ';
            }
    std::cout << '\n';
}

int main()
{
    std::cout << "text " << 'c' << ' ' << (unsigned char)'d' << ' ' << std::string("string") << ' ' << Point{1, -2} << '\n';
    integers(0);
    integers(-42);
    integers(1234567890123456789L);
    integers((short)-3);
    integers(std::numeric_limits<unsigned>::max());
    integers(std::numeric_limits<long long>::min());
    integers(std::numeric_limits<unsigned long long>::max());
    reals(0.0);
    reals(-2.0 / 3);
    reals(1e100);
    reals(0.1f);
    reals(123456789.125L);
    reals(std::numeric_limits<double>::infinity());
    std::cout.flags(std::ios_base::boolalpha);
    std::cout << true << ' ' << std::setw(8) << false << '\n';
    std::cout.flags(std::ios_base::dec | std::ios_base::skipws);
    std::cout << true << ' ' << (const void *)nullptr << ' ' << (void *)0x1234 << ' ' << std::complex<double>(1, -2) << '\n';
    std::cout << std::setw(6) << "left" << std::left << std::setw(8) << "right" << '|' << std::setw(3) << "longer" << '|' << std::setw(4) << 'x' << "|\n";
    std::cout << std::resetiosflags(std::ios_base::adjustfield) << std::setbase(16) << 255 << std::setbase(10) << ' ' << 255 << '\n';
    std::printf("stdio and ");
    std::cout << "streams mix" << std::endl;
    std::cout.put('p').write("ut\n", 3).flush();
    std::cout.setstate(std::ios_base::failbit);
    std::cout << "not printed";
    std::cout.clear();
    std::cout << std::cout.good() << std::ends << std::flush;
    std::cout << (const char *)nullptr;
    std::cout.clear();
    std::cout << "\nend\n";
}
