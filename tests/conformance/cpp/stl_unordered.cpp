#include <algorithm>
#include <cstdio>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Point {
    int x, y;
    bool operator==(const Point &o) const { return x == o.x && y == o.y; }
};
struct Hash { std::size_t operator()(const Point &p) const { return static_cast<std::size_t>(p.x * 31 + p.y); } };

int main()
{
    std::unordered_map<std::string, int> count;
    for (const char *w : {"a", "b", "a", "c", "b", "a"}) ++count[w];
    std::vector<std::string> keys;
    for (auto &[k, n] : count) keys.push_back(k + std::to_string(n));
    std::sort(keys.begin(), keys.end());
    for (auto &k : keys) std::printf("%s ", k.c_str());
    std::printf("%zu\n", count.size());
    std::unordered_set<Point, Hash> seen;
    for (int i = 0; i < 100; i++) seen.insert({i % 7, i % 5});
    std::printf("%zu %d %d\n", seen.size(), seen.count({3, 4}) == 1, seen.count({7, 0}) == 1);
    std::unordered_map<int, int> m;
    for (int i = 0; i < 1000; i++) m[i * 7919 % 1009] = i;
    long sum = 0;
    for (auto &[k, v] : m) sum += static_cast<long>(k) * v;
    std::printf("%zu %ld %d\n", m.size(), sum, m.at(7));
    for (int i = 0; i < 500; i++) m.erase(i);
    std::printf("%zu %d\n", m.size(), m.find(3) == m.end());
    m.clear();
    std::printf("%d\n", m.empty());
}
