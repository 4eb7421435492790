// Message passing: x is the message, y says that it is there.
//   x = 1; y = 1 || r1 = y; r2 = x
//
// case: plain
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: run x = 1, y = 1, then the reads. Reading y = 1 orders nothing, so x = 1 does not happen before the read of x, and does not
//   mask the initial value.
// case: seq_cst
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
// case: relaxed
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: as plain. That the reader has seen y = 1 says nothing of x, of which it has seen nothing.
// case: acquire_release
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
#include "litmus.hpp"

static std::atomic<int> x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1()
{
    plain_x = 1;
    plain_y = 1;
}
static void plain_2()
{
    r1 = plain_y;
    r2 = plain_x;
}

static void seq_cst_1()
{
    x = 1;
    y = 1;
}
static void seq_cst_2()
{
    r1 = y;
    r2 = x;
}

static void lock_1()
{
    write(locked_x, 1);
    write(locked_y, 1);
}
static void lock_2()
{
    r1 = read(locked_y);
    r2 = read(locked_x);
}

static void relaxed_1()
{
    x.store(1, std::memory_order_relaxed);
    y.store(1, std::memory_order_relaxed);
}
static void relaxed_2()
{
    r1 = y.load(std::memory_order_relaxed);
    r2 = x.load(std::memory_order_relaxed);
}

static void acquire_release_1()
{
    x.store(1, std::memory_order_release);
    y.store(1, std::memory_order_release);
}
static void acquire_release_2()
{
    r1 = y.load(std::memory_order_acquire);
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
