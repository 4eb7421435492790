// R: a write and a read after it, against two writes; the last result is the value of y at the end.
//   x = 1; y = 1 || y = 2; r1 = x   then   r2 = y
//
// case: plain
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: 0, 2
//   0, 2: the first thread, then the second. x = 1 does not happen before the read of x, so 0 is not masked; and main may read y = 2, the
//   newest.
// case: seq_cst
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: none
// case: relaxed
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: 0, 2
//   0, 2: as plain. The second thread has seen nothing of x.
// case: acquire_release
// outcomes: 0, 1 | 1, 1 | 1, 2
// opmm-only: none
//   Acquire and release are sequentially consistent here, by decision: the language allows the outcome that plain accesses have.
#include "litmus.h"

static atomic_int x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1(void)
{
    plain_x = 1;
    plain_y = 1;
}
static void plain_2(void)
{
    plain_y = 2;
    r1 = plain_x;
}
static void plain_end(void)
{
    r2 = plain_y;
}

static void seq_cst_1(void)
{
    x = 1;
    y = 1;
}
static void seq_cst_2(void)
{
    y = 2;
    r1 = x;
}
static void seq_cst_end(void)
{
    r2 = y;
}

static void lock_1(void)
{
    locked_write(&locked_x, 1);
    locked_write(&locked_y, 1);
}
static void lock_2(void)
{
    locked_write(&locked_y, 2);
    r1 = locked_read(&locked_x);
}
static void lock_end(void)
{
    r2 = locked_read(&locked_y);
}

static void relaxed_1(void)
{
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
}
static void relaxed_2(void)
{
    atomic_store_explicit(&y, 2, memory_order_relaxed);
    r1 = atomic_load_explicit(&x, memory_order_relaxed);
}
static void relaxed_end(void)
{
    r2 = atomic_load_explicit(&y, memory_order_relaxed);
}

static void acquire_release_1(void)
{
    atomic_store_explicit(&x, 1, memory_order_release);
    atomic_store_explicit(&y, 1, memory_order_release);
}
static void acquire_release_2(void)
{
    atomic_store_explicit(&y, 2, memory_order_release);
    r1 = atomic_load_explicit(&x, memory_order_acquire);
}
static void acquire_release_end(void)
{
    r2 = atomic_load_explicit(&y, memory_order_acquire);
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
