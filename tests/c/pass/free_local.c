// heddle: check
// expect: verified
// A local array must not be freed.
#include <pthread.h>
#include <stdlib.h>

struct text {
    char *bytes;
    int owned;
};

static void *cleaner(void *argument)
{
    struct text *text = argument;
    if (text->owned) free(text->bytes);
    return NULL;
}

int main(void)
{
    char local[4] = "abc";
    struct text heap = {malloc(4), 1}, stack = {local, 0};
    pthread_t one, two;
    pthread_create(&one, NULL, cleaner, &heap);
    pthread_create(&two, NULL, cleaner, &stack);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
