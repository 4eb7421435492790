// heddle: check
// expect: violated race
// race: sum
// The twin without the reduction clause: both threads add to the shared variable.
int main(void)
{
    int a[8], sum = 0;
#pragma omp parallel for
    for (int i = 0; i < 8; i++) a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < 8; i++) sum += a[i]; // HERE: race
    return sum == 0;
}
