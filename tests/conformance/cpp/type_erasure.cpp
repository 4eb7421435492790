#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

static std::string draw_(int n) { return "int " + std::to_string(n); }
static std::string draw_(const std::string &s) { return "string " + s; }
struct Circle { double r; };
static std::string draw_(const Circle &c) { return "circle " + std::to_string(static_cast<int>(c.r)); }

class Drawable {
    struct Concept {
        virtual ~Concept() = default;
        virtual std::string draw() const = 0;
        virtual std::unique_ptr<Concept> clone() const = 0;
    };
    template <typename T> struct Model final : Concept {
        T object;
        explicit Model(T o) : object(std::move(o)) {}
        std::string draw() const override { return draw_(object); }
        std::unique_ptr<Concept> clone() const override { return std::make_unique<Model>(*this); }
    };
    std::unique_ptr<Concept> self_;

 public:
    template <typename T> Drawable(T o) : self_(std::make_unique<Model<T>>(std::move(o))) {}
    Drawable(const Drawable &o) : self_(o.self_->clone()) {}
    Drawable(Drawable &&) noexcept = default;
    Drawable &operator=(Drawable o) noexcept { self_ = std::move(o.self_); return *this; }
    friend std::string draw_(const Drawable &d) { return d.self_->draw(); }
};
static std::string draw_(const std::vector<Drawable> &v)
{
    std::string s = "{";
    for (auto &d : v) s += draw_(d) + ";";
    return s + "}";
}

int main()
{
    std::vector<Drawable> document;
    document.push_back(5);
    document.push_back(std::string("text"));
    document.push_back(Circle{2.5});
    document.push_back(document);
    std::printf("%s\n", draw_(document).c_str());
    auto copy = document;
    copy[0] = Drawable(std::string("changed"));
    std::printf("%s\n%s\n", draw_(copy).c_str(), draw_(document[0]).c_str());
}
