// heddle: check
// expect: verified
// An index inside of a struct.
// An index that leaves its row but stays in its object is no memory error: row[1][0] is also row[0][4].
#include <pthread.h>

struct grid {
    int row[2][4];
};

static void *worker(void *argument)
{
    struct grid *grid = argument;
    int *flat = &grid->row[0][0];
    for (int i = 0; i < 8; i++)
        flat[i] = i;
    return NULL;
}

int main(void)
{
    struct grid grid;
    pthread_t t;
    pthread_create(&t, NULL, worker, &grid);
    pthread_join(t, NULL);
    return grid.row[1][0] != 4;
}
