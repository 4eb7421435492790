// An expression tree with visitors, unique_ptr and maps.
#include <cctype>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Visitor;
struct Expression { virtual ~Expression() = default; virtual void accept(Visitor &) const = 0; };
using Ptr = std::unique_ptr<Expression>;
struct Number; struct Name; struct Binary; struct Call;
struct Visitor {
    virtual ~Visitor() = default;
    virtual void visit(const Number &) = 0;
    virtual void visit(const Name &) = 0;
    virtual void visit(const Binary &) = 0;
    virtual void visit(const Call &) = 0;
};
template <typename D> struct Node : Expression { void accept(Visitor &v) const override { v.visit(static_cast<const D &>(*this)); } };
struct Number : Node<Number> { double value; explicit Number(double v) : value(v) {} };
struct Name : Node<Name> { std::string name; explicit Name(std::string n) : name(std::move(n)) {} };
struct Binary : Node<Binary> { char op; Ptr left, right; Binary(char o, Ptr l, Ptr r) : op(o), left(std::move(l)), right(std::move(r)) {} };
struct Call : Node<Call> { std::string name; std::vector<Ptr> arguments; };
struct Printer : Visitor {
    std::string text;
    void visit(const Number &n) override { char b[32]; std::snprintf(b, sizeof b, "%g", n.value); text += b; }
    void visit(const Name &n) override { text += n.name; }
    void visit(const Binary &b) override { text += "("; b.left->accept(*this); text += b.op; b.right->accept(*this); text += ")"; }
    void visit(const Call &c) override { text += c.name + "["; for (auto &a : c.arguments) a->accept(*this), text += ";"; text += "]"; }
};
struct Evaluator : Visitor {
    std::map<std::string, double> &variables;
    double value = 0;
    explicit Evaluator(std::map<std::string, double> &v) : variables(v) {}
    double of(const Expression &e) { e.accept(*this); return value; }
    void visit(const Number &n) override { value = n.value; }
    void visit(const Name &n) override
    {
        auto it = variables.find(n.name);
        if (it == variables.end()) throw std::runtime_error("unknown " + n.name);
        value = it->second;
    }
    void visit(const Binary &b) override
    {
        double l = of(*b.left), r = of(*b.right);
        switch (b.op) {
        case '+': value = l + r; break;
        case '-': value = l - r; break;
        case '*': value = l * r; break;
        case '/': if (r == 0) throw std::domain_error("division by zero"); value = l / r;
        }
    }
    void visit(const Call &c) override { double best = -1e300; for (auto &a : c.arguments) best = std::max(best, of(*a)); value = best; }
};
class Parser {
    const std::string &s_;
    std::size_t at_ = 0;
    char peek() { while (at_ < s_.size() && s_[at_] == ' ') at_++; return at_ < s_.size() ? s_[at_] : 0; }
    Ptr atom()
    {
        char c = peek();
        if (std::isdigit(static_cast<unsigned char>(c))) {
            std::size_t used;
            double v = std::stod(s_.substr(at_), &used);
            at_ += used;
            return std::make_unique<Number>(v);
        }
        if (c == '(') {
            at_++;
            Ptr e = sum();
            if (peek() != ')') throw std::invalid_argument("expected )");
            at_++;
            return e;
        }
        std::string name;
        while (at_ < s_.size() && std::isalpha(static_cast<unsigned char>(s_[at_]))) name += s_[at_++];
        if (name.empty()) throw std::invalid_argument("unexpected input");
        if (peek() != '(') return std::make_unique<Name>(name);
        auto call = std::make_unique<Call>();
        call->name = name;
        do at_++, call->arguments.push_back(sum());
        while (peek() == ',');
        at_++;
        return call;
    }
    Ptr product() { Ptr l = atom(); while (peek() == '*' || peek() == '/') { char o = s_[at_++]; l = std::make_unique<Binary>(o, std::move(l), atom()); } return l; }

 public:
    explicit Parser(const std::string &s) : s_(s) {}
    Ptr sum() { Ptr l = product(); while (peek() == '+' || peek() == '-') { char o = s_[at_++]; l = std::make_unique<Binary>(o, std::move(l), product()); } return l; }
};

int main()
{
    std::map<std::string, double> variables = {{"x", 3}, {"y", 4.5}};
    for (std::string text : {"1 + 2 * x", "(y - x) * (y + x)", "max(1, x * 2, y)", "z + 1", "1 / (x - 3)", "(1", "* 2"}) {
        try {
            Ptr e = Parser(text).sum();
            Printer p;
            e->accept(p);
            std::printf("%s = %g\n", p.text.c_str(), Evaluator(variables).of(*e));
        } catch (const std::logic_error &e) {
            std::printf("logic: %s\n", e.what());
        } catch (const std::exception &e) {
            std::printf("error: %s\n", e.what());
        }
    }
}
