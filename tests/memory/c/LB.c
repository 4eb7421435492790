// Load buffering: each thread reads, then writes what the other reads.
//   r1 = x; y = 1 || r2 = y; x = 1
//
// case: plain
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
//   1, 1 is not shown: a read returns a write that has been made, and in no order of the four actions both writes come before both reads
//   (the paper's section 5.6). The Java memory model and C11 (relaxed) allow it.
// case: seq_cst
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
// case: lock
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
// case: relaxed
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
//   As plain.
// case: acquire_release
// outcomes: 0, 0 | 0, 1 | 1, 0
// opmm-only: none
#include "litmus.h"

static atomic_int x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1(void)
{
    r1 = plain_x;
    plain_y = 1;
}
static void plain_2(void)
{
    r2 = plain_y;
    plain_x = 1;
}

static void seq_cst_1(void)
{
    r1 = x;
    y = 1;
}
static void seq_cst_2(void)
{
    r2 = y;
    x = 1;
}

static void lock_1(void)
{
    r1 = locked_read(&locked_x);
    locked_write(&locked_y, 1);
}
static void lock_2(void)
{
    r2 = locked_read(&locked_y);
    locked_write(&locked_x, 1);
}

static void relaxed_1(void)
{
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
}
static void relaxed_2(void)
{
    r2 = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
}

static void acquire_release_1(void)
{
    r1 = atomic_load_explicit(&x, memory_order_acquire);
    atomic_store_explicit(&y, 1, memory_order_release);
}
static void acquire_release_2(void)
{
    r2 = atomic_load_explicit(&y, memory_order_acquire);
    atomic_store_explicit(&x, 1, memory_order_release);
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
