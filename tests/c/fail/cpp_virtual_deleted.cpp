// heddle: check
// expect: violated memory
// One thread calls a virtual function, another one deletes the object.
// At once. Steps: main deletes; the worker reads the freed object's table.
#include <pthread.h>

struct Shape {
    virtual ~Shape() {}
    virtual int area() const = 0;
};
struct Square : Shape {
    int side;
    explicit Square(int s) : side(s) {}
    int area() const override { return side * side; } // HERE-ANY: memory
};

static void *measure(void *argument)
{
    const Shape *shape = static_cast<Shape *>(argument);
    long area = shape->area(); // HERE-ANY: memory
    return reinterpret_cast<void *>(area);
}

int main()
{
    Shape *shape = new Square(3);
    pthread_t t;
    pthread_create(&t, nullptr, measure, shape);
    delete shape;
    pthread_join(t, nullptr);
}
