// heddle: check
// expect: violated assertion
// A handler that is installed, and a signal that the program raises. It is raised before the handler is there:
// the process ends at once, by abort for SIGSEGV.
#include <assert.h>
#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t seen;

static void note(int number) { seen = number; }

int main(void)
{
    struct sigaction action = {.sa_handler = note};
    raise(SIGSEGV); // HERE: assertion
    sigaction(SIGSEGV, &action, NULL);
    signal(SIGTERM, SIG_IGN);
    raise(SIGTERM);
    raise(SIGSEGV);
    assert(seen == SIGSEGV);
    return 0;
}
