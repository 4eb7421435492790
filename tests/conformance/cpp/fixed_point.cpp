#include <cstdint>
#include <cstdio>
#include <limits>
#include <type_traits>

template <typename Raw, int Bits> class Fixed {
    static_assert(std::is_integral_v<Raw> && std::is_signed_v<Raw>);
    Raw raw_ = 0;
    struct FromRaw {};
    constexpr Fixed(FromRaw, Raw r) : raw_(r) {}

 public:
    constexpr Fixed() = default;
    constexpr Fixed(int n) : raw_(static_cast<Raw>(n) * (Raw(1) << Bits)) {}
    constexpr explicit Fixed(double d) : raw_(static_cast<Raw>(d * (Raw(1) << Bits) + (d < 0 ? -0.5 : 0.5))) {}
    constexpr explicit operator double() const { return static_cast<double>(raw_) / (Raw(1) << Bits); }
    friend constexpr Fixed operator+(Fixed a, Fixed b) { return {FromRaw{}, static_cast<Raw>(a.raw_ + b.raw_)}; }
    friend constexpr Fixed operator-(Fixed a, Fixed b) { return {FromRaw{}, static_cast<Raw>(a.raw_ - b.raw_)}; }
    friend constexpr Fixed operator*(Fixed a, Fixed b) { return {FromRaw{}, static_cast<Raw>(static_cast<__int128>(a.raw_) * b.raw_ >> Bits)}; }
    friend constexpr Fixed operator/(Fixed a, Fixed b) { return {FromRaw{}, static_cast<Raw>((static_cast<__int128>(a.raw_) << Bits) / b.raw_)}; }
    friend constexpr bool operator<(Fixed a, Fixed b) { return a.raw_ < b.raw_; }
    constexpr Raw raw() const { return raw_; }
};
using F16 = Fixed<std::int32_t, 16>;
using F40 = Fixed<std::int64_t, 40>;
template <typename T> static T root(T n)
{
    T x = n;
    for (int i = 0; i < 30; i++) x = (x + n / x) * T(0.5);
    return x;
}

int main()
{
    constexpr F16 a(2.5), b = a * F16(3) - 1;
    static_assert(b.raw() == 425984);
    std::printf("%.5f %.5f %d\n", static_cast<double>(b), static_cast<double>(a / b), a < b);
    std::printf("%.9f %.9f\n", static_cast<double>(root(F40(2))), static_cast<double>(root(F16(2))));
    F40 pi = 0;
    for (int k = 0; k < 300; k++) pi = pi + F40(k % 2 ? -4 : 4) / F40(2 * k + 1);
    std::printf("%.6f\n", static_cast<double>(pi));
}
