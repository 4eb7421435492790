// A static local whose initialiser throws is tried again.
#include <cstdio>

static int tries;
struct Fragile {
    Fragile() { if (++tries < 3) throw tries; std::puts("made"); }
    ~Fragile() { std::puts("unmade"); }
};
static Fragile &get()
{
    static Fragile f;
    return f;
}

int main()
{
    for (int i = 0; i < 5; i++) {
        try {
            get();
            std::puts("got");
        } catch (int n) {
            std::printf("failed %d\n", n);
        }
    }
}
