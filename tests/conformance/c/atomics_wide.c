// Atomic operations of every size, also minimum and maximum.
#include <stdint.h>
#include <stdio.h>

#define ALL(T, F)                                                                                                      \
    do {                                                                                                               \
        _Atomic T a = 100;                                                                                             \
        T e = 100;                                                                                                     \
        __c11_atomic_fetch_add(&a, 27, __ATOMIC_SEQ_CST);                                                              \
        int ok = __c11_atomic_compare_exchange_strong(&a, &e, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);                  \
        T old = __c11_atomic_fetch_max(&a, 90, __ATOMIC_RELAXED);                                                      \
        T low = __c11_atomic_fetch_min(&a, 3, __ATOMIC_RELAXED);                                                       \
        printf(#T " %d %" F " %" F " %" F " %" F "\n", ok, e, old, low, __c11_atomic_load(&a, __ATOMIC_ACQUIRE));      \
    } while (0)

int main(void)
{
    ALL(int8_t, "d");
    ALL(uint8_t, "u");
    ALL(int16_t, "d");
    ALL(uint16_t, "u");
    ALL(int32_t, "d");
    ALL(uint32_t, "u");
    ALL(int64_t, "ld");
    ALL(uint64_t, "lu");
    _Atomic int8_t s = -5;
    printf("%d %d\n", __c11_atomic_fetch_max(&s, 3, __ATOMIC_RELAXED), s);
    printf("%d %d\n", __c11_atomic_fetch_min(&s, -100, __ATOMIC_RELAXED), s);
    return 0;
}
