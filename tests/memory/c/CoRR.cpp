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
#include "litmus.hpp"

static std::atomic<int> x;
static int plain_x, locked_x;

static void plain_1()
{
    plain_x = 1;
}
static void plain_2()
{
    r1 = plain_x;
    r2 = plain_x;
}

static void seq_cst_1()
{
    x = 1;
}
static void seq_cst_2()
{
    r1 = x;
    r2 = x;
}

static void lock_1()
{
    write(locked_x, 1);
}
static void lock_2()
{
    r1 = read(locked_x);
    r2 = read(locked_x);
}

static void relaxed_1()
{
    x.store(1, std::memory_order_relaxed);
}
static void relaxed_2()
{
    r1 = x.load(std::memory_order_relaxed);
    r2 = x.load(std::memory_order_relaxed);
}

static void acquire_release_1()
{
    x.store(1, std::memory_order_release);
}
static void acquire_release_2()
{
    r1 = x.load(std::memory_order_acquire);
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
