// heddle: check
// expect: violated assertion
int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 0) __builtin_trap(); // HERE: assertion
    return 0;
}
