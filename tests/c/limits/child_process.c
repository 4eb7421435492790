// heddle: check
// expect: inconclusive fork
#include <unistd.h>

int main(void)
{
    return fork() == 0;
}
