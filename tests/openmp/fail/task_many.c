// heddle: check
// expect: violated race
// race: square
// The tasks 0 and 999 write the same element.
static int square[999];

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    for (int i = 0; i < 1000; i++)
#pragma omp task
        square[i % 999] = i * i; // HERE: race
    return 0;
}
