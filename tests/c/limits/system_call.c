// heddle: check
// expect: inconclusive the system call getcpu
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>

int main(void)
{
    return (int)syscall(SYS_getcpu, 0, 0, 0);
}
