// heddle: check
// expect: verified
// A string literal cannot be written.
// The thread gets a copy in an array.
#include <pthread.h>

static void *capitalise(void *text)
{
    char *first = text;
    if (*first >= 'a') *first -= 'a' - 'A';
    return NULL;
}

int main(void)
{
    char word[] = "heddle";
    pthread_t t;
    pthread_create(&t, NULL, capitalise, word);
    pthread_join(t, NULL);
    return word[0] != 'H';
}
