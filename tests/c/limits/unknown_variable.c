// heddle: check
// expect: inconclusive riddle
// A variable that nobody defines is read.
extern int riddle;

int main(void)
{
    return riddle;
}
