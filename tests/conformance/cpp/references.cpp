#include <cstdio>

struct Pair { int a, b; };
static int &pick(Pair &p, bool second) { return second ? p.b : p.a; }
static void swap(int &x, int &y) { int t = x; x = y; y = t; }
static const int &larger(const int &a, const int &b) { return a < b ? b : a; }
static int count(const Pair &p) { return p.a * 10 + p.b; }

int main()
{
    Pair p{1, 2};
    pick(p, true) = 7;
    swap(p.a, p.b);
    std::printf("%d %d\n", p.a, p.b);
    const int &extended = larger(3, 4) + 1;
    std::printf("%d\n", extended);
    int v[] = {1, 2, 3};
    for (int &x : v) x *= x;
    int (&array)[3] = v;
    std::printf("%d %zu\n", array[2], sizeof array);
    auto &[first, second] = p;
    first = 30;
    std::printf("%d %d\n", p.a, second);
    auto [c, d] = Pair{5, 6};
    std::printf("%d %d\n", c + d, count({8, 9}));
    int *pointer = &v[0];
    int *&alias = pointer;
    ++alias;
    std::printf("%d\n", *pointer);
    int &&r = 10;
    r += 5;
    std::printf("%d\n", r);
    struct Node { int value; Node *next; } n2{2, nullptr}, n1{1, &n2};
    for (Node *n = &n1; n; n = n->next) std::printf("%d ", n->value);
    std::printf("\n");
}
