// heddle: check
// expect: verified
// Tasks of a member function use the object.
// One field each, and a taskwait before the sum.
#include <cassert>

struct Node {
  int left = 0, right = 0, sum = 0;
  void work() {
#pragma omp task
    left = 1;
    right = 2;
#pragma omp taskwait
    sum = left + right;
  }
};

static Node node;

int main() {
#pragma omp parallel num_threads(2)
#pragma omp single
  node.work();
  assert(node.sum == 3);
  return 0;
}
