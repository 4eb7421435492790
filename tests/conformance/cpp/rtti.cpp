#include <cstdio>
#include <typeinfo>

struct Base { virtual ~Base() {} };
struct Left : Base { int l = 1; };
struct Right : Base { int r = 2; };
struct Other { virtual ~Other() {} int o = 3; };
struct Leaf : Left, Other { int leaf = 4; };
struct VBase { virtual ~VBase() {} int v = 5; };
struct VA : virtual VBase { int a = 6; };
struct VB : virtual VBase { int b = 7; };
struct VC : VA, VB, Other {};
namespace space { template <typename T> struct Box { virtual ~Box() {} T t; }; }

int main()
{
    Leaf leaf;
    Base *b = &leaf;
    Other *o = dynamic_cast<Other *>(b);
    std::printf("%d %d\n", o->o, dynamic_cast<Right *>(b) == nullptr);
    std::printf("%d %d\n", dynamic_cast<Leaf *>(o)->leaf, dynamic_cast<Left *>(o)->l);
    std::printf("%d %d\n", dynamic_cast<void *>(o) == &leaf, dynamic_cast<void *>(b) == &leaf);
    VC vc;
    VBase *v = &vc;
    std::printf("%d %d %d\n", dynamic_cast<VA *>(v)->a, dynamic_cast<VB *>(v)->b, dynamic_cast<Other *>(v)->o);
    VA *va = &vc;
    std::printf("%d %d\n", dynamic_cast<VB *>(va)->b, dynamic_cast<VC *>(va) == &vc);
    Other plain;
    std::printf("%d\n", dynamic_cast<VC *>(&plain) == nullptr);
    try {
        dynamic_cast<Right &>(*b);
    } catch (const std::bad_cast &e) {
        std::printf("%s\n", e.what());
    }
    std::printf("%d %d %d\n", typeid(*b) == typeid(Leaf), typeid(*b) == typeid(Base), typeid(b) == typeid(Base *));
    std::printf("%s %s %s %s\n", typeid(*v).name(), typeid(int).name(), typeid(const char *).name(), typeid(space::Box<double>).name());
    std::printf("%d\n", typeid(int).before(typeid(long)) != typeid(long).before(typeid(int)));
    try {
        Base *none = nullptr;
        std::printf("%s\n", typeid(*none).name());
    } catch (const std::bad_typeid &) {
        std::puts("bad typeid");
    }
    const Base &r = leaf;
    std::printf("%d\n", dynamic_cast<const Left &>(r).l);
}
