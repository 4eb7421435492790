// Independent reads of independent writes: two readers, in opposite orders.
//   x = 1 || y = 1 || r1 = x; r2 = y || r3 = y; r4 = x
//
// case: plain
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: 1, 0, 1, 0
//   1, 0, 1, 0: both writes first. No read orders anything, so each reader may see one write and the initial value of the other variable.
// case: seq_cst
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: none
// case: lock
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: none
// case: relaxed
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: 1, 0, 1, 0
//   1, 0, 1, 0: as plain; each reader reads each variable once, and coherence says nothing.
// case: acquire_release
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0 | 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: none
//   Acquire and release are sequentially consistent here, by decision: the language allows the outcome that plain accesses have.
#include "litmus.hpp"

static std::atomic<int> x, y;
static int plain_x, plain_y, locked_x, locked_y;

static void plain_1()
{
    plain_x = 1;
}
static void plain_2()
{
    plain_y = 1;
}
static void plain_3()
{
    r1 = plain_x;
    r2 = plain_y;
}
static void plain_4()
{
    r3 = plain_y;
    r4 = plain_x;
}

static void seq_cst_1()
{
    x = 1;
}
static void seq_cst_2()
{
    y = 1;
}
static void seq_cst_3()
{
    r1 = x;
    r2 = y;
}
static void seq_cst_4()
{
    r3 = y;
    r4 = x;
}

static void lock_1()
{
    write(locked_x, 1);
}
static void lock_2()
{
    write(locked_y, 1);
}
static void lock_3()
{
    r1 = read(locked_x);
    r2 = read(locked_y);
}
static void lock_4()
{
    r3 = read(locked_y);
    r4 = read(locked_x);
}

static void relaxed_1()
{
    x.store(1, std::memory_order_relaxed);
}
static void relaxed_2()
{
    y.store(1, std::memory_order_relaxed);
}
static void relaxed_3()
{
    r1 = x.load(std::memory_order_relaxed);
    r2 = y.load(std::memory_order_relaxed);
}
static void relaxed_4()
{
    r3 = y.load(std::memory_order_relaxed);
    r4 = x.load(std::memory_order_relaxed);
}

static void acquire_release_1()
{
    x.store(1, std::memory_order_release);
}
static void acquire_release_2()
{
    y.store(1, std::memory_order_release);
}
static void acquire_release_3()
{
    r1 = x.load(std::memory_order_acquire);
    r2 = y.load(std::memory_order_acquire);
}
static void acquire_release_4()
{
    r3 = y.load(std::memory_order_acquire);
    r4 = x.load(std::memory_order_acquire);
}

static const struct litmus cases[] = {
    {"plain", {plain_1, plain_2, plain_3, plain_4}, nullptr},
    {"seq_cst", {seq_cst_1, seq_cst_2, seq_cst_3, seq_cst_4}, nullptr},
    {"lock", {lock_1, lock_2, lock_3, lock_4}, nullptr},
    {"relaxed", {relaxed_1, relaxed_2, relaxed_3, relaxed_4}, nullptr},
    {"acquire_release", {acquire_release_1, acquire_release_2, acquire_release_3, acquire_release_4}, nullptr},
};

int main(int argc, char **argv)
{
    return run_litmus(cases, sizeof cases / sizeof *cases, 4, argc, argv);
}
