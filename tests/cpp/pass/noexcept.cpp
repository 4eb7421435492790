// heddle: check
// expect: verified
// states: 10
// A function that promises not to throw.
// It keeps the promise.
#include <vector>

static int at(const std::vector<int> &v, std::size_t i) noexcept
{
    return i < v.size() ? v[i] : 0;
}

int main()
{
    const std::vector<int> v{1, 2, 3};
    return at(v, 3);
}
