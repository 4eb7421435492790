// heddle: check
// expect: verified
// states: 40
// A thread promises a value.
// It keeps its promise on every path.
#include <cassert>
#include <future>
#include <thread>

static void compute(std::promise<int> promise, int input)
{
    if (input > 0) promise.set_value(input * 2);
    else promise.set_value(-1);
}

int main()
{
    std::promise<int> promise;
    std::future<int> result = promise.get_future();
    std::thread worker(compute, std::move(promise), 0);
    worker.join();
    assert(result.get() == -1);
}
