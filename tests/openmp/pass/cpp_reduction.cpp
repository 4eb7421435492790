// heddle: check
// expect: verified
// A reduction over a class, declared by the program.
// With the clause.
#include <cassert>

struct Sum {
  int sum = 0;
  Sum& operator+=(const Sum& other) {
    sum += other.sum;
    return *this;
  }
};

#pragma omp declare reduction(join:Sum : omp_out += omp_in) initializer(omp_priv = Sum())

int main() {
  Sum total;
#pragma omp parallel for num_threads(2) reduction(join : total)
  for (int i = 0; i < 4; i++) {
    total.sum += i;
  }
  assert(total.sum == 6);
  return 0;
}
