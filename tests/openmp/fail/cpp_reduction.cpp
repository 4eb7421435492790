// heddle: check
// expect: violated race
// race: total.sum
// A reduction over a class, declared by the program.
// Without.
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
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 4; i++) {
    total.sum += i;  // HERE: race
  }
  return 0;
}
