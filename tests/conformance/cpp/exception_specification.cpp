#include <cstdio>
#include <exception>
#include <functional>
#include <stdexcept>
#include <vector>

struct Resource {
    static int open;
    Resource() { open++; }
    Resource(const Resource &) { if (open >= 6) throw std::length_error("too many"); open++; }
    ~Resource() { open--; }
};
int Resource::open;

int main()
{
    try {
        std::vector<Resource> v(3);
        std::printf("%d\n", Resource::open);
        std::vector<Resource> w(v);
        std::printf("%d\n", Resource::open);
        std::vector<Resource> x(w);
        std::puts("never");
    } catch (const std::length_error &e) {
        std::printf("%s %d\n", e.what(), Resource::open);
    }
    try {
        std::function<int()> f;
        f();
    } catch (const std::bad_function_call &) {
        std::puts("empty function");
    }
    try {
        std::vector<int> v;
        v.reserve(static_cast<std::size_t>(-1));
    } catch (const std::length_error &) {
        std::puts("length");
    }
    try {
        throw std::make_pair(1, 'c');
    } catch (const std::pair<int, char> &p) {
        std::printf("%d %c\n", p.first, p.second);
    }
    try {
        try {
            throw 1;
        } catch (double) {
            std::puts("no");
        }
    } catch (const int &n) {
        std::printf("outer %d\n", n);
    }
}
