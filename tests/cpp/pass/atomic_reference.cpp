// heddle: check --std c++20
// expect: verified
// states: 20
// Two threads count in a plain variable.
// Both by a std::atomic_ref.
#include <atomic>
#include <thread>

int main()
{
    alignas(std::atomic_ref<int>::required_alignment) int count = 0;
    std::thread other([&] { std::atomic_ref<int>(count)++; });
    std::atomic_ref<int>(count)++;
    other.join();
    return count != 2;
}
