// Coherence of a read and a later write of one variable; the last result is its value at the end.
//   r1 = x; x = 1 || x = 2   then   r2 = x
//
// case: plain
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: 2, 2
//   2, 2: x = 2, the read of 2, x = 1. Reading 2 orders nothing, so neither write happens before the other, and main, which knows both,
//   may read either.
// case: seq_cst
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
// case: relaxed
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
//   coherence: x = 1 is made after x = 2 was read; 2, 2 is forbidden.
// case: acquire_release
// outcomes: 0, 1 | 0, 2 | 2, 1
// opmm-only: none
#include "litmus.h"

static atomic_int x;
static int plain_x, locked_x;

static void plain_1(void)
{
    r1 = plain_x;
    plain_x = 1;
}
static void plain_2(void)
{
    plain_x = 2;
}
static void plain_end(void)
{
    r2 = plain_x;
}

static void seq_cst_1(void)
{
    r1 = x;
    x = 1;
}
static void seq_cst_2(void)
{
    x = 2;
}
static void seq_cst_end(void)
{
    r2 = x;
}

static void lock_1(void)
{
    r1 = locked_read(&locked_x);
    locked_write(&locked_x, 1);
}
static void lock_2(void)
{
    locked_write(&locked_x, 2);
}
static void lock_end(void)
{
    r2 = locked_read(&locked_x);
}

static void relaxed_1(void)
{
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
}
static void relaxed_2(void)
{
    atomic_store_explicit(&x, 2, memory_order_relaxed);
}
static void relaxed_end(void)
{
    r2 = atomic_load_explicit(&x, memory_order_relaxed);
}

static void acquire_release_1(void)
{
    r1 = atomic_load_explicit(&x, memory_order_acquire);
    atomic_store_explicit(&x, 1, memory_order_release);
}
static void acquire_release_2(void)
{
    atomic_store_explicit(&x, 2, memory_order_release);
}
static void acquire_release_end(void)
{
    r2 = atomic_load_explicit(&x, memory_order_acquire);
}

static const struct litmus cases[] = {
    {"plain", {plain_1, plain_2}, plain_end},
    {"seq_cst", {seq_cst_1, seq_cst_2}, seq_cst_end},
    {"lock", {lock_1, lock_2}, lock_end},
    {"relaxed", {relaxed_1, relaxed_2}, relaxed_end},
    {"acquire_release", {acquire_release_1, acquire_release_2}, acquire_release_end},
};

int main(int argc, char **argv)
{
    return run_litmus(cases, sizeof cases / sizeof *cases, 2, argc, argv);
}
