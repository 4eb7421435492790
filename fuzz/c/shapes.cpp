struct Shape {
  virtual ~Shape() {}
  virtual double area() const = 0;
};
struct Square : Shape {
  double side;
  Square(double s) : side(s) {}
  double area() const override { return side * side; }
};
static double sum(Shape** shapes, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) total += shapes[i]->area();
  if (total < 0) throw n;
  return total;
}
int main(int argc, char**) {
  Square a(argc), b(2.5);
  Shape* shapes[] = {&a, &b};
  try {
    switch (argc) {
      case 1: return sum(shapes, 2) > 7;
      case 2: return 3;
      default: throw 1L;
    }
  } catch (long) {
    return 4;
  }
}
