// heddle: check
// expect: verified
// What is copied fits. The last member of a structure may be longer than declared, the members of a union are one another's memory, and a
// structure is cleared from its first member on.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct user {
    char name[8];
    int secret;
    char rest[1];
};
union both {
    char small[4];
    char large[16];
};
struct holder {
    union both text;
    int after;
};

int main(void)
{
    struct user *u = malloc(sizeof *u + 32);
    memset(u->name, 0, sizeof *u);
    strcpy(u->name, "1234567");
    strcat(&u->name[4], "");
    snprintf(u->name, sizeof u->name, "%s", "far too long for that");
    assert(strlen(u->name) == 7 && u->secret == 0);
    strcpy(u->rest, "as long as there is room");
    free(u);
    struct holder h = {.after = 3};
    strcpy(h.text.small, "0123456789");
    assert(h.after == 3 && strlen(h.text.large) == 10);
    return 0;
}
