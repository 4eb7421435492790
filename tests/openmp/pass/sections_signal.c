// heddle: check
// expect: verified
// One section signals another by atomic operations.
// release and acquire: the second reads the data only if it saw the signal. (It does not wait: one thread may run both, in any order.)
static int data, ready;

int main(void)
{
    int seen = 0, value = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            data = 5;
#pragma omp atomic write release
            ready = 1;
        }
#pragma omp section
        {
#pragma omp atomic read acquire
            seen = ready;
            if (seen) {
                value = data;
            }
        }
    }
    return value == 6;
}
