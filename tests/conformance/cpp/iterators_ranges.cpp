#include <cstdio>
#include <iterator>
#include <vector>

class Range {
    int from_, to_, step_;

 public:
    struct Iterator {
        using value_type = int;
        using difference_type = int;
        using pointer = const int *;
        using reference = int;
        using iterator_category = std::input_iterator_tag;
        int at, step;
        int operator*() const { return at; }
        Iterator &operator++() { at += step; return *this; }
        Iterator operator++(int) { Iterator old = *this; ++*this; return old; }
        bool operator!=(const Iterator &o) const { return at < o.at; }
        bool operator==(const Iterator &o) const { return !(*this != o); }
    };
    Range(int a, int b, int s = 1) : from_(a), to_(b), step_(s) {}
    Iterator begin() const { return {from_, step_}; }
    Iterator end() const { return {to_, step_}; }
};
template <typename T> class List {
    struct Node { T value; Node *next; };
    Node *head_ = nullptr, **tail_ = &head_;

 public:
    ~List() { while (head_) { Node *n = head_; head_ = n->next; delete n; } }
    void add(T t) { *tail_ = new Node{t, nullptr}; tail_ = &(*tail_)->next; }
    class Iterator {
        Node *n_;
     public:
        explicit Iterator(Node *n) : n_(n) {}
        T &operator*() { return n_->value; }
        Iterator &operator++() { n_ = n_->next; return *this; }
        bool operator!=(const Iterator &o) const { return n_ != o.n_; }
    };
    Iterator begin() { return Iterator(head_); }
    Iterator end() { return Iterator(nullptr); }
};

int main()
{
    for (int i : Range(0, 20, 3)) std::printf("%d ", i);
    std::printf("\n");
    Range r(1, 6);
    std::vector<int> v(r.begin(), r.end());
    std::printf("%zu %d\n", v.size(), v.back());
    List<double> l;
    for (int i : Range(0, 4)) l.add(i * 1.5);
    for (double &d : l) d += 1;
    for (double d : l) std::printf("%g ", d);
    std::printf("\n");
    auto it = v.begin();
    std::advance(it, 2);
    std::printf("%d %ld %d %d\n", *it, static_cast<long>(std::distance(v.begin(), it)), *std::next(it), *std::prev(it));
    std::vector<int> copy(std::make_reverse_iterator(v.end()), std::make_reverse_iterator(v.begin()));
    std::copy(copy.begin(), copy.end(), std::back_inserter(v));
    for (int x : v) std::printf("%d", x);
    std::printf("\n");
}
