// heddle: check
// expect: violated memory
// A text that is filled byte by byte.
// Its length is asked for while the end is not yet there. Steps: main counts before the writer has written the zero.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>

static sem_t written;
static char *text;

static void *writer(void *unused)
{
    text[0] = 'a';
    text[1] = 'b';
    text[2] = '\0';
    sem_post(&written);
    return unused;
}

int main(void)
{
    sem_init(&written, 0, 0);
    text = malloc(3);
    memset(text, 'x', 3);
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    size_t length = strlen(text); // HERE: memory
    pthread_join(t, NULL);
    free(text);
    return length != 2;
}
