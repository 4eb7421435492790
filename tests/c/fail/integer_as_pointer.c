// heddle: check
// expect: violated memory
// An address that was never given out.
int main(void)
{
    volatile int *register_ = (volatile int *)0x40021000;
    *register_ = 1; // HERE: memory
    return 0;
}
