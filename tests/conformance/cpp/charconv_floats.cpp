// std::to_chars and std::from_chars of floating point numbers.
// cflags: -std=c++17
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <limits>

template <typename... Args>
static void show(Args... args)
{
    char text[512];
    const auto [end, error] = std::to_chars(text, text + sizeof text, args...);
    std::printf("%.*s%s\n", static_cast<int>(end - text), text, error == std::errc{} ? "" : " (error)");
}

static void read(const char *text, std::chars_format format = std::chars_format::general)
{
    double value = -1;
    const auto [end, error] = std::from_chars(text, text + std::strlen(text), value, format);
    std::printf("%s: %g, %td, %d\n", text, value, end - text, static_cast<int>(error));
}

int main()
{
    for (double value : {0.0, -0.0, 1.0, 0.1, 0.3, 1.0 / 3, 100.0, 123456.0, 1e5, 1e6, 1e15, 1e21, 1e22, 1e-4, 1e-5, 0.00012345,
                         5e-324, 1.7976931348623157e308, 1e100, -2.5e-100, 12345678.9, 4503599627370496.5})
        show(value);
    for (float value : {0.1f, 16777216.0f, 3.4028235e38f, 1.17549435e-38f, 1e10f, 0.3f}) show(value);
    show(std::numeric_limits<double>::infinity());
    show(-std::numeric_limits<double>::infinity());
    show(std::nan(""));
    for (auto format : {std::chars_format::fixed, std::chars_format::scientific, std::chars_format::general}) {
        show(1234.5, format);
        show(0.00001234, format);
        show(3.14159, format, 2);
        show(1e10, format, 0);
    }
    show(255.5, std::chars_format::hex);
    char two[2];
    const auto short_one = std::to_chars(two, two + 2, 1.25);
    std::printf("%d %d\n", short_one.ptr == two + 2, short_one.ec == std::errc::value_too_large);

    for (const char *text : {"1.25", "-3e2", "1e", "1e+", ".5", "5.", "+1", " 1", "", "-", "inf", "-INFINITY", "nan", "1e400", "0x10",
                             "12abc", "1.2.3"})
        read(text);
    read("1.5e3", std::chars_format::fixed);
    read("15", std::chars_format::scientific);
    read("1.5e3", std::chars_format::scientific);
    read("1.8p1", std::chars_format::hex);
    read("ff", std::chars_format::hex);
}
