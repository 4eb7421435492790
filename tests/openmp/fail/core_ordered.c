// heddle: check
// expect: violated race
// race: next
// The increment is outside of the ordered region.
int main(void)
{
    int next = 0, order[6] = {0};
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 6; i++) {
        next++; // HERE-ANY: race
#pragma omp ordered
        order[i] = next; // HERE-ANY: race
    }
    return order[0] < 0;
}
