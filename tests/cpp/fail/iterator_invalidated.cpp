// heddle: check
// expect: violated memory use after free
// An element of a std::vector is used after the vector has grown.
// It moved.
#include <vector>

int main()
{
    std::vector<int> v{1, 2};
    const auto first = v.begin();
    v.push_back(3);
    return *first != 1; // HERE: memory
}
