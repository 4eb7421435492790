// Covariant return types, thunks that adjust this and the result.
#include <cstdio>

struct A { int a = 1; virtual ~A() {} virtual A *clone() const { return new A(*this); } virtual int id() const { return a; } };
struct B { int b = 2; virtual ~B() {} virtual B *copy() const { return new B(*this); } virtual int number() const { return b; } };
struct C : A, B {
    int c = 3;
    C *clone() const override { return new C(*this); }
    C *copy() const override { C *n = new C(*this); n->c = 30; return n; }
    int id() const override { return a + b + c; }
    int number() const override { return c * 100; }
};
struct V : virtual A { int v = 4; V *clone() const override { return new V(*this); } int id() const override { return v; } };
struct W : V, B { W *clone() const override { return new W(*this); } int number() const override { return v + b; } };

int main()
{
    C c;
    const A *pa = &c;
    const B *pb = &c;
    A *ca = pa->clone();
    B *cb = pb->copy();
    std::printf("%d %d %d\n", ca->id(), cb->number(), dynamic_cast<C *>(cb)->c);
    delete ca;
    delete cb;
    W w;
    A *va = &w;
    A *copy = va->clone();
    std::printf("%d %d\n", copy->id(), dynamic_cast<B *>(copy)->number());
    delete copy;
}
