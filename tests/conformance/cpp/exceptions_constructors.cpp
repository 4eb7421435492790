// Exceptions in constructors destroy what was already made; function-try-blocks; arrays; new.
#include <cstdio>

static int budget;
struct Part {
    int id;
    explicit Part(int i) : id(i)
    {
        if (budget-- <= 0) throw i;
        std::printf("+%d ", id);
    }
    ~Part() { std::printf("-%d ", id); }
};
struct Whole {
    Part a{1}, b{2}, c{3};
    Whole() { std::printf("whole "); if (budget-- <= 0) throw 99; }
    ~Whole() { std::printf("~whole "); }
};
struct Child : Whole {
    Part d;
    Child() try : d(4) { std::printf("child "); } catch (int n) { std::printf("in constructor %d ", n); }
    ~Child() { std::printf("~child "); }
};
struct Counted {
    static int alive, limit;
    Counted() { if (alive >= limit) throw alive; alive++; }
    ~Counted() { alive--; }
};
int Counted::alive, Counted::limit;

int main()
{
    for (int n = 0; n < 7; n++) {
        budget = n;
        try {
            Child c;
            std::printf("made ");
        } catch (int k) {
            std::printf("caught %d", k);
        }
        std::printf("\n");
    }
    Counted::limit = 5;
    try {
        Counted *many = new Counted[10];
        delete[] many;
    } catch (int n) {
        std::printf("%d %d\n", n, Counted::alive);
    }
    Counted::limit = 100;
    Counted *many = new Counted[10];
    std::printf("%d ", Counted::alive);
    delete[] many;
    std::printf("%d\n", Counted::alive);
}
