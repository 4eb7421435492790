// cflags: -std=c++20
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstdio>
#include <numeric>
#include <ranges>
#include <span>
#include <string>
#include <vector>

struct Version {
    int major, minor;
    auto operator<=>(const Version &) const = default;
};
template <typename T> concept Addable = requires(T a, T b) { { a + b } -> std::convertible_to<T>; };
template <Addable T> T sum(std::span<const T> s) { return std::accumulate(s.begin(), s.end(), T{}); }
static auto twice(std::integral auto n) { return n * 2; }
struct Config { int width = 80, height = 24; bool color = false; };
consteval int squared(int n) { return n * n; }

int main()
{
    std::printf("%d %d %d\n", Version{1, 2} < Version{1, 3}, Version{2, 0} == Version{2, 0}, (Version{1, 1} <=> Version{1, 0}) > 0);
    std::array<int, 4> a = {1, 2, 3, 4};
    std::printf("%d %d\n", sum<int>(a), twice(21));
    Config c{.height = 50};
    std::printf("%d %d %d\n", c.width, c.height, squared(9));
    std::printf("%d %d %d %u\n", std::popcount(0xffu), std::countl_zero(1u), std::has_single_bit(64u), std::bit_cast<unsigned>(1.0f));
    std::vector<int> v = {5, 3, 8, 1, 9, 2};
    std::ranges::sort(v);
    for (int x : v | std::views::filter([](int n) { return n % 2; }) | std::views::transform([](int n) { return n * n; })) std::printf("%d ", x);
    for (int i : std::views::iota(1, 5) | std::views::reverse) std::printf("%d ", i);
    std::printf("%d\n", std::ranges::count_if(v, [](int n) { return n > 4; }));
    auto generic = []<typename T>(T x, T y) { return x < y ? y : x; };
    std::printf("%d %g\n", generic(3, 7), generic(2.5, 1.5));
    std::string s = "prefix-body";
    std::printf("%d %d\n", s.starts_with("prefix"), s.ends_with("x"));
    std::erase_if(v, [](int n) { return n < 4; });
    std::printf("%zu\n", v.size());
}
