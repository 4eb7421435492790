// Store buffering: each thread writes its own variable and reads the other's.
//   x = 1; r1 = y || y = 1; r2 = x
//
// case: plain
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: 0, 0
//   0, 0: run x = 1, y = 1, then the reads. Nothing orders y = 1 before the read of y, nor x = 1 before that of x: the initial value is
//   not masked for either.
// case: seq_cst
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
// case: relaxed
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: 0, 0
//   0, 0: as plain. Coherence is about one variable, and neither thread has read or written the one that it reads.
// case: acquire_release
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
//   Acquire and release are sequentially consistent here, by decision: the language allows the outcome that plain accesses have.
#include "litmus.hpp"

static std::atomic<int> x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1()
{
    plain_x = 1;
    r1 = plain_y;
}
static void plain_2()
{
    plain_y = 1;
    r2 = plain_x;
}

static void seq_cst_1()
{
    x = 1;
    r1 = y;
}
static void seq_cst_2()
{
    y = 1;
    r2 = x;
}

static void lock_1()
{
    write(locked_x, 1);
    r1 = read(locked_y);
}
static void lock_2()
{
    write(locked_y, 1);
    r2 = read(locked_x);
}

static void relaxed_1()
{
    x.store(1, std::memory_order_relaxed);
    r1 = y.load(std::memory_order_relaxed);
}
static void relaxed_2()
{
    y.store(1, std::memory_order_relaxed);
    r2 = x.load(std::memory_order_relaxed);
}

static void acquire_release_1()
{
    x.store(1, std::memory_order_release);
    r1 = y.load(std::memory_order_acquire);
}
static void acquire_release_2()
{
    y.store(1, std::memory_order_release);
    r2 = x.load(std::memory_order_acquire);
}

static const struct litmus cases[] = {
    {"plain", {plain_1, plain_2}, nullptr},
    {"seq_cst", {seq_cst_1, seq_cst_2}, nullptr},
    {"lock", {lock_1, lock_2}, nullptr},
    {"relaxed", {relaxed_1, relaxed_2}, nullptr},
    {"acquire_release", {acquire_release_1, acquire_release_2}, nullptr},
};

int main(int argc, char **argv)
{
    return run_litmus(cases, sizeof cases / sizeof *cases, 2, argc, argv);
}
