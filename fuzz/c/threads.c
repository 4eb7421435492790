#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count[4];
static void *work(void *argument) {
    pthread_mutex_lock(&lock);
    count[*(int *)argument]++;
    pthread_mutex_unlock(&lock);
    return argument;
}
int main(void) {
    int which = 2;
    pthread_t t;
    pthread_create(&t, NULL, work, &which);
    pthread_join(t, NULL);
    printf("%d %s\n", count[2], which ? "yes" : "no");
    return 0;
}
