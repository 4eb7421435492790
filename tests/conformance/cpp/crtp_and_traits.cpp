#include <cstdio>
#include <type_traits>

template <typename D> struct Comparable {
    friend bool operator>(const D &a, const D &b) { return b < a; }
    friend bool operator<=(const D &a, const D &b) { return !(b < a); }
    const D &self() const { return static_cast<const D &>(*this); }
    int doubled() const { return 2 * self().get(); }
};
struct Number : Comparable<Number> {
    int n;
    explicit Number(int k) : n(k) {}
    int get() const { return n; }
    friend bool operator<(const Number &a, const Number &b) { return a.n < b.n; }
};
template <typename T, typename = void> struct HasSize : std::false_type {};
template <typename T> struct HasSize<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};
struct Sized { int size() const { return 3; } };
template <typename T> std::enable_if_t<std::is_integral_v<T>, const char *> what(T) { return "integral"; }
template <typename T> std::enable_if_t<std::is_floating_point_v<T>, const char *> what(T) { return "floating"; }
template <typename T> constexpr int depth() { if constexpr (std::is_pointer_v<T>) return 1 + depth<std::remove_pointer_t<T>>(); else return 0; }
template <template <typename> class C, typename T> struct Wrap { C<T> c; };
template <typename T> struct Box { T value; };
template <int... Is> struct Seq { static int sum() { return (Is + ... + 0); } };
template <int N, int... Is> struct Make : Make<N - 1, N - 1, Is...> {};
template <int... Is> struct Make<0, Is...> : Seq<Is...> {};

int main()
{
    Number a(3), b(5);
    std::printf("%d %d %d %d\n", a > b, a <= b, a.doubled(), b.self().n);
    std::printf("%d %d\n", HasSize<Sized>::value, HasSize<int>::value);
    std::printf("%s %s\n", what(1), what(1.5f));
    std::printf("%d %d\n", depth<int ***>(), depth<int>());
    Wrap<Box, int> w{{7}};
    std::printf("%d %d\n", w.c.value, Make<10>::sum());
    std::printf("%d %d\n", std::is_same_v<std::decay_t<const int &>, int>, std::is_base_of_v<Comparable<Number>, Number>);
}
