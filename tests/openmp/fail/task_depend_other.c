// heddle: check
// expect: violated race
// race: x
// Dependences are about the storage named, not about what the task does.
// The second names y.
static int x, y;

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 1; // HERE: race
#pragma omp task depend(in : y)
        y = x; // HERE: race
    }
    return y > 1;
}
