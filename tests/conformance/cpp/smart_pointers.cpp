#include <cstdio>
#include <memory>
#include <vector>

struct T {
    static int alive;
    int n;
    explicit T(int k) : n(k) { alive++; std::printf("+%d ", n); }
    virtual ~T() { alive--; std::printf("-%d ", n); }
};
int T::alive;
struct U : T { using T::T; };
struct Node {
    int value;
    std::shared_ptr<Node> next;
    std::weak_ptr<Node> back;
    ~Node() { std::printf("~%d ", value); }
};

int main()
{
    {
        auto a = std::make_unique<T>(1);
        std::unique_ptr<T> b = std::make_unique<U>(2);
        std::unique_ptr<T> c = std::move(a);
        std::printf("| %d %d ", a == nullptr, c->n);
        b.reset(new T(3));
        T *raw = c.release();
        delete raw;
        std::unique_ptr<int[]> array(new int[3]{7, 8, 9});
        std::printf("| %d\n", array[2]);
    }
    {
        std::shared_ptr<T> p = std::make_shared<U>(10), q = p;
        std::weak_ptr<T> w = p;
        std::printf("| %ld %d ", p.use_count(), w.expired());
        q.reset();
        std::printf("%ld %d ", p.use_count(), w.lock()->n);
        p = nullptr;
        std::printf("| %d %d\n", w.expired(), w.lock() == nullptr);
    }
    {
        auto first = std::make_shared<Node>();
        first->value = 1;
        first->next = std::make_shared<Node>();
        first->next->value = 2;
        first->next->back = first;
        std::printf("%ld %ld %d\n", first.use_count(), first->next.use_count(), first->next->back.lock()->value);
    }
    std::printf("\n");
    {
        auto closer = [](T *t) { std::printf("close "); delete t; };
        std::unique_ptr<T, decltype(closer)> d(new T(20), closer);
        std::shared_ptr<T> s(new T(21), closer);
        std::vector<std::shared_ptr<T>> all(3, s);
        std::printf("%ld ", s.use_count());
        auto cast = std::dynamic_pointer_cast<U>(s);
        std::printf("%d ", cast == nullptr);
    }
    std::printf("\n%d\n", T::alive);
}
