// heddle: check --std c++20
// expect: violated race
// race: count
// Two threads count in a plain variable.
// One of them without.
#include <atomic>
#include <thread>

int main()
{
    alignas(std::atomic_ref<int>::required_alignment) int count = 0;
    std::thread other([&] { std::atomic_ref<int>(count)++; }); // HERE: race
    count++; // HERE: race
    other.join();
    return count != 2;
}
