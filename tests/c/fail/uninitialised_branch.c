// heddle: check --uninitialised
// expect: violated memory
// A branch depends on a variable that nobody has written.
static int shared;

int main(void)
{
    int y;
    if (y == 1) // HERE: memory
        shared = y;
    return shared;
}
