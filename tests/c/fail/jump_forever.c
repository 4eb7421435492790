// heddle: check
// expect: violated livelock
// longjmp closes a loop that the control flow of no function shows.
// Nothing ends it.
#include <setjmp.h>

static jmp_buf again;

int main(void)
{
    setjmp(again);
    longjmp(again, 1); // HERE: livelock
}
