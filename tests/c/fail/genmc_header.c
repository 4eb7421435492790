// heddle: check
// expect: violated assertion
// reality: not (GenMC's header)
// What is marked is still run: the helping exchange of one thread can come before the other's store, which then takes it back, and the
// addition that was not made by compare-exchange can be lost.
#include <assert.h>
#include <genmc.h>
#include <stdatomic.h>

static atomic_int sum;

static void *adder(void *unused)
{
    int old = __VERIFIER_speculative_read(atomic_load(&sum));
    atomic_store(&sum, old + 1);
    return unused;
}

static void *exchanger(void *unused)
{
    int expected = 0;
    __VERIFIER_helping_CAS(atomic_compare_exchange_strong(&sum, &expected, 5));
    return unused;
}

int main(void)
{
    __VERIFIER_thread_t first = __VERIFIER_spawn(adder, NULL);
    __VERIFIER_thread_t second = __VERIFIER_spawn(exchanger, NULL);
    __VERIFIER_join(first);
    __VERIFIER_join(second);
    assert(atomic_load(&sum) != 1); // HERE: assertion
    return 0;
}
