#include <errno.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    int codes[] = {0, EPERM, ENOENT, EINTR, ENOMEM, EINVAL, ERANGE, EDEADLK, ETIMEDOUT, EBUSY, EAGAIN};
    for (int i = 0; i < 11; i++) printf("%d %s\n", codes[i], strerror(codes[i]));
    errno = EINVAL;
    int saved = errno;
    printf("%d\n", saved == EINVAL);
    fflush(stdout);
    errno = ENOENT;
    perror("perror");
    return 0;
}
