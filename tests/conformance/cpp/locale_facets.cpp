#include <cstdio>
#include <iostream>
#include <locale>
#include <sstream>
#include <stdexcept>

struct Grouped : std::numpunct<char> {
    char do_thousands_sep() const override { return '.'; }
    char do_decimal_point() const override { return ','; }
    std::string do_grouping() const override { return "\3"; }
    std::string do_truename() const override { return "yes"; }
};

int main()
{
    const std::locale grouped(std::locale::classic(), new Grouped);
    std::ostringstream out;
    out.imbue(grouped);
    out << 1234567 << ' ' << -1234.5 << ' ' << std::boolalpha << true << false << ' ' << 12 << ' ' << (void *)0;
    std::cout << out.str() << '\n';
    std::istringstream in("1.234.567 12,5 1.2.3");
    in.imbue(grouped);
    long n;
    double d;
    in >> n >> d;
    std::cout << n << ' ' << d << ' ';
    in >> n;
    std::cout << in.fail() << '\n';
    std::cout << std::locale().name() << ' ' << (std::locale() == std::locale::classic()) << (grouped == std::locale()) << '\n';
    std::locale old = std::locale::global(grouped);
    std::ostringstream global;
    global << 7654321;
    std::cout << global.str() << ' ' << 7654321 << '\n';
    std::locale::global(old);
    const std::locale c("C");
    for (char x : std::string("aZ5 .\n"))
        std::printf("%d%d%d%d%c", std::isalpha(x, c), std::isdigit(x, c), std::isspace(x, c), std::ispunct(x, c), std::toupper(x, c));
    std::printf("%d\n", std::use_facet<std::collate<char>>(c).compare("abc", "abc" + 3, "abd", "abd" + 3));
    try {
        std::locale none("no_SUCH");
    } catch (const std::runtime_error &e) {
        std::puts(e.what());
    }
}
