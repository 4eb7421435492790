#include <cstdio>
#include <new>
#include <stdexcept>
#include <typeinfo>

struct A { virtual ~A() {} };
struct B : A {};
struct V1 : virtual A {};
struct V2 : virtual A {};
struct Diamond : V1, V2 { int x = 5; };
struct P1 { int p = 1; };
struct P2 { int q = 2; };
struct Multi : P1, P2 {};
class Hidden : A {};

template <typename T> static const char *probe(T thrown)
{
    try {
        throw thrown;
    } catch (const Diamond &d) {
        return d.x == 5 ? "Diamond" : "?";
    } catch (B &) {
        return "B";
    } catch (A &) {
        return "A";
    } catch (P2 &p) {
        return p.q == 2 ? "P2" : "bad P2";
    } catch (const void *) {
        return "void *";
    } catch (unsigned) {
        return "unsigned";
    } catch (...) {
        return "...";
    }
}

int main()
{
    int x = 0;
    std::printf("%s %s %s %s %s\n", probe(A()), probe(B()), probe(V1()), probe(Diamond()), probe(Multi()));
    std::printf("%s %s %s %s %s\n", probe(&x), probe(1u), probe(1), probe(P1()), probe(Hidden()));
    std::printf("%s\n", probe(static_cast<const char *>("x")));
    try {
        throw static_cast<B *>(nullptr);
    } catch (A *a) {
        std::printf("pointer to base, null %d\n", a == nullptr);
    }
    try {
        static Multi m;
        throw &m;
    } catch (P2 *p) {
        std::printf("%d\n", p->q);
    }
    const std::exception *all[] = {new std::bad_alloc, new std::range_error("range"), new std::invalid_argument("invalid"), new std::bad_cast};
    for (const std::exception *e : all) {
        std::printf("%s %d\n", e->what(), dynamic_cast<const std::logic_error *>(e) != nullptr);
        delete e;
    }
}
