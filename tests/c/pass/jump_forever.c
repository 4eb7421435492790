// heddle: check
// expect: verified
// longjmp closes a loop that the control flow of no function shows.
// It ends at the third turn.
#include <setjmp.h>

static jmp_buf again;

int main(void)
{
    int turns = setjmp(again);
    if (turns < 3) longjmp(again, turns + 1);
    return 0;
}
