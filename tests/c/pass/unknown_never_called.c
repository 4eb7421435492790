// heddle: check
// expect: verified
// reality: not (it does not link)
// A function that nobody defines does no harm as long as it is not called.
extern int mystery(int);
static int (*const table[2])(int) = {0, mystery};

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 1) return mystery(1);
    return table[0] != 0;
}
