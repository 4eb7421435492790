// heddle: check
// expect: violated exception std::out_of_range
// A function that promises not to throw.
// at() throws: std::terminate.
#include <vector>

static int at(const std::vector<int> &v, std::size_t i) noexcept
{
    return v.at(i); // HERE: exception
}

int main()
{
    const std::vector<int> v{1, 2, 3};
    return at(v, 3);
}
