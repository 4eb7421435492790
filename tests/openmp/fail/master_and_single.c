// heddle: check
// expect: violated race
// race: x
// The master writes, then one thread does.
// The single may be executed by another thread than the master.
static int x;

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp master
        x = 1; // HERE: race
#pragma omp single
        x++; // HERE: race
    }
    return 0;
}
