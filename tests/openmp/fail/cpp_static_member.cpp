// heddle: check
// expect: violated race
// race: count | Counter::count
// A static data member.
// It is one variable for all objects and threads.
#include <cassert>

struct Counter {
  static int count;
  void step() {
    count++;  // HERE: race
  }
};

int Counter::count;

int main() {
#pragma omp parallel num_threads(2)
  {
    Counter mine;
    mine.step();
  }
  return 0;
}
