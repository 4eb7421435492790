// Shapes in which the two variables, or two accesses of one, have different modes. The sets under sc are those of the shape (SB.c, MP.c, ...);
// what C11 forbids must not be added under opmm.
//
// case: mp_relaxed_flag
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: the message is plain, the flag relaxed: reading y = 1 orders nothing, so x = 1 does not mask the initial value.
// case: mp_release_flag
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   Reading y = 1 makes the release store happen before the read of x.
// case: mp_fences
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   A release fence before a relaxed store, and an acquire fence after a relaxed load of it, synchronise (C11 7.17.4).
// case: mp_release_fence_only
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: the reader acquires nothing.
// case: mp_acquire_fence_only
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: 1, 0
//   1, 0: the writer releases nothing.
// case: sb_fences
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
//   One of the two seq_cst fences comes first; what is written before it must be seen after the other (C11 7.17.3 p10).
// case: sb_updates
// outcomes: 0, 1 | 1, 0 | 1, 1
// opmm-only: none
//   A read-modify-write returns the newest write, also a relaxed one.
// case: iriw_fences
// outcomes: 0, 0, 0, 0 | 0, 0, 0, 1 | 0, 0, 1, 0 | 0, 0, 1, 1 | 0, 1, 0, 0 | 0, 1, 0, 1 | 0, 1, 1, 0 | 0, 1, 1, 1 | 1, 0, 0, 0
// outcomes: 1, 0, 0, 1 | 1, 0, 1, 1 | 1, 1, 0, 0 | 1, 1, 0, 1 | 1, 1, 1, 0 | 1, 1, 1, 1
// opmm-only: none
//   The reader whose fence comes second knows what the other has read before its own.
// case: corr_acquire_relaxed
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   Coherence holds between atomic accesses of every order: after an acquire load has returned 1 a relaxed one does not return 0.
// case: corr_failed_exchange
// outcomes: 0, 0 | 0, 1 | 1, 1
// opmm-only: none
//   The same after a compare-and-exchange that failed.
// case: wrc_release
// outcomes: 0, 0, 0 | 0, 0, 1 | 0, 1, 0 | 0, 1, 1 | 1, 0, 0 | 1, 0, 1 | 1, 1, 1
// opmm-only: none
//   x is relaxed, y released and acquired: the read of x = 1 happens before the last read, which may not be older (C11 5.1.2.4 p16).
// case: release_sequence
// outcomes: 0, 0 | 0, 1 | 1, 1 | 10, 0 | 10, 1 | 11, 1
// opmm-only: none
//   Who reads 11 reads from the relaxed update, which carries on the release of y = 1.
// case: released_while_private
// outcomes: -1, 0 | 1, 42
// opmm-only: none
//   The flag in the block was stored with release while only its thread could reach it; who acquires it sees value = 42. The acquire load
//   returns the newest, so 0 is not read from the flag.
// case: locked_while_private
// outcomes: -1, 0 | 1, 42
// opmm-only: none
//   The same with a mutex in the block.
#include <stdlib.h>

#include "litmus.h"

static atomic_int x, y;
static int message;

static int relaxed(atomic_int *from) { return atomic_load_explicit(from, memory_order_relaxed); }
static int acquire(atomic_int *from) { return atomic_load_explicit(from, memory_order_acquire); }
static void set_relaxed(atomic_int *to, int value) { atomic_store_explicit(to, value, memory_order_relaxed); }
static void set_release(atomic_int *to, int value) { atomic_store_explicit(to, value, memory_order_release); }

static void send_relaxed(void)
{
    message = 1;
    set_relaxed(&y, 1);
}
static void receive_relaxed(void)
{
    r1 = relaxed(&y);
    r2 = message;
}
static void send_release(void)
{
    message = 1;
    set_release(&y, 1);
}
static void receive_acquire(void)
{
    r1 = acquire(&y);
    r2 = message;
}
static void send_fence(void)
{
    message = 1;
    atomic_thread_fence(memory_order_release);
    set_relaxed(&y, 1);
}
static void receive_fence(void)
{
    r1 = relaxed(&y);
    atomic_thread_fence(memory_order_acquire);
    r2 = message;
}

