// heddle: check --race auto
// expect: verified
// Two teams, each with iterations of its own; queries agree with it.
#include <assert.h>
#include <omp.h>

int main(void)
{
    int a[8];
#pragma omp target teams distribute map(tofrom : a)
    for (int i = 0; i < 8; i++) a[i] = omp_get_num_teams();
    for (int i = 0; i < 8; i++) assert(a[i] == 2);
#pragma omp target teams distribute parallel for map(tofrom : a)
    for (int i = 0; i < 8; i++) a[i] = i;
    for (int i = 0; i < 8; i++) assert(a[i] == i);
    return 0;
}
