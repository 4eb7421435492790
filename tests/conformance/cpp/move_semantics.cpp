#include <cstdio>
#include <utility>

struct Buffer {
    int *data;
    int n;
    explicit Buffer(int k) : data(new int[k]), n(k) { for (int i = 0; i < k; i++) data[i] = i; std::printf("make%d ", k); }
    Buffer(const Buffer &o) : data(new int[o.n]), n(o.n) { for (int i = 0; i < n; i++) data[i] = o.data[i]; std::printf("copy "); }
    Buffer(Buffer &&o) noexcept : data(std::exchange(o.data, nullptr)), n(std::exchange(o.n, 0)) { std::printf("move "); }
    Buffer &operator=(Buffer o) noexcept { std::swap(data, o.data); std::swap(n, o.n); std::printf("assign "); return *this; }
    ~Buffer() { std::printf(data ? "free%d " : "empty ", n); delete[] data; }
};
static Buffer build(int n) { Buffer b(n); b.data[0] = 9; return b; }
static int total(const Buffer &b) { int s = 0; for (int i = 0; i < b.n; i++) s += b.data[i]; return s; }
static const char *kind(const Buffer &) { return "const&"; }
static const char *kind(Buffer &&) { return "&&"; }
template <typename T> static const char *forward(T &&t) { return kind(std::forward<T>(t)); }

int main()
{
    {
        Buffer a = build(4), b(a), c(std::move(a));
        std::printf("| %d %d %d\n", a.n, total(b), total(c));
        b = build(2);
        std::printf("| ");
        c = b;
        std::printf("| ");
        b = std::move(c);
        std::printf("| %d %d\n", total(b), c.n);
        std::printf("%s %s\n", forward(b), forward(Buffer(1)));
    }
    std::printf("\n");
}
