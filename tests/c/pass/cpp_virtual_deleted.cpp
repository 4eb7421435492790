// heddle: check
// expect: verified
// One thread calls a virtual function, another one deletes the object.
// After the join.
#include <pthread.h>

struct Shape {
    virtual ~Shape() {}
    virtual int area() const = 0;
};
struct Square : Shape {
    int side;
    explicit Square(int s) : side(s) {}
    int area() const override { return side * side; }
};

static void *measure(void *argument)
{
    const Shape *shape = static_cast<Shape *>(argument);
    long area = shape->area();
    return reinterpret_cast<void *>(area);
}

int main()
{
    Shape *shape = new Square(3);
    pthread_t t;
    pthread_create(&t, nullptr, measure, shape);
    pthread_join(t, nullptr);
    delete shape;
}
