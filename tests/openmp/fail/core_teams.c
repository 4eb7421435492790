// heddle: check
// expect: violated race
// race: sum
// Critical sections exclude threads of the same team only.
int main(void)
{
    int sum = 0;
#pragma omp target teams distribute parallel for map(tofrom : sum)
    for (int i = 0; i < 8; i++)
#pragma omp critical
        sum++; // HERE: race
    return sum == 0;
}
