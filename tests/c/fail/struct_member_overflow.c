// heddle: check
// expect: violated memory
// An index inside of a struct.
// An index that leaves its object is.
#include <pthread.h>

struct grid {
    int row[2][4];
};

static void *worker(void *argument)
{
    struct grid *grid = argument;
    int *flat = &grid->row[0][0];
    for (int i = 0; i <= 8; i++)
        flat[i] = i; // HERE: memory
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
