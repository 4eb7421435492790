#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

template <typename C> static void show(const C &c)
{
    for (auto &x : c) std::printf("%d ", static_cast<int>(x));
    std::printf("\n");
}

int main()
{
    std::vector<int> v(20);
    std::iota(v.begin(), v.end(), 1);
    std::rotate(v.begin(), v.begin() + 7, v.end());
    show(v);
    std::stable_partition(v.begin(), v.end(), [](int x) { return x % 3 == 0; });
    show(v);
    std::partial_sort(v.begin(), v.begin() + 5, v.end(), std::greater<int>());
    for (int i = 0; i < 5; i++) std::printf("%d ", v[static_cast<unsigned>(i)]);
    std::nth_element(v.begin(), v.begin() + 10, v.end());
    std::printf("%d\n", v[10]);
    std::sort(v.begin(), v.end());
    std::printf("%d %d %ld\n", std::binary_search(v.begin(), v.end(), 7), std::binary_search(v.begin(), v.end(), 77), std::lower_bound(v.begin(), v.end(), 13) - v.begin());
    std::array<int, 4> p = {1, 2, 3, 4};
    int n = 0;
    do n++;
    while (std::next_permutation(p.begin(), p.end()));
    std::printf("%d\n", n);
    std::vector<int> a = {1, 3, 5, 7}, b = {3, 4, 5}, out;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    show(out);
    std::transform(a.begin(), a.end(), a.begin(), [](int x) { return x * x; });
    std::partial_sum(a.begin(), a.end(), a.begin());
    show(a);
    std::printf("%d %d %d\n", *std::max_element(out.begin(), out.end()), std::inner_product(b.begin(), b.end(), a.begin(), 0),
                static_cast<int>(std::count_if(out.begin(), out.end(), [](int x) { return x > 3; })));
    std::string s = "the quick brown fox";
    std::reverse(s.begin(), s.end());
    std::printf("%s %d\n", s.c_str(), std::all_of(s.begin(), s.end(), [](char c) { return c < 'z'; }));
    std::stable_sort(s.begin(), s.end());
    std::printf("%s\n", s.c_str());
    std::make_heap(out.begin(), out.end());
    std::pop_heap(out.begin(), out.end());
    std::printf("%d %d\n", out.back(), std::is_heap(out.begin(), out.end() - 1));
    std::vector<int> big(3000);
    unsigned seed = 1;
    for (int &x : big) x = static_cast<int>((seed = seed * 1664525 + 1013904223) >> 8) % 10000;
    std::sort(big.begin(), big.end());
    std::printf("%d %d %d %d\n", big[0], big[1500], big[2999], std::is_sorted(big.begin(), big.end()));
    std::printf("%d %d\n", std::gcd(84, 36), std::clamp(15, 0, 10));
}
