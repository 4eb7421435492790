// heddle: check
// expect: verified
// states: 20
// Threads work on objects of several classes.
// dynamic_cast finds out what they are.
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
            const auto *box = dynamic_cast<const Box *>(shape);
            const long height = box == nullptr ? 1 : box->heights[3];
            std::lock_guard<std::mutex> guard(mutex);
            total += shape->area() * height;
        });
    for (std::thread &thread : threads) thread.join();
    assert(total == 4 + 16);
}
