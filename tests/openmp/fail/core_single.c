// heddle: check
// expect: violated race
// race: shared
// With nowait nobody waits for the thread that is in the single region.
int main(void)
{
    int shared = 0, seen[2] = {0};
#pragma omp parallel num_threads(2)
    {
        int mine;
#pragma omp single nowait
        shared = 5; // HERE: race
        mine = shared; // HERE: race
#pragma omp critical
        seen[0] += mine;
    }
    return seen[0] < 0;
}
