// heddle: check
// expect: verified
// A static data member.
// Updated atomically.
#include <cassert>

struct Counter {
  static int count;
  void step() {
#pragma omp atomic
    count++;
  }
};

int Counter::count;

int main() {
#pragma omp parallel num_threads(2)
  {
    Counter mine;
    mine.step();
  }
  assert(Counter::count == 2);
  return 0;
}
