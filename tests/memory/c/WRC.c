// Write-to-read causality: the second thread passes on that it has seen x.
//   x = 1 || r1 = x; y = 1 || r2 = y; r3 = x
//
// case: plain
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: 1, 1, 0
//   1, 1, 0: all in program order, thread after thread. Neither read of 1 orders anything, so x = 1 does not happen before the last read.
// case: seq_cst
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
// case: relaxed
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: 1, 1, 0
//   1, 1, 0: as plain. The second thread has read x = 1, but what it has read does not happen before the third thread's read.
// case: acquire_release
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
#include "litmus.h"

static atomic_int x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1(void)
{
    plain_x = 1;
}
static void plain_2(void)
{
    r1 = plain_x;
    plain_y = 1;
}
static void plain_3(void)
{
    r2 = plain_y;
    r3 = plain_x;
}

static void seq_cst_1(void)
{
    x = 1;
}
static void seq_cst_2(void)
{
    r1 = x;
    y = 1;
}
static void seq_cst_3(void)
{
    r2 = y;
    r3 = x;
}

static void lock_1(void)
{
    locked_write(&locked_x, 1);
}
static void lock_2(void)
{
    r1 = locked_read(&locked_x);
    locked_write(&locked_y, 1);
}
static void lock_3(void)
{
    r2 = locked_read(&locked_y);
    r3 = locked_read(&locked_x);
}

static void relaxed_1(void)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
}
static void relaxed_2(void)
{
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
}
static void relaxed_3(void)
{
    r2 = atomic_load_explicit(&y, memory_order_relaxed);
    r3 = atomic_load_explicit(&x, memory_order_relaxed);
}

static void acquire_release_1(void)
{
    atomic_store_explicit(&x, 1, memory_order_release);
}
static void acquire_release_2(void)
{
    r1 = atomic_load_explicit(&x, memory_order_acquire);
    atomic_store_explicit(&y, 1, memory_order_release);
}
static void acquire_release_3(void)
{
    r2 = atomic_load_explicit(&y, memory_order_acquire);
    r3 = atomic_load_explicit(&x, memory_order_acquire);
}

static const struct litmus cases[] = {
    {"plain", {plain_1, plain_2, plain_3}, NULL},
    {"seq_cst", {seq_cst_1, seq_cst_2, seq_cst_3}, NULL},
    {"lock", {lock_1, lock_2, lock_3}, NULL},
    {"relaxed", {relaxed_1, relaxed_2, relaxed_3}, NULL},
    {"acquire_release", {acquire_release_1, acquire_release_2, acquire_release_3}, NULL},
};

int main(int argc, char **argv)
{
    return run_litmus(cases, sizeof cases / sizeof *cases, 3, argc, argv);
}
