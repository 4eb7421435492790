// heddle: check
// expect: violated race
// race: done
// Neighbours write the same element.
int main(void)
{
    int done[4] = {0};
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < 7; i++) done[i / 2]++; // HERE: race
    return done[0] == 0;
}
