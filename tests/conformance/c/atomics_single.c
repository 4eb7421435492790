#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    atomic_int a = 5;
    printf("%d %d %d\n", atomic_fetch_add(&a, 3), atomic_fetch_sub(&a, 1), atomic_load(&a));
    printf("%d %d %d %d\n", atomic_fetch_or(&a, 8), atomic_fetch_and(&a, 12), atomic_fetch_xor(&a, 5), a);
    int expected = 1;
    printf("%d %d ", atomic_compare_exchange_strong(&a, &expected, 100), expected);
    printf("%d %d\n", atomic_compare_exchange_strong(&a, &expected, 100), a);
    printf("%d %d\n", atomic_exchange(&a, -1), a);
    _Atomic uint8_t b = 250;
    b += 10;
    printf("%d %d\n", b, b++);
    _Atomic long long l = 1;
    for (int i = 0; i < 40; i++) l *= 2;
    printf("%lld\n", l);
    _Atomic double d = 1.5;
    d = d * 3;
    d += 0.25;
    printf("%g\n", d);
    _Atomic(int *) p;
    int array[4] = {1, 2, 3, 4};
    atomic_init(&p, array);
    atomic_fetch_add(&p, 2);
    printf("%d\n", *p);
    atomic_flag f = ATOMIC_FLAG_INIT;
    printf("%d %d ", atomic_flag_test_and_set(&f), atomic_flag_test_and_set(&f));
    atomic_flag_clear(&f);
    printf("%d\n", atomic_flag_test_and_set(&f));
    struct pair { int x, y; };
    _Atomic struct pair s = (struct pair){1, 2};
    struct pair t = s;
    t.x += 10;
    s = t;
    t = atomic_load(&s);
    printf("%d\n", t.x);
    atomic_thread_fence(memory_order_seq_cst);
    printf("%d %d\n", atomic_is_lock_free(&a), __atomic_fetch_nand(&array[0], 3, __ATOMIC_RELAXED));
    printf("%d %d\n", array[0], __sync_val_compare_and_swap(&array[1], 2, 20));
    printf("%d %d\n", __atomic_add_fetch(&array[2], 5, __ATOMIC_ACQ_REL), __sync_sub_and_fetch(&array[3], 1));
    _Atomic _Bool flag = 0;
    printf("%d %d\n", atomic_exchange(&flag, 2), flag);
    return 0;
}
