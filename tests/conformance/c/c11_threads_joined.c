#include <stdio.h>
#include <threads.h>
#include <time.h>

static once_flag once = ONCE_FLAG_INIT;
static void first(void) { puts("once"); }
static tss_t key;
static void destroy(void *p) { printf("destroy %d\n", *(int *)p); }
static int worker(void *p)
{
    call_once(&once, first);
    tss_set(key, p);
    return *(int *)p * 2;
}

int main(void)
{
    int numbers[3] = {1, 2, 3};
    tss_create(&key, destroy);
    for (int i = 0; i < 3; i++) {
        thrd_t t;
        int result;
        thrd_create(&t, worker, &numbers[i]);
        thrd_join(t, &result);
        printf("%d\n", result);
    }
    mtx_t m;
    mtx_init(&m, mtx_timed | mtx_recursive);
    mtx_lock(&m);
    printf("%d\n", mtx_trylock(&m) == thrd_success);
    mtx_unlock(&m);
    mtx_unlock(&m);
    mtx_destroy(&m);
    printf("%d\n", thrd_equal(thrd_current(), thrd_current()) != 0);
    thrd_sleep(&(struct timespec){0, 1000}, NULL);
    tss_delete(key);
    return 0;
}
