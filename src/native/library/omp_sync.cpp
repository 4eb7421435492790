// Who may go on: critical, reductions, single, masked, ordered, doacross, flush.
#include <fmt/format.h>

#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/omp.h"
#include "native/library/registry.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

using namespace omp;

// --- critical sections and reductions ---

// Clang makes a variable for each name. `word`: what this thread's contention group has of it.
void enter(Call& c, Ptr name, Ptr word) {
  if (c.sync_word(word) == c.thread() + 1)
    misuse(c, FindingKind::Deadlock, "enters", name, "which it is in already");
  if (c.stops(Pending::WordZero, word)) return;
  c.set_sync_word(word, c.thread() + 1);
  c.took(name, kMutex, word);
}

void leave(Call& c, Ptr name, Ptr word) {
  if (c.sync_word(word) != c.thread() + 1)
    misuse(c, FindingKind::Assertion, "leaves", name, "which it is not in");
  if (c.stops_before_release(word)) return;
  c.set_sync_word(word, 0);
  c.gave(name, kMutex, word);
}

void critical(Call& c) {
  enter(c, c.arg(2), words_of_group(c, c.arg(2)));
}
void end_critical(Call& c) {
  leave(c, c.arg(2), words_of_group(c, c.arg(2)));
}

// The teams of a league combine their values with each other.
Ptr reduction_word(Call& c, Ptr name) {
  return team(c).is_league != 0 ? name : words_of_group(c, name);
}

// The regions that a task begins have names that other tasks' regions may have had before, without an order
// between them.
bool is_within_task(Call& c, Ptr team) {
  for (Ptr at = c.look<Thread>(thread_at(team, 0)).outer; at != 0;) {
    const Thread& thread = c.look<Thread>(at);
    if (thread.task != 0 || thread.number < 0) return true;
    at = c.look<Thread>(thread_at(thread.team, 0)).outer;
  }
  return false;
}

// int __kmpc_reduce(ident, thread, variables, size, list, function, lock). Every thread combines its own
// values, one after the other: the accesses to the original variables are the program's, and can race
// (interp/combinations.cpp).
void reduce(Call& c) {
  c.ret_i32(1);
  const Ptr name = c.arg(6), word = reduction_word(c, name), team = me(c).team;
  if (c.look<Team>(team).size == 1) return;
  if (is_within_task(c, team)) return enter(c, name, word);
  if (c.sync_word(word) == c.thread() + 1)
    misuse(c, FindingKind::Deadlock, "enters", name, "which it is in already");
  if (c.sync_word(word) != 0 && c.stops(Pending::WordZero, word)) return;
  const std::uint32_t construct = next_construct(c);
  c.set_sync_word(word, c.thread() + 1);
  c.combine_for(team, construct);
}
void end_reduce_nowait(Call& c) {
  const Ptr name = c.arg(2), word = reduction_word(c, name);
  if (c.look<Team>(me(c).team).size == 1) return;
  if (!c.combines()) return leave(c, name, word);
  c.set_sync_word(word, 0);
  c.end_combining();
}

// --- single, masked ---

// Who is given the body is a function, like all distributions: not who comes first.
void single(Call& c) {
  const std::uint32_t size = team_size(c);
  if (size == 1) return c.ret_i32(1);
  const std::uint64_t listed = choose_distribution(c, 1, size);
  const std::uint32_t construct = enter_construct(c);
  const bool mine = next_piece(assignment(c, construct, listed), 1, size, number(c), 0) == 0;
  if (mine) begin_unit(c, construct, 0);
  c.ret_i32(mine ? 1 : 0);
}
void end_single(Call& c) {
  end_unit(c);
}

void master(Call& c) {
  c.ret_i32(number(c) == 0 ? 1 : 0);
}
// int __kmpc_masked(ident, thread, filter)
void masked(Call& c) {
  c.ret_i32(static_cast<std::int32_t>(number(c)) == c.i32(2) ? 1 : 0);
}

// --- ordered: the iterations, in their order, whoever has them ---

const Loop& loop_of(Call& c) {
  return me(c).loop;
}

