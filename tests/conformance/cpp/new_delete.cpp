#include <cstdio>
#include <cstdlib>
#include <new>

struct T {
    static int alive;
    int n;
    T() : n(++alive) {}
    explicit T(int k) : n(k) { ++alive; }
    ~T() { --alive; }
};
int T::alive;
struct Own {
    static int calls;
    static void *operator new(std::size_t n) { calls++; return std::malloc(n); }
    static void operator delete(void *p) { calls += 10; std::free(p); }
    double d = 1;
};
int Own::calls;
struct alignas(64) Aligned { int x; };

int main()
{
    T *one = new T(5), *many = new T[4], *none = nullptr;
    std::printf("%d %d %d\n", one->n, many[3].n, T::alive);
    delete one;
    delete[] many;
    delete none;
    std::printf("%d\n", T::alive);
    alignas(T) unsigned char room[3 * sizeof(T)];
    T *placed = new (room) T(7), *second = new (room + sizeof(T)) T(8);
    std::printf("%d %d %d\n", placed->n, second->n, T::alive);
    placed->~T();
    second->~T();
    Own *own = new Own;
    delete own;
    std::printf("%d %d\n", T::alive, Own::calls);
    int *value = new int(), *other = new int{9}, *array = new int[5]{1, 2};
    std::printf("%d %d %d %d\n", *value, *other, array[1], array[4]);
    delete value;
    delete other;
    delete[] array;
    Aligned *a = new Aligned{3};
    std::printf("%d %d\n", static_cast<int>(reinterpret_cast<unsigned long>(a) % 64), a->x);
    delete a;
    char *quiet = new (std::nothrow) char[10];
    std::printf("%d\n", quiet != nullptr);
    delete[] quiet;
    int (*grid)[3] = new int[2][3];
    grid[1][2] = 5;
    std::printf("%d\n", grid[1][2]);
    delete[] grid;
    struct Poly { virtual ~Poly() { std::puts("~Poly"); } };
    struct Sub : Poly { T t; ~Sub() override { std::puts("~Sub"); } };
    Poly *p = new Sub;
    delete p;
    std::printf("%d\n", T::alive);
}
