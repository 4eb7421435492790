// heddle: check
// expect: violated memory
// A member of a struct that is not there: the address is not 0, but still nobody's.
struct big {
    char before[64];
    int member;
};

static int read_member(struct big *b)
{
    return b->member; // HERE: memory
}

int main(void)
{
    struct big *volatile none = 0;
    return read_member(none);
}
