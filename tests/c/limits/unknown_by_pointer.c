// heddle: check
// expect: inconclusive elsewhere
// An undefined function is called through a pointer.
extern void elsewhere(void);
static void (*volatile handler)(void) = elsewhere;

int main(void)
{
    handler();
    return 0;
}
