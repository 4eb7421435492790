// heddle: check
// expect: verified
// states: 40
// An OpenMP loop collects what it finds in a std::vector.
// In a critical section.
#include <algorithm>
#include <cassert>
#include <vector>

int main()
{
    std::vector<int> found;
#pragma omp parallel for
    for (int i = 0; i < 4; i++) {
        if (i % 2 == 0) continue;
#pragma omp critical
        found.push_back(i);
    }
    std::sort(found.begin(), found.end());
    assert(found.size() == 2 && found[0] == 1);
}
