// heddle: check
// expect: inconclusive mystery
// A function that nobody defines is called: the answer names it.
extern int mystery(int);

int main(void)
{
    return mystery(3) == 9;
}
