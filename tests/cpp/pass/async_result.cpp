// heddle: check
// expect: verified
// states: 60
// std::async computes something.
// Its future is waited for before the result is used.
#include <future>
#include <numeric>
#include <vector>

int main()
{
    const std::vector<int> numbers{1, 2, 3};
    int sum = 0;
    auto done = std::async(std::launch::async, [&] {
        sum = std::accumulate(numbers.begin(), numbers.end(), 0);
    });
    done.wait();
    const bool right = sum == 6;
    return right ? 0 : 1;
}
