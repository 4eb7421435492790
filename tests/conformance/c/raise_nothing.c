// raise(0) sends no signal; it only tells that one could be sent.
#include <signal.h>
#include <stdio.h>

static void handler(int number) { printf("signal %d\n", number); }

int main(void)
{
    printf("%d\n", raise(0));
    signal(SIGUSR1, handler);
    printf("%d\n", raise(SIGUSR1));
    printf("%d\n", raise(0));
    printf("%d\n", raise(-1));
    return 0;
}
