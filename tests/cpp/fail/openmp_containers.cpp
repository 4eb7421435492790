// heddle: check
// expect: violated race
// race: found
// An OpenMP loop collects what it finds in a std::vector.
// Without.
#include <algorithm>
#include <cassert>
#include <vector>

int main()
{
    std::vector<int> found;
#pragma omp parallel for
    for (int i = 0; i < 4; i++) {
        if (i % 2 == 0) continue;
        found.push_back(i); // HERE: race
    }
    std::sort(found.begin(), found.end());
    assert(found.size() == 2 && found[0] == 1);
}
