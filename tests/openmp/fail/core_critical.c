// heddle: check
// expect: violated race
// race: count
// Critical sections of different names do not exclude each other.
int main(void)
{
    int count = 0;
#pragma omp parallel
    {
#pragma omp critical(one)
        count++; // HERE-ANY: race
#pragma omp critical(two)
        count++; // HERE-ANY: race
    }
    return count == 0;
}
