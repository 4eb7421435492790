#include <cstdio>
#include <memory>
#include <new>
#include <string>
#include <utility>

class Widget {
    struct Impl;
    std::unique_ptr<Impl> impl_;

 public:
    explicit Widget(std::string name);
    Widget(const Widget &);
    Widget(Widget &&) noexcept;
    Widget &operator=(Widget) noexcept;
    ~Widget();
    std::string describe() const;
    friend void swap(Widget &a, Widget &b) noexcept { std::swap(a.impl_, b.impl_); }
};
struct Widget::Impl {
    static int alive;
    std::string name;
    int copies = 0;
    explicit Impl(std::string n) : name(std::move(n)) { alive++; }
    Impl(const Impl &o) : name(o.name), copies(o.copies + 1) { alive++; }
    ~Impl() { alive--; }
};
int Widget::Impl::alive;
Widget::Widget(std::string n) : impl_(std::make_unique<Impl>(std::move(n))) {}
Widget::Widget(const Widget &o) : impl_(std::make_unique<Impl>(*o.impl_)) {}
Widget::Widget(Widget &&) noexcept = default;
Widget &Widget::operator=(Widget o) noexcept { swap(*this, o); return *this; }
Widget::~Widget() = default;
std::string Widget::describe() const { return impl_ ? impl_->name + "/" + std::to_string(impl_->copies) + "/" + std::to_string(Impl::alive) : "empty"; }

template <typename T, std::size_t N> class Inline {
    alignas(T) unsigned char room_[N * sizeof(T)];
    std::size_t n_ = 0;

 public:
    ~Inline() { while (n_) pop(); }
    template <typename... A> T &emplace(A &&...a) { return *new (room_ + n_++ * sizeof(T)) T(std::forward<A>(a)...); }
    T &operator[](std::size_t i) { return *std::launder(reinterpret_cast<T *>(room_ + i * sizeof(T))); }
    void pop() { (*this)[--n_].~T(); }
};

int main()
{
    Widget a("a"), b(a), c(std::move(a));
    std::printf("%s %s %s\n", a.describe().c_str(), b.describe().c_str(), c.describe().c_str());
    b = c;
    c = Widget("fresh");
    swap(b, c);
    std::printf("%s %s\n", b.describe().c_str(), c.describe().c_str());
    Inline<Widget, 4> v;
    v.emplace("one");
    v.emplace(b);
    v.emplace(std::move(c));
    v.pop();
    std::printf("%s %s\n", v[0].describe().c_str(), v[1].describe().c_str());
}
