// heddle: check --race none
// expect: violated memory
// The sum of a reduction, and an element that is not there.
// Where races are not looked for, what a recording learns of reductions must change nothing.
static int sum, cells[4];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 3; i++)
            sum += i;
    }
    return sum + cells[127];
}
