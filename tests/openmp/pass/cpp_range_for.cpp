// heddle: check
// expect: verified
// The loop over the elements of an array.
// The sum is a reduction.
#include <cassert>

int main() {
  int a[4] = {1, 2, 3, 4}, sum = 0;
#pragma omp parallel for num_threads(2) reduction(+ : sum)
  for (int x : a) {
    sum += x;
  }
  assert(sum == 10);
  return 0;
}
