// heddle: check --std c++20
// expect: verified
// states: 40
// A buffer of two places between two threads, guarded by two semaphores.
// Each gives back what the other waits for.
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
            places.acquire();
            buffer[i % 2] = i;
            items.release();
        }
    });
    for (int i = 0; i < 3; i++) {
        items.acquire();
        sum += buffer[i % 2];
        places.release();
    }
    return sum != 3;
}
