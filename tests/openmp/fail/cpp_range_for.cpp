// heddle: check
// expect: violated race
// race: sum
// The loop over the elements of an array.
// It is shared.
#include <cassert>

int main() {
  int a[4] = {1, 2, 3, 4}, sum = 0;
#pragma omp parallel for num_threads(2)
  for (int x : a) {
    sum += x;  // HERE: race
  }
  return 0;
}
