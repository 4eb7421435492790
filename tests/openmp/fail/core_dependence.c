// heddle: check
// expect: violated race
// race: a
// Iterations 0 and 1 depend on each other. In equal blocks one thread does both; another distribution parts them.
int main(void)
{
    int a[8] = {0};
#pragma omp parallel for
    for (int i = 0; i < 8; i++) a[i < 2 ? 0 : i] = i; // HERE: race
    return a[0] == 9;
}