// True: it is not this thread's turn, and the attempt has ended.
bool waits_for_turn(Call& c, const Loop& loop) {
  if (c.look<Shared>(shared(c, loop.instance)).turn == loop.current) return false;
  ThreadRecord& r = c.record();
  r.pending = Pending::Waiting;
  r.object = me(c).team;
  r.value = kTurn;
  r.saved = std::uint64_t{loop.instance} << 32 | (loop.current & 0xffff'ffff);
  c.suspend();
  return true;
}

void pass_turn(Call& c, const Loop& loop) {
  const Ptr team = me(c).team;
  c.change<Shared>(shared(c, loop.instance)).turn = loop.current + 1;
  const std::uint64_t next = std::uint64_t{loop.instance} << 32 | ((loop.current + 1) & 0xffff'ffff);
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    const ThreadRecord& r = c.peek(t);
    if (r.pending != Pending::Waiting || r.value != kTurn || r.object != team || r.saved != next) continue;
    ThreadRecord& changed = c.record(t);
    changed.pending = Pending::Access;
    changed.object = changed.value = changed.saved = 0;
  }
}

void ordered(Call& c) {
  const Loop& loop = loop_of(c);
  if (team_size(c) == 1 || loop.in_order == 0 || waits_for_turn(c, loop)) return;
  if (c.stops()) return;
  c.emit_with(EventKind::Acquire, 0, kOrderedPoint, carrier(me(c).team, Carries::Ordered), kAcquires);
}

void end_ordered(Call& c) {
  const Loop& loop = loop_of(c);
  if (team_size(c) == 1 || loop.in_order == 0) return;
  if (c.owes_stop() && c.stops()) return;
  c.emit_with(EventKind::Release, 0, kOrderedPoint, carrier(me(c).team, Carries::Ordered), kReleases);
  change_me(c).loop.left_ordered = 1;
  pass_turn(c, loop_of(c));
}

// void __kmpc_dispatch_fini_4(ident, thread): at the end of each iteration of an ordered loop. One that has
// no ordered region must not be overtaken, either.
void end_iteration(Call& c) {
  const Loop& loop = loop_of(c);
  if (team_size(c) == 1 || loop.in_order == 0) return;
  if (loop.left_ordered == 0) {
    if (waits_for_turn(c, loop)) return;
    pass_turn(c, loop);
  }
  Thread& t = change_me(c);
  t.loop.left_ordered = 0;
  ++t.loop.current;
}

// --- doacross ---
// A block with one word for each iteration: the number, + 1, of the thread that has posted it. Before it: the
// dimensions.

struct Dimension {
  std::int64_t lower, upper, step;
  std::uint64_t length() const {
    if (step > 0)
      return upper < lower ? 0
                           : (static_cast<std::uint64_t>(upper) - static_cast<std::uint64_t>(lower)) /
                                     static_cast<std::uint64_t>(step) +
                                 1;
    return step == 0 || lower < upper
               ? 0
               : (static_cast<std::uint64_t>(lower) - static_cast<std::uint64_t>(upper)) /
                         (0 - static_cast<std::uint64_t>(step)) +
                     1;
  }
};
constexpr std::uint64_t kDimensions = 8;  // offset of the first in the block; before it, their number

// void __kmpc_doacross_init(ident, thread, count, struct kmp_dim* dimensions): before the loop begins.
void doacross_init(Call& c) {
  if (team_size(c) == 1) return;
  const auto count = static_cast<std::uint64_t>(c.i32(2));
  constexpr std::uint64_t kMostDimensions = 64, kMostIterations = 1 << 20;
  std::uint64_t iterations = 1;
  for (std::uint64_t i = 0; i < std::min(count, kMostDimensions) && iterations <= kMostIterations; ++i) {
    const std::uint64_t length = c.load<Dimension>(c.arg(3) + i * sizeof(Dimension)).length();
    iterations = length > kMostIterations ? kMostIterations + 1 : iterations * length;
  }
  if (count > kMostDimensions || iterations > kMostIterations)
    c.unsupported(fmt::format("a doacross loop with more than {} iterations", kMostIterations));
  const Ptr slot = shared(c, me(c).instances);
  if (c.look<Shared>(slot).doacross != 0) return;
  const std::uint64_t header = kDimensions + count * sizeof(Dimension);
  const Ptr block = c.allocate(header + iterations * 4, true);
  c.escape(block);
  c.set_sync_word(block, static_cast<std::uint32_t>(count));
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto d = c.load<Dimension>(c.arg(3) + i * sizeof(Dimension));
    std::uint32_t words[sizeof d / 4];
    std::memcpy(words, &d, sizeof d);
    for (std::uint64_t w = 0; w < std::size(words); ++w)
      c.set_sync_word(block + kDimensions + i * sizeof d + w * 4, words[w]);
  }
  c.change<Shared>(slot).doacross = block;
}

