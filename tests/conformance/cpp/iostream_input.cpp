// cflags: -std=c++20
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

template <typename T>
static void numbers(const char *text)
{
    std::istringstream in(text);
    T value = 77;
    while (in >> value) std::cout << value << ' ';
    std::cout << "| " << value << ' ' << in.eof() << in.fail() << in.bad() << '\n';
}

int main()
{
    for (const char *text : {"1 -2 +3 004 x", "99999999999999999999", "-99999999999999999999", "", "  ", "1e5", "0x10", "12abc", "-"}) {
        numbers<int>(text);
        numbers<unsigned>(text);
        numbers<long>(text);
        numbers<short>(text);
        numbers<double>(text);
        numbers<float>(text);
        numbers<long double>(text);
        numbers<bool>(text);
    }
    numbers<double>("1.5 -2.5e-3 .5 5. 1e400 2");
    std::istringstream in("1f 0x1F 17 017 true falsity");
    int n = 0;
    bool b = false;
    in >> std::hex >> n, std::cout << n << ' ';
    in >> n, std::cout << n << ' ';
    in >> std::oct >> n, std::cout << n << ' ';
    in.unsetf(std::ios_base::basefield);
    in >> n, std::cout << n << ' ';
    in >> std::boolalpha >> b, std::cout << b << ' ';
    in >> b, std::cout << b << in.fail() << '\n';

    std::istringstream lines("one\n\ntwo words\nlast");
    for (std::string line; std::getline(lines, line);) std::cout << '[' << line << ']';
    std::cout << lines.eof() << lines.fail() << '\n';
    std::istringstream words("  several   words\there ");
    for (std::string word; words >> std::setw(4) >> word;) std::cout << '<' << word << '>';
    std::cout << '\n';

    std::istringstream parts("alpha;beta;gamma and more");
    char buffer[8];
    parts.getline(buffer, sizeof buffer, ';');
    std::cout << buffer << parts.gcount() << ' ';
    parts.ignore(100, ';');
    std::cout << parts.gcount() << ' ' << (char)parts.peek() << ' ';
    parts >> buffer;
    std::cout << buffer << ' ';
    parts >> std::ws;
    parts.getline(buffer, 4);
    std::cout << buffer << parts.fail() << ' ';
    parts.clear();
    parts.unget();
    std::cout << (char)parts.get() << (char)parts.get() << '\n';

    std::stringstream both;
    for (int i = 0; i < 5; ++i) both << i * i << ',';
    char comma;
    while (both >> n >> comma) std::cout << n << comma;
    both.clear();
    both.str("new");
    std::cout << both.str() << both.tellp() << '\n';
    try {
        std::istringstream strict("q");
        strict.exceptions(std::ios_base::failbit);
        strict >> n;
    } catch (const std::ios_base::failure &e) {
        std::cout << e.what() << '\n';
    }
}
