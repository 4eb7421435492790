// outcomes: 1 | 2
// A thread copies a std::shared_ptr and drops the copy while main asks how many there are: before or after it does, 1; meanwhile, 2.
// main's own pointer is the only one that lasts: the thread's copy is of the same object.
#include <cstdio>
#include <memory>
#include <thread>

int main()
{
    const auto shared = std::make_shared<int>(1);
    std::thread other([&shared] { const std::shared_ptr<int> copy = shared; });
    const long count = shared.use_count();
    other.join();
    std::printf("%ld\n", count);
}
