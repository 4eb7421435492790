// heddle: check
// expect: verified
// A thread is started by the constructor of a base class.
// By a function of its own, that is called once the object is complete.
#include <thread>

struct Worker {
    std::thread thread;
    void start() { thread = std::thread([this] { run(); }); }
    virtual ~Worker() = default;
    virtual void run() = 0;
};

struct Counter : Worker {
    int count = 0;
    void run() override { ++count; }
};

int main()
{
    Counter counter;
    counter.start();
    counter.thread.join();
    return counter.count - 1;
}
