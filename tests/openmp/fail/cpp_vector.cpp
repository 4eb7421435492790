// heddle: check
// expect: violated race
// race: int
// A vector written by all iterations.
// All iterations write the last element.
#include <vector>

int main() {
  std::vector<int> v(4);
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 4; i++) {
    v[3] = i;  // HERE: race
  }
  return v[3] > 3;
}
