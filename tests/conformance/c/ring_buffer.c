#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define RING(T, N)                                                                                    \
    struct ring_##T { T item[N]; unsigned head, tail; };                                              \
    static bool put_##T(struct ring_##T *r, T x) { if (r->tail - r->head == N) return false; r->item[r->tail++ % N] = x; return true; } \
    static bool get_##T(struct ring_##T *r, T *x) { if (r->tail == r->head) return false; *x = r->item[r->head++ % N]; return true; }
typedef struct { char text[8]; int n; } message;
RING(int, 4)
RING(message, 3)

int main(void)
{
    struct ring_int r = {.head = 4294967294u, .tail = 4294967294u};
    int x, failed = 0;
    for (int i = 0; i < 20; i++) {
        failed += !put_int(&r, i);
        if (i % 3) get_int(&r, &x) && printf("%d ", x);
    }
    while (get_int(&r, &x)) printf("%d ", x);
    printf("failed %d\n", failed);
    struct ring_message m = {0};
    for (int i = 0; i < 5; i++) {
        message s = {.n = i};
        snprintf(s.text, sizeof s.text, "m%d", i * 111);
        printf("%d", put_message(&m, s));
    }
    message out;
    while (get_message(&m, &out)) printf(" %s/%d", out.text, out.n);
    printf("\n");
    return 0;
}
