// heddle: check
// expect: violated race
// race: x
// Updates of a counter, and a look at it.
// The look is not: an atomic and a plain access race.
static int x;

int main(void)
{
    int seen = 0;
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++) {
        if (i == 3) {
            seen = x; // HERE: race
        } else {
#pragma omp atomic update
            x += i; // HERE: race
        }
    }
    return seen > 3;
}
