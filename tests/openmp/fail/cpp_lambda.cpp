// heddle: check
// expect: violated race
// race: x
// A lambda called by all threads.
// It captured the variable.
#include <cassert>

int main() {
  int x = 0;
  auto step = [&x] { return ++x; };  // HERE: race
#pragma omp parallel num_threads(2)
  {
    int now = step();
    (void)now;
  }
  return 0;
}
