// heddle: check
// expect: violated race
// race: x
// A reference to a variable outside.
// A shared one refers to the original.
#include <cassert>

int main() {
  int x = 1;
  int& alias = x;
#pragma omp parallel num_threads(2)
  {
    alias++;  // HERE: race
  }
  return 0;
}
