// heddle: check
// expect: violated race
// race: a
// A template with a loop in it.
// A distance of one.
static int a[9];

template <int Distance>
void shift() {
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 8; i++) {
    a[i] = a[i + Distance] + 1;  // HERE: race
  }
}

int main() {
  shift<1>();
  return 0;
}
