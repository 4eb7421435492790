#include <array>
#include <cstdio>

constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
constexpr auto squares()
{
    std::array<int, 10> t{};
    for (int i = 0; i < 10; i++) t[static_cast<unsigned>(i)] = i * i;
    return t;
}
constexpr auto table = squares();
constexpr unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 ^ static_cast<unsigned char>(*s++); return h; }
struct Point { int x, y; constexpr Point operator+(Point o) const { return {x + o.x, y + o.y}; } };
constexpr Point origin{1, 2}, moved = origin + Point{10, 20};
static_assert(fib(10) == 55 && moved.y == 22);

int main()
{
    static constexpr int f20 = fib(20);
    std::printf("%d %d\n", f20, fib(12));
    int sum = 0;
    for (int n : table) sum += n;
    std::printf("%d %d\n", sum, moved.x);
    const char *word = "two";
    switch (hash(word)) {
    case hash("one"): std::puts("1"); break;
    case hash("two"): std::puts("2"); break;
    }
    if (constexpr int n = 5; n > 3) std::printf("%d\n", n);
}
