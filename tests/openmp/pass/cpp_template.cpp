// heddle: check
// expect: verified
// A template with a loop in it.
// A distance of zero.
static int a[9];

template <int Distance>
void shift() {
#pragma omp parallel for num_threads(2)
  for (int i = 0; i < 8; i++) {
    a[i] = a[i + Distance] + 1;
  }
}

int main() {
  shift<0>();
  return 0;
}
