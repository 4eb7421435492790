#include <any>
#include <cstdio>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

static std::optional<int> half(int n) { return n % 2 ? std::nullopt : std::optional<int>(n / 2); }
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> overloaded(Ts...) -> overloaded<Ts...>;

int main()
{
    std::printf("%d %d %d\n", half(4).value(), half(3).has_value(), half(5).value_or(-1));
    try {
        half(7).value();
    } catch (const std::bad_optional_access &) {
        std::puts("nothing");
    }
    std::optional<std::string> name;
    name.emplace(3, 'x');
    std::printf("%s %zu\n", name->c_str(), name->size());
    name.reset();
    std::variant<int, double, std::string> v = 5;
    auto show = overloaded{[](int i) { std::printf("int %d ", i); }, [](double d) { std::printf("double %g ", d); }, [](const std::string &s) { std::printf("string %s ", s.c_str()); }};
    std::visit(show, v);
    v = 2.5;
    std::visit(show, v);
    v = std::string("text");
    std::visit(show, v);
    std::printf("%zu %d\n", v.index(), std::holds_alternative<double>(v));
    try {
        std::get<int>(v);
    } catch (const std::bad_variant_access &) {
        std::puts("wrong");
    }
    auto t = std::make_tuple(1, 2.5, "three");
    auto [a, b, c] = t;
    std::printf("%d %g %s %zu\n", a, b, c, std::tuple_size<decltype(t)>::value);
    int x = 1, y = 2;
    std::tie(x, y) = std::make_pair(y, x);
    std::printf("%d %d %d\n", x, y, std::make_tuple(1, 2) < std::make_tuple(1, 3));
    std::any thing = 7;
    std::printf("%d ", std::any_cast<int>(thing));
    thing = std::string("any");
    std::printf("%s\n", std::any_cast<std::string &>(thing).c_str());
    std::printf("%d\n", std::apply([](int p, int q) { return p * q; }, std::make_pair(6, 7)));
}
