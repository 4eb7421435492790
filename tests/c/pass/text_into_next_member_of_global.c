// heddle: check
// expect: verified
// Text fits into the member of a global structure that it is appended to.
#include <stdio.h>
#include <string.h>

static struct {
    int number;
    struct {
        char name[8];
        char group[8];
    } user;
    int secret;
} record;

int main(void)
{
    strcpy(record.user.name, "1234");
    strcat(record.user.name, "567");
    return record.secret;
}
