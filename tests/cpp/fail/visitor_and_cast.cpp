// heddle: check
// expect: violated memory
// Threads work on objects of several classes.
// static_cast believes it knows: the member lies outside of the object.
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual int area() const = 0;
};
struct Square : Shape {
    int side = 2;
    int area() const override { return side * side; }
};
struct Box : Square {
    long heights[4] = {1, 2, 3, 4};
};

int main()
{
    std::vector<std::unique_ptr<Shape>> shapes;
    shapes.push_back(std::make_unique<Square>());
    shapes.push_back(std::make_unique<Box>());
    std::mutex mutex;
    long total = 0;
    std::vector<std::thread> threads;
    for (const auto &shape : shapes)
        threads.emplace_back([&mutex, &total, shape = shape.get()] {
            const auto *box = static_cast<const Box *>(shape);
            const long height = box == nullptr ? 1 : box->heights[3]; // HERE: memory
            std::lock_guard<std::mutex> guard(mutex);
            total += shape->area() * height;
        });
    for (std::thread &thread : threads) thread.join();
    assert(total == 4 + 16);
}
