// heddle: check
// expect: verified
// A lambda called by all threads.
// It captured a copy.
#include <cassert>

int main() {
  int x = 0;
  auto step = [x]() mutable { return ++x; };
#pragma omp parallel num_threads(2) firstprivate(step)
  {
    int now = step();
    assert(now == 1);
  }
  assert(x == 0);
  return 0;
}
