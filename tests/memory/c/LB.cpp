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
#include "litmus.hpp"

static std::atomic<int> x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1()
{
    r1 = plain_x;
    plain_y = 1;
}
static void plain_2()
{
    r2 = plain_y;
    plain_x = 1;
}

static void seq_cst_1()
{
    r1 = x;
    y = 1;
}
static void seq_cst_2()
{
    r2 = y;
    x = 1;
}

static void lock_1()
{
    r1 = read(locked_x);
    write(locked_y, 1);
}
static void lock_2()
{
    r2 = read(locked_y);
    write(locked_x, 1);
}

static void relaxed_1()
{
    r1 = x.load(std::memory_order_relaxed);
    y.store(1, std::memory_order_relaxed);
}
static void relaxed_2()
{
    r2 = y.load(std::memory_order_relaxed);
    x.store(1, std::memory_order_relaxed);
}

static void acquire_release_1()
{
    r1 = x.load(std::memory_order_acquire);
    y.store(1, std::memory_order_release);
}
static void acquire_release_2()
{
    r2 = y.load(std::memory_order_acquire);
    x.store(1, std::memory_order_release);
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
