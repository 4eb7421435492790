// heddle: check --std c++20
// expect: violated deadlock
// A buffer of two places between two threads, guarded by two semaphores.
// The consumer forgets to give places back.
#include <array>
#include <semaphore>
#include <thread>

static std::counting_semaphore<2> places{2}, items{0};
static std::array<int, 2> buffer;

int main()
{
    int sum = 0;
    std::jthread producer([] {
        for (int i = 0; i < 3; i++) {
            places.acquire(); // HERE: deadlock
            buffer[i % 2] = i;
            items.release();
        }
    });
    for (int i = 0; i < 3; i++) {
        items.acquire();
        sum += buffer[i % 2];
        // places.release();
    }
    return sum != 3;
}
