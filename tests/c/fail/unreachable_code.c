// heddle: check
// expect: violated exception
// __builtin_unreachable() is a promise of the program: breaking it is its fault.
static int sign(int n)
{
    switch (n) {
    case -1: return 10;
    case 1: return 20;
    }
    __builtin_unreachable(); // HERE: exception
}

int main(int argc, char **argv)
{
    (void)argv;
    return sign(argc + 1);
}
