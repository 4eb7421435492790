#include <cstdio>
#include <map>
#include <set>
#include <string>

int main()
{
    std::map<std::string, int> ages = {{"Bob", 30}, {"Ann", 25}, {"Cy", 41}};
    ages["Dee"] = 19;
    ages["Ann"]++;
    for (const auto &[name, age] : ages) std::printf("%s=%d ", name.c_str(), age);
    std::printf("%zu\n", ages.size());
    std::printf("%d %d\n", ages.count("Bob") == 1, ages.find("Eve") == ages.end());
    std::printf("%d\n", ages.insert({"Bob", 99}).second);
    ages.erase("Cy");
    std::printf("%s %s\n", ages.begin()->first.c_str(), ages.rbegin()->first.c_str());
    std::map<int, int, std::greater<int>> squares;
    for (int i = 0; i < 50; i++) squares[i * 37 % 50] = i;
    int k = 0;
    for (auto &[a, b] : squares) k = k * 3 % 10007 + a + b;
    std::printf("%d %d\n", k, squares.lower_bound(25)->first);
    for (int i = 0; i < 50; i += 2) squares.erase(i);
    std::printf("%zu %d\n", squares.size(), squares.begin()->first);
    std::set<int> s = {5, 1, 3, 1};
    s.insert(4);
    for (int x : s) std::printf("%d ", x);
    std::printf("%d %d\n", *s.upper_bound(3), s.count(1) == 1);
    std::multimap<char, int> many = {{'a', 1}, {'b', 2}, {'a', 3}};
    auto range = many.equal_range('a');
    for (auto it = range.first; it != range.second; ++it) std::printf("%d ", it->second);
    std::multiset<int> ms = {3, 3, 1};
    std::printf("%zu\n", ms.count(3));
    try {
        ages.at("nobody");
    } catch (const std::exception &e) {
        std::puts("at");
    }
    std::map<int, std::map<int, int>> nested;
    nested[1][2] = 3;
    nested[1][1]++;
    std::printf("%zu %d\n", nested[1].size(), nested[1][2]);
}
