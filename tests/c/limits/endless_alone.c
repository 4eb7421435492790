// heddle: check --time 1s
// expect: inconclusive (?i)time
// Before there is a second thread there is nothing to choose; the limit holds all the same.
static volatile unsigned long ticks;

int main(void)
{
    for (;;) ++ticks;
}
