#include <cstdio>

struct Shape {
    virtual ~Shape() { std::printf("~Shape %s\n", name()); }
    virtual double area() const = 0;
    virtual const char *name() const { return "shape"; }
    double twice() const { return 2 * area(); }
};
struct Square : Shape {
    double side;
    explicit Square(double s) : side(s) {}
    ~Square() override { std::printf("~Square %s\n", name()); }
    double area() const override { return side * side; }
    const char *name() const override { return "square"; }
};
struct Cube final : Square {
    using Square::Square;
    double area() const override { return 6 * Square::area(); }
    const char *name() const override { return "cube"; }
};

int main()
{
    Shape *shapes[] = {new Square(2), new Cube(3), new Square(1.5)};
    double sum = 0;
    for (Shape *s : shapes) {
        std::printf("%s %g %g\n", s->name(), s->area(), s->twice());
        sum += s->area();
    }
    std::printf("%g\n", sum);
    for (Shape *s : shapes) delete s;
    double (Shape::*member)() const = &Shape::area;
    Cube c(2);
    std::printf("%g\n", (c.*member)());
    Shape &r = c;
    std::printf("%g %g\n", r.area(), c.Square::area());
}
