// heddle: check
// expect: violated exception std::future_error
// A thread promises a value.
// One path forgets it: the destructor of the promise says so, and get() throws.
#include <cassert>
#include <future>
#include <thread>

static void compute(std::promise<int> promise, int input)
{
    if (input > 0) promise.set_value(input * 2);
    // and otherwise?
}

int main()
{
    std::promise<int> promise;
    std::future<int> result = promise.get_future();
    std::thread worker(compute, std::move(promise), 0);
    worker.join();
    assert(result.get() == -1); // HERE: exception
}
