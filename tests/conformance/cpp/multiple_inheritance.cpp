#include <cstdio>

struct A { int a = 1; virtual int f() { return a; } virtual ~A() { std::puts("~A"); } };
struct B { int b = 2; virtual int g() { return b; } virtual ~B() { std::puts("~B"); } };
struct C : A, B {
    int c = 3;
    int f() override { return a + 10 * b + 100 * c; }
    int g() override { return -f(); }
    ~C() override { std::puts("~C"); }
};
struct D : C { int d = 4; int g() override { return d * C::g(); } };

int main()
{
    D d;
    A *pa = &d;
    B *pb = &d;
    std::printf("%d %d %d\n", pa->f(), pb->g(), pb->b);
    std::printf("%d %d\n", static_cast<void *>(pa) == static_cast<void *>(&d), reinterpret_cast<char *>(pb) - reinterpret_cast<char *>(&d) > 0);
    std::printf("%d %d\n", static_cast<D *>(pb) == &d, static_cast<C *>(pa) == &d);
    pb->b = 7;
    std::printf("%d\n", d.f());
    B *null = static_cast<B *>(static_cast<D *>(nullptr));
    std::printf("%d\n", null == nullptr);
    B *heap = new C;
    std::printf("%d\n", heap->g());
    delete heap;
    int (B::*pg)() = &B::g;
    int (D::*pf)() = &D::f;
    std::printf("%d %d %d\n", (pb->*pg)(), (d.*pf)(), pg != nullptr);
    int B::*field = &B::b;
    d.*field = 50;
    std::printf("%d\n", d.b);
}
