// heddle: check
// expect: verified
// reality: not (GenMC's header)
// GenMC's annotations are advice: the program does what it does without them. Two threads add one each by compare-exchange, so that
// the sum is 2 when both are joined; the helper's flag is awaited in a marked loop; the assumption keeps only one value of the choice.
#include <assert.h>
#include <genmc.h>
#include <stdatomic.h>

static atomic_int sum, flag;

static void *adder(void *result)
{
    int old, new;
    do {
        old = __VERIFIER_speculative_read(atomic_load(&sum));
        new = old + 1;
    } while (!__VERIFIER_confirming_CAS(atomic_compare_exchange_strong(&sum, &old, new)));
    return result;
}

static void *signaller(void *unused)
{
    int expected = 0;
    __VERIFIER_local_write(expected = 0);
    __VERIFIER_helped_CAS(atomic_compare_exchange_strong(&flag, &expected, 1));
    return unused;
}

int main(void)
{
    int mark, seen;
    __VERIFIER_thread_t first = __VERIFIER_spawn(adder, &mark);
    __VERIFIER_thread_t second = __VERIFIER_spawn_symmetric(adder, &mark, first);
    assert(__VERIFIER_join(first) == &mark);
    __VERIFIER_join_symmetric(second);
    assert(atomic_load(&sum) == 2);

    __VERIFIER_thread_t third = __VERIFIER_spawn(signaller, NULL);
    for (__VERIFIER_loop_begin(); __VERIFIER_spin_start(), seen = atomic_load(&flag), __VERIFIER_spin_end(!seen), !seen;) {}
    __VERIFIER_optional(assert(seen == 1));
    __VERIFIER_join(third);

    int choice = __VERIFIER_nondet_int();
    __VERIFIER_assume(choice == 3);
    __VERIFIER_final_write(atomic_store(&sum, choice));
    assert(atomic_load(&sum) == 3);
    return 0;
}
