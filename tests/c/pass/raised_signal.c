// heddle: check
// expect: verified
// A handler that is installed, and a signal that the program raises: the handler has run when raise returns.
#include <assert.h>
#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t seen;

static void note(int number) { seen = number; }

int main(void)
{
    struct sigaction action = {.sa_handler = note};
    sigaction(SIGSEGV, &action, NULL);
    signal(SIGTERM, SIG_IGN);
    raise(SIGTERM);
    raise(SIGSEGV);
    assert(seen == SIGSEGV);
    return 0;
}
