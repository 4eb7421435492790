// heddle: check
// expect: inconclusive (?i)assembl|asm
// Machine code in the program cannot be interpreted.
int main(void)
{
    unsigned low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return low == high;
}
