// outcomes: abc | acb | bac | bca | cab | cba
// Three threads print one letter each.
#include <pthread.h>
#include <stdio.h>

static void *print(void *letter) { putchar(*(char *)letter); return NULL; }

int main(void)
{
    pthread_t t, s;
    pthread_create(&t, NULL, print, "a");
    pthread_create(&s, NULL, print, "b");
    putchar('c');
    pthread_join(t, NULL);
    pthread_join(s, NULL);
    putchar('\n');
    return 0;
}
