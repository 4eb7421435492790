// heddle: check
// expect: violated memory
// A local array must not be freed.
// The cleaner frees whatever it is given.
#include <pthread.h>
#include <stdlib.h>

struct text {
    char *bytes;
    int owned;
};

static void *cleaner(void *argument)
{
    struct text *text = argument;
    free(text->bytes); // HERE: memory
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
