// heddle: check
// expect: verified
// A non-zero exit status is no violation.
int main(void)
{
    return 42;
}
