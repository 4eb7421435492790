// heddle: check
// expect: violated exception
// A thread is started by the constructor of a base class.
// It may call a virtual function before the class that has it is constructed.
#include <thread>

struct Worker {
    std::thread thread;
    Worker() : thread([this] { run(); }) {}
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
    counter.thread.join();
}
