// heddle: check
// expect: violated race
// race: a
// Both sections write the same variable.
int main(void)
{
    int a = 0;
#pragma omp parallel sections
    {
#pragma omp section
        a = 1; // HERE: race
#pragma omp section
        a = 2; // HERE: race
    }
    return a == 0;
}
