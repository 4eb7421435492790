#include <cstdio>
#include <exception>
#include <stdexcept>

struct Noisy {
    const char *name;
    explicit Noisy(const char *n) : name(n) { std::printf("+%s ", name); }
    ~Noisy() { std::printf("-%s ", name); }
};
struct Base { virtual ~Base() {} virtual int code() const { return 1; } };
struct Derived : Base { int code() const override { return 2; } };

static void raise(int how)
{
    Noisy n("raise");
    switch (how) {
    case 0: throw 42;
    case 1: throw "text";
    case 2: throw Derived();
    case 3: throw std::runtime_error("runtime");
    case 4: throw 2.5;
    case 5: throw new int(9);
    }
}
static void middle(int how)
{
    Noisy n("middle");
    raise(how);
    std::printf("not thrown ");
}

int main()
{
    for (int how = 0; how < 7; how++) {
        try {
            Noisy n("try");
            middle(how);
        } catch (int i) {
            std::printf("int %d", i);
        } catch (const char *s) {
            std::printf("text %s", s);
        } catch (const Base &b) {
            std::printf("base %d", b.code());
        } catch (const std::exception &e) {
            std::printf("exception %s", e.what());
        } catch (int *p) {
            std::printf("pointer %d", *p);
            delete p;
        } catch (...) {
            std::printf("something");
        }
        std::printf("\n");
    }
}
