// heddle: check
// expect: violated memory
// Each turn of a loop has a variable of its own: the pointer is to that of the turn before.
int main(void)
{
    int *last = 0, sum = 0;
    for (int i = 0; i < 3; i++) {
        int value = i;
        if (last)
            sum += *last; // HERE: memory
        last = &value;
    }
    return sum == 3;
}