static void fenced_1(void)
{
    set_relaxed(&x, 1);
    atomic_thread_fence(memory_order_seq_cst);
    r1 = relaxed(&y);
}
static void fenced_2(void)
{
    set_relaxed(&y, 1);
    atomic_thread_fence(memory_order_seq_cst);
    r2 = relaxed(&x);
}

static void updates_1(void)
{
    set_relaxed(&x, 1);
    r1 = atomic_fetch_add_explicit(&y, 0, memory_order_relaxed);
}
static void updates_2(void)
{
    set_relaxed(&y, 1);
    r2 = atomic_fetch_add_explicit(&x, 0, memory_order_relaxed);
}

static void write_x(void) { set_relaxed(&x, 1); }
static void write_y(void) { set_relaxed(&y, 1); }
static void readers_1(void)
{
    r1 = relaxed(&x);
    atomic_thread_fence(memory_order_seq_cst);
    r2 = relaxed(&y);
}
static void readers_2(void)
{
    r3 = relaxed(&y);
    atomic_thread_fence(memory_order_seq_cst);
    r4 = relaxed(&x);
}

static void acquire_relaxed(void)
{
    r1 = acquire(&x);
    r2 = relaxed(&x);
}
static void failed_exchange(void)
{
    int wanted = 5;
    atomic_compare_exchange_strong_explicit(&x, &wanted, 6, memory_order_relaxed, memory_order_relaxed);
    r1 = wanted;
    r2 = relaxed(&x);
}

static void pass_on(void)
{
    r1 = relaxed(&x);
    set_release(&y, 1);
}
static void passed_on(void)
{
    r2 = acquire(&y);
    r3 = relaxed(&x);
}

static void add(void) { atomic_fetch_add_explicit(&y, 10, memory_order_relaxed); }

struct block {
    int value;
    atomic_int ready;
    pthread_mutex_t mutex;
};
static _Atomic(struct block *) block;

static void publish_released(void)
{
    struct block *made = malloc(sizeof *made);
    made->value = 42;
    set_release(&made->ready, 1);
    atomic_store_explicit(&block, made, memory_order_relaxed);
}
static void find_released(void)
{
    struct block *found = atomic_load_explicit(&block, memory_order_relaxed);
    r1 = found ? acquire(&found->ready) : -1;
    if (r1 == 1) r2 = found->value;
}
static void publish_locked(void)
{
    struct block *made = malloc(sizeof *made);
    pthread_mutex_init(&made->mutex, NULL);
    pthread_mutex_lock(&made->mutex);
    made->value = 42;
    pthread_mutex_unlock(&made->mutex);
    atomic_store_explicit(&block, made, memory_order_relaxed);
}
static void find_locked(void)
{
    struct block *found = atomic_load_explicit(&block, memory_order_relaxed);
    r1 = found ? 1 : -1;
    if (!found) return;
    pthread_mutex_lock(&found->mutex);
    r2 = found->value;
    pthread_mutex_unlock(&found->mutex);
}

static const struct litmus cases[] = {
    {"mp_relaxed_flag", {send_relaxed, receive_relaxed}, NULL},
    {"mp_release_flag", {send_release, receive_acquire}, NULL},
    {"mp_fences", {send_fence, receive_fence}, NULL},
    {"mp_release_fence_only", {send_fence, receive_relaxed}, NULL},
    {"mp_acquire_fence_only", {send_relaxed, receive_fence}, NULL},
    {"sb_fences", {fenced_1, fenced_2}, NULL},
    {"sb_updates", {updates_1, updates_2}, NULL},
    {"iriw_fences", {write_x, write_y, readers_1, readers_2}, NULL},
    {"corr_acquire_relaxed", {write_x, acquire_relaxed}, NULL},
    {"corr_failed_exchange", {write_x, failed_exchange}, NULL},
    {"wrc_release", {write_x, pass_on, passed_on}, NULL},
    {"released_while_private", {publish_released, find_released}, NULL},
    {"locked_while_private", {publish_locked, find_locked}, NULL},
    {"release_sequence", {send_release, add, receive_acquire}, NULL},
};

int main(int argc, char **argv)
{
    int results = argc == 2 && strcmp(argv[1], "iriw_fences") == 0 ? 4 : argc == 2 && strcmp(argv[1], "wrc_release") == 0 ? 3 : 2;
    return run_litmus(cases, sizeof cases / sizeof *cases, results, argc, argv);
}
