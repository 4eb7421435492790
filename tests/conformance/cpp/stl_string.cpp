#include <cstdio>
#include <string>
#include <string_view>

int main()
{
    std::string s = "hello", empty;
    s += ", ";
    s.append("world").push_back('!');
    std::printf("%s %zu %d\n", s.c_str(), s.size(), empty.empty());
    std::printf("%zu %zu %d\n", s.find("wor"), s.rfind('o'), s.find('z') == std::string::npos);
    std::printf("%s|%s\n", s.substr(7, 5).c_str(), s.substr(7).c_str());
    s.replace(0, 5, "goodbye");
    s.insert(7, " cruel");
    s.erase(s.size() - 1);
    std::printf("%s\n", s.c_str());
    std::string t = s + std::string(3, '.') + "end";
    std::printf("%s %d %d\n", t.c_str(), s < t, s.compare("a") > 0);
    std::printf("%s %s %s\n", std::to_string(42).c_str(), std::to_string(-7L).c_str(), std::to_string(2.5).c_str());
    std::printf("%d %ld %g\n", std::stoi("123abc"), std::stol("-77"), std::stod("1.5e2"));
    try {
        std::stoi("x");
    } catch (const std::exception &e) {
        std::printf("%s\n", e.what());
    }
    try {
        s.substr(1000);
    } catch (const std::exception &) {
        std::puts("substr");
    }
    for (char &c : t) if (c == 'o') c = '0';
    std::printf("%s\n", t.c_str());
    std::string big;
    for (int i = 0; i < 100; i++) big += std::to_string(i);
    std::printf("%zu %c\n", big.size(), big[150]);
    std::string_view view = big;
    std::printf("%.*s %zu\n", 5, view.substr(10, 5).data(), view.find("99"));
    std::string moved = std::move(big);
    std::printf("%zu %zu\n", moved.size(), big.size());
    std::string lines = "a,b,,c";
    for (std::size_t from = 0, to; from <= lines.size(); from = to + 1) {
        to = lines.find(',', from);
        if (to == std::string::npos) to = lines.size();
        std::printf("[%s]", lines.substr(from, to - from).c_str());
    }
    std::printf("\n%zu\n", std::hash<std::string>()("x") == std::hash<std::string>()("x"));
    std::wstring wide = L"wide";
    wide += L'!';
    std::printf("%zu\n", wide.size());
}
