#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct Number { double value; };
struct Identifier { std::string_view name; };
struct Symbol { char c; };
struct Text { std::string value; };
using Token = std::variant<Number, Identifier, Symbol, Text>;

class Lexer {
    std::string_view rest_;
    int line_ = 1;

    template <typename P> std::string_view take(P p)
    {
        std::size_t n = 0;
        while (n < rest_.size() && p(rest_[n])) n++;
        auto r = rest_.substr(0, n);
        rest_.remove_prefix(n);
        return r;
    }

 public:
    explicit Lexer(std::string_view s) : rest_(s) {}
    int line() const { return line_; }
    std::optional<Token> next()
    {
        for (char c : take([](char c) { return c == ' ' || c == '\n'; })) line_ += c == '\n';
        if (rest_.empty()) return std::nullopt;
        char c = rest_[0];
        if (c >= '0' && c <= '9') return Number{std::stod(std::string(take([](char d) { return (d >= '0' && d <= '9') || d == '.'; })))};
        if ((c >= 'a' && c <= 'z') || c == '_') return Identifier{take([](char d) { return (d >= 'a' && d <= 'z') || d == '_'; })};
        if (c == '"') {
            rest_.remove_prefix(1);
            std::string s(take([](char d) { return d != '"'; }));
            if (rest_.empty()) throw std::runtime_error("line " + std::to_string(line_) + ": text without end");
            rest_.remove_prefix(1);
            return Text{s};
        }
        rest_.remove_prefix(1);
        return Symbol{c};
    }
};
struct Show {
    void operator()(const Number &n) const { std::printf("N%g ", n.value); }
    void operator()(const Identifier &i) const { std::printf("I%.*s ", static_cast<int>(i.name.size()), i.name.data()); }
    void operator()(const Symbol &s) const { std::printf("S%c ", s.c); }
    void operator()(const Text &t) const { std::printf("T'%s' ", t.value.c_str()); }
};

int main()
{
    for (std::string_view source : {"let x_y = 3.25 + foo(1,\n \"a b\")", "", "\n\n\"open", "a=b;c"}) {
        Lexer lexer(source);
        try {
            while (auto token = lexer.next()) std::visit(Show(), *token);
            std::printf("lines %d\n", lexer.line());
        } catch (const std::runtime_error &e) {
            std::printf("%s\n", e.what());
        }
    }
}
