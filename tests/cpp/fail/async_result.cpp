// heddle: check
// expect: violated race
// race: sum
// std::async computes something.
// The result is used before.
#include <future>
#include <numeric>
#include <vector>

int main()
{
    const std::vector<int> numbers{1, 2, 3};
    int sum = 0;
    auto done = std::async(std::launch::async, [&] {
        sum = std::accumulate(numbers.begin(), numbers.end(), 0); // HERE: race
    });
    const bool right = sum == 6; // HERE: race
    done.wait();
    return right ? 0 : 1;
}
