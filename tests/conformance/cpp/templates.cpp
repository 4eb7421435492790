#include <cstdio>
#include <cstddef>

template <typename T> T largest(const T *v, int n)
{
    T best = v[0];
    for (int i = 1; i < n; i++) if (best < v[i]) best = v[i];
    return best;
}
template <typename T, std::size_t N> struct Array {
    T items[N];
    static constexpr std::size_t size = N;
    T &operator[](std::size_t i) { return items[i]; }
    template <typename F> auto fold(F f, T start) const
    {
        for (const T &x : items) start = f(start, x);
        return start;
    }
};
template <int N> struct Factorial { static constexpr long value = N * Factorial<N - 1>::value; };
template <> struct Factorial<0> { static constexpr long value = 1; };
template <typename T> struct Name { static const char *text() { return "something"; } };
template <> struct Name<int> { static const char *text() { return "int"; } };
template <typename T> struct Name<T *> { static const char *text() { return "pointer"; } };
template <typename... Ts> int count(Ts...) { return sizeof...(Ts); }
template <typename T> T sum(T x) { return x; }
template <typename T, typename... Ts> T sum(T x, Ts... rest) { return x + sum(rest...); }
template <typename... Ts> bool all(Ts... ts) { return (ts && ...); }
template <typename D> struct Counter { static int made; Counter() { ++made; } };
template <typename D> int Counter<D>::made = 0;
struct X : Counter<X> {};
struct Y : Counter<Y> {};

int main()
{
    int v[] = {3, 9, 2};
    double d[] = {1.5, -2};
    std::printf("%d %g\n", largest(v, 3), largest(d, 2));
    Array<int, 4> a = {{1, 2, 3, 4}};
    a[2] = 10;
    std::printf("%d %zu\n", a.fold([](int x, int y) { return x * 2 + y; }, 0), Array<char, 7>::size);
    std::printf("%ld\n", Factorial<12>::value);
    std::printf("%s %s %s\n", Name<int>::text(), Name<char *>::text(), Name<double>::text());
    std::printf("%d %d %g %d%d\n", count(1, 'a', 2.0), sum(1, 2, 3), sum(1.5, 2), all(1, true, 'a'), all(1, 0));
    X x1, x2;
    Y y;
    std::printf("%d %d\n", X::made, Y::made);
    (void)x1, (void)x2, (void)y;
    if constexpr (sizeof(int) == 4) std::puts("four");
}