// The word of the iteration that a vector names; 0: there is no such iteration.
Ptr iteration_word(Call& c, Ptr vector) {
  const Ptr block = c.look<Shared>(shared(c, loop_of(c).instance)).doacross;
  if (block == 0) c.unsupported("an ordered directive with depend outside of a doacross loop");
  const std::uint64_t count = c.sync_word(block);
  std::uint64_t index = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    Dimension d;
    std::uint32_t words[sizeof d / 4];
    for (std::uint64_t w = 0; w < std::size(words); ++w)
      words[w] = c.sync_word(block + kDimensions + i * sizeof d + w * 4);
    std::memcpy(&d, words, sizeof d);
    const auto v = c.load<std::int64_t>(vector + i * 8);
    if (d.step > 0 ? v < d.lower || v > d.upper : v > d.lower || v < d.upper) return 0;
    index = index * d.length() + static_cast<std::uint64_t>((v - d.lower) / d.step);
  }
  return block + kDimensions + count * sizeof(Dimension) + index * 4;
}

// void __kmpc_doacross_wait(ident, thread, long long* iteration)
void doacross_wait(Call& c) {
  if (team_size(c) == 1) return;
  const Ptr word = iteration_word(c, c.arg(2));
  if (word == 0 || c.sync_word(word) == c.thread() + 1) return;  // nothing to wait for, or its own
  if (c.stops(Pending::WordPositive, word)) return;
  c.emit(EventKind::Acquire, word, 0, kSemaphore, kAcquires);
}

void doacross_post(Call& c) {
  if (team_size(c) == 1) return;
  const Ptr word = iteration_word(c, c.arg(2));
  if (word == 0) return;
  if (c.stops_before_release(word)) return;
  c.set_sync_word(word, c.thread() + 1);
  c.emit(EventKind::Release, word, 0, kSemaphore, kReleases);
}

void doacross_fini(Call& c) {
  const std::uint32_t size = team_size(c);
  if (size == 1) return;
  const Ptr slot = shared(c, loop_of(c).instance);
  Shared& s = c.change<Shared>(slot);
  if (++s.left < size || s.doacross == 0) return;
  const Ptr block = s.doacross;
  s.doacross = 0;
  c.end_block(block);
}

// --- flush ---

void flush(Call& c) {
  if (c.interpreter().world().sink != nullptr)
    c.interpreter().emit({.kind = EventKind::Fence, .order = kAcquires | kReleases});
}

// The variable cancel-var is false, as it is unless OMP_CANCELLATION says otherwise: cancel does nothing.
void never_cancelled(Call& c) {
  c.ret_i32(0);
}
void accept(Call&) {}

}  // namespace

void omp_sync_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__kmpc_critical", critical},
                                  {"__kmpc_critical_with_hint", critical},
                                  {"__kmpc_end_critical", end_critical},
                                  {"__kmpc_reduce", reduce},
                                  {"__kmpc_reduce_nowait", reduce},
                                  {"__heddle_omp_end_reduce", end_reduce_nowait},
                                  {"__kmpc_end_reduce_nowait", end_reduce_nowait},
                                  {"__kmpc_single", single},
                                  {"__kmpc_end_single", end_single},
                                  {"__kmpc_master", master},
                                  {"__kmpc_end_master", accept},
                                  {"__kmpc_masked", masked},
                                  {"__kmpc_end_masked", accept},
                                  {"__kmpc_ordered", ordered},
                                  {"__kmpc_end_ordered", end_ordered},
                                  {"__kmpc_dispatch_fini_4", end_iteration},
                                  {"__kmpc_dispatch_fini_4u", end_iteration},
                                  {"__kmpc_dispatch_fini_8", end_iteration},
                                  {"__kmpc_dispatch_fini_8u", end_iteration},
                                  {"__kmpc_doacross_init", doacross_init},
                                  {"__kmpc_doacross_wait", doacross_wait},
                                  {"__kmpc_doacross_post", doacross_post},
                                  {"__kmpc_doacross_fini", doacross_fini},
                                  {"__kmpc_flush", flush},
                                  {"__kmpc_cancel", never_cancelled},
                                  {"__kmpc_cancellationpoint", never_cancelled},
                              });
}

}  // namespace heddle::native
