#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

static void show(const std::vector<int> &v)
{
    std::printf("[%zu]", v.size());
    for (int x : v) std::printf(" %d", x);
    std::printf("\n");
}

int main()
{
    std::vector<int> v;
    for (int i = 0; i < 10; i++) v.push_back(i * i);
    show(v);
    v.insert(v.begin() + 3, {100, 200});
    v.erase(v.begin());
    v.erase(v.begin() + 5, v.begin() + 7);
    show(v);
    v.resize(12, 7);
    v.pop_back();
    show(v);
    std::vector<int> w(v.rbegin(), v.rend());
    show(w);
    std::printf("%d %d %d\n", v < w, v == w, v.front() + v.back());
    std::sort(w.begin(), w.end());
    show(w);
    w.erase(std::unique(w.begin(), w.end()), w.end());
    w.erase(std::remove_if(w.begin(), w.end(), [](int x) { return x % 2; }), w.end());
    show(w);
    std::printf("%d\n", std::accumulate(v.begin(), v.end(), 0));
    std::vector<std::vector<int>> grid(3, std::vector<int>(4));
    for (int i = 0; i < 12; i++) grid[static_cast<unsigned>(i) / 4][static_cast<unsigned>(i) % 4] = i;
    for (auto &row : grid) show(row);
    std::vector<bool> bits(70);
    for (unsigned i = 0; i < 70; i += 3) bits[i] = true;
    std::printf("%ld\n", std::count(bits.begin(), bits.end(), true));
    try {
        v.at(1000) = 1;
    } catch (const std::exception &e) {
        std::puts("out of range");
    }
    std::vector<int> moved = std::move(v);
    std::printf("%zu %zu\n", moved.size(), v.size());
    v.assign(3, 9);
    v.swap(moved);
    show(moved);
    v.clear();
    v.shrink_to_fit();
    std::printf("%d\n", v.empty());
}
