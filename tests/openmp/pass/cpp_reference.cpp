// heddle: check
// expect: verified
// A reference to a variable outside.
// firstprivate of a reference copies what it refers to (5.1, 2.21.4.4).
#include <cassert>

int main() {
  int x = 1;
  int& alias = x;
#pragma omp parallel num_threads(2) firstprivate(alias)
  {
    alias++;
    assert(alias == 2);
  }
  assert(x == 1);
  return 0;
}
