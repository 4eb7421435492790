// heddle: check
// expect: verified
// A text that is filled byte by byte.
// Behind a semaphore.
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
    sem_wait(&written);
    size_t length = strlen(text);
    pthread_join(t, NULL);
    free(text);
    return length != 2;
}
