// heddle: check
// expect: verified
// A vector written by all iterations.
// Elements of different index are different memory locations.
#include <vector>

int main() {
  std::vector<int> v(4);
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 4; i++) {
    v[i] = i;
  }
  return v[3] > 3;
}
