// heddle: check
// expect: violated memory
// A name is longer than the member that it is copied to, and runs into the next one.
#include <string.h>

struct user {
    char name[8];
    int secret;
    char more[8];
};

int main(void)
{
    struct user user = {.secret = 1};
    strcpy(user.name, "12345678"); // HERE: memory
    return user.secret;
}
