// Coherence of two reads of one variable.
//   x = 1 || r1 = x; r2 = x
//
// case: plain
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: x = 1 first. It is not ordered with either read, so each may return it or the initial value (a compiler may reorder two reads).
// case: seq_cst
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: relaxed
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   coherence: 1, 0 is forbidden by C11 and by Java's opaque mode, too.
// case: acquire_release
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
#include "litmus.h"

static atomic_int x;
static int plain_x, locked_x;

static void plain_1(void)
{
    plain_x = 1;
}
static void plain_2(void)
{
    r1 = plain_x;
    r2 = plain_x;
}

static void seq_cst_1(void)
{
    x = 1;
}
static void seq_cst_2(void)
{
    r1 = x;
    r2 = x;
}

static void lock_1(void)
{
    locked_write(&locked_x, 1);
}
static void lock_2(void)
{
    r1 = locked_read(&locked_x);
    r2 = locked_read(&locked_x);
}

static void relaxed_1(void)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
}
static void relaxed_2(void)
{
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    r2 = atomic_load_explicit(&x, memory_order_relaxed);
}

static void acquire_release_1(void)
{
    atomic_store_explicit(&x, 1, memory_order_release);
}
static void acquire_release_2(void)
{
    r1 = atomic_load_explicit(&x, memory_order_acquire);
    r2 = atomic_load_explicit(&x, memory_order_acquire);
}

static const struct litmus cases[] = {
    {"plain", {plain_1, plain_2}, NULL},
    {"seq_cst", {seq_cst_1, seq_cst_2}, NULL},
    {"lock", {lock_1, lock_2}, NULL},
    {"relaxed", {relaxed_1, relaxed_2}, NULL},
    {"acquire_release", {acquire_release_1, acquire_release_2}, NULL},
};

int main(int argc, char **argv)
{
    return run_litmus(cases, sizeof cases / sizeof *cases, 2, argc, argv);
}
