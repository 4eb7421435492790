// heddle: check
// expect: verified
// states: 10
// An element of a std::vector is used after the vector has grown.
// There was room: it did not move.
#include <vector>

int main()
{
    std::vector<int> v{1, 2};
    v.reserve(3);
    const auto first = v.begin();
    v.push_back(3);
    return *first != 1;
}
