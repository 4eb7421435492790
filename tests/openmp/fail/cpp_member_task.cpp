// heddle: check
// expect: violated race
// race: left | node.left | this->left
// Tasks of a member function use the object.
// The sum is made before the taskwait.
#include <cassert>

struct Node {
  int left = 0, right = 0, sum = 0;
  void work() {
#pragma omp task
    left = 1;  // HERE: race
    right = 2;
    sum = left + right;  // HERE: race
#pragma omp taskwait
  }
};

static Node node;

int main() {
#pragma omp parallel num_threads(2)
#pragma omp single
  node.work();
  return 0;
}
