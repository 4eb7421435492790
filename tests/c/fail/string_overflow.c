// heddle: check
// expect: violated memory
// Two threads add a word to a text.
// The text has room for one only: the second one writes beyond it.
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char text[10];

static void *add(void *word)
{
    pthread_mutex_lock(&lock);
    strcat(text, word); // HERE: memory
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    pthread_create(&one, NULL, add, "seven, ");
    pthread_create(&two, NULL, add, "eight, ");
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return strlen(text) != 14;
}
