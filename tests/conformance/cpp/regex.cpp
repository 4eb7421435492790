#include <iostream>
#include <regex>
#include <string>

int main()
{
    const std::regex pair("([a-z]+)-([0-9]+)");
    std::string text = "foo abc-123 def-45 x";
    for (std::smatch m; std::regex_search(text, m, pair); text = m.suffix()) std::cout << m[1] << ' ' << m[2] << '\n';
    std::cout << std::regex_replace(std::string("a1b22"), std::regex("\\d+"), "<$&>") << '\n';
    std::cout << std::regex_match("2024-01-31", std::regex("\\d{4}-\\d\\d-\\d\\d")) << std::regex_match("x", std::regex("y")) << '\n';
    for (const char *wrong : {"(", "[", "a{2", "*", "\\"}) {
        try {
            std::regex r(wrong);
        } catch (const std::regex_error &e) {
            std::cout << wrong << ": " << e.what() << '\n';
        }
    }
}
