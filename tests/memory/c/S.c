// S: a write after a message, against one before it; the last result is the value of x at the end.
//   x = 2; y = 1 || r1 = y; x = 1   then   r2 = x
//
// case: plain
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: 1, 2
//   1, 2: the first thread, then the second. Reading y = 1 orders nothing, so x = 2 does not happen before x = 1, and main may read
//   either.
// case: seq_cst
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
// case: relaxed
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
//   1, 2 is not shown: x = 1 is made after x = 2 when the read returns 1, and is the newer one for all. C11 (and Java, opaque) allow it.
// case: acquire_release
// outcomes: 0, 1 | 0, 2 | 1, 1
// opmm-only: none
#include "litmus.h"

static atomic_int x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1(void)
{
    plain_x = 2;
    plain_y = 1;
}
static void plain_2(void)
{
    r1 = plain_y;
    plain_x = 1;
}
static void plain_end(void)
{
    r2 = plain_x;
}

static void seq_cst_1(void)
{
    x = 2;
    y = 1;
}
static void seq_cst_2(void)
{
    r1 = y;
    x = 1;
}
static void seq_cst_end(void)
{
    r2 = x;
}

static void lock_1(void)
{
    locked_write(&locked_x, 2);
    locked_write(&locked_y, 1);
}
static void lock_2(void)
{
    r1 = locked_read(&locked_y);
    locked_write(&locked_x, 1);
}
static void lock_end(void)
{
    r2 = locked_read(&locked_x);
}

static void relaxed_1(void)
{
    atomic_store_explicit(&x, 2, memory_order_relaxed);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
}
static void relaxed_2(void)
{
    r1 = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_store_explicit(&x, 1, memory_order_relaxed);
}
static void relaxed_end(void)
{
    r2 = atomic_load_explicit(&x, memory_order_relaxed);
}

static void acquire_release_1(void)
{
    atomic_store_explicit(&x, 2, memory_order_release);
    atomic_store_explicit(&y, 1, memory_order_release);
}
static void acquire_release_2(void)
{
    r1 = atomic_load_explicit(&y, memory_order_acquire);
    atomic_store_explicit(&x, 1, memory_order_release);
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
