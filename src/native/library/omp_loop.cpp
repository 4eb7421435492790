// Worksharing loops and sections: which iterations a thread is given.
//
// Where the program fixes the distribution (schedule(static), with or without a chunk) a thread gets what
// libomp would give it. Where it does not, the pieces are given out one at a time, each a unit of work of its
// own (core/event.h), to whom omp_distribution.h says. Clang makes loops with a static schedule, and those
// without one, ask only once
// (__kmpc_for_static_init); heddle-lower has put a call of __heddle_omp_next at their end, and a jump back
// (lower/omp_pieces.cpp), and, if it can, an instruction that tells of every iteration as it begins; then the
// thread is given all pieces at once that are its own one after the other. Other loops ask again and again
// anyway (__kmpc_dispatch_next).
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <type_traits>

#include "native/interp/interpreter.h"
#include "native/library/omp.h"
#include "native/library/omp_schedule.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace omp {

constexpr std::uint64_t kPairs = std::uint64_t{1} << 63;  // of a distribution's number: one of the Pairs

std::uint32_t next_construct(Call& c) {
  const auto [function, pc] = c.place();
  return c.interpreter().worksharing().construct(function, pc, me(c).instances);
}

std::uint32_t enter_construct(Call& c) {
  const std::uint32_t construct = next_construct(c);
  ++change_me(c).instances;
  return construct;
}

Ptr shared(Call& c, std::uint32_t instance) {
  const std::uint64_t slot = instance % HEDDLE_OMP_SHARED;
  const Ptr at = me(c).team + offsetof(Team, shared) + slot * sizeof(Shared);
  const std::uint32_t found = c.look<Shared>(at).instance;
  if (found > instance + 1)
    c.unsupported(fmt::format("threads that are {} nowait loops apart", HEDDLE_OMP_SHARED));
  if (found <= instance)
    c.change<Shared>(at) = {.instance = instance + 1, .left = 0, .listed = 0, .turn = 0, .doacross = 0};
  return at;
}

Assignment assignment(Call& c, std::uint32_t construct, std::uint64_t listed) {
  const Worksharing& known = c.interpreter().worksharing();
  if (known.is_enumerated(construct))
    return (listed & kPairs) != 0 ? Assignment{Assignment::Kind::Pairs, listed & ~kPairs}
                                  : Assignment{Assignment::Kind::Listed, listed};
  if (const Assignment* learned = known.learned(construct)) return *learned;
  switch (c.interpreter().world().options.distribution) {
    case Distribution::Cyclic: return {Assignment::Kind::Cyclic};
    case Distribution::All: return {Assignment::Kind::Listed, listed};
    default: return {};
  }
}

// What a piece does then depends on who has it: to look at one distribution is not enough to predict others.
static void explore_every_distribution(Call& c, std::uint32_t construct) {
  if (c.interpreter().world().options.distribution != Distribution::Any) return;
  if (!c.interpreter().worksharing().enumerate(construct)) return;
  bool fact = false;
  c.interpreter().learn(fact);
}

void know_number(Call& c) {
  if (team_size(c) == 1) return;
  if (me(c).knows_number == 0) change_me(c).knows_number = 1;
  if (const std::uint64_t unit = c.interpreter().unit(); unit != 0)
    explore_every_distribution(c, static_cast<std::uint32_t>(unit >> 32));
}

std::uint64_t choose_distribution(Call& c, std::uint64_t pieces, std::uint32_t size) {
  Worksharing& known = c.interpreter().worksharing();
  if (me(c).knows_number != 0 && size > 1) explore_every_distribution(c, next_construct(c));
  const bool asked = c.interpreter().world().options.distribution == Distribution::All;
  const std::uint32_t construct = next_construct(c);
  if ((!asked && !known.is_enumerated(construct)) || size == 1) return 0;
  constexpr std::uint64_t kMost = 1 << 16, kMostLearned = 1 << 10;
  std::uint64_t ways = assignments(pieces, size, asked ? kMost : kMostLearned), kind = 0;
  if (ways == 0 && asked)
    c.unsupported(
        fmt::format("--schedule all: {} pieces of work can be given to {} threads in more than {} ways",
                    pieces, size, kMost));
  if (ways == 0) {
    kind = kPairs;
    ways = pair_assignments(pieces, size) + 1;  // the last one stands for all others
  }
  const Ptr at = shared(c, me(c).instances);
  if (const std::uint64_t chosen = c.look<Shared>(at).listed; chosen != 0) return (chosen - 1) | kind;
  const std::uint32_t chosen = c.choose(static_cast<std::uint32_t>(ways));
  if (kind == kPairs && chosen + 1 == ways)
    c.unsupported(fmt::format(
        "what this loop does depends on the thread that does it, or on what is done before: of the ways to "
        "give "
        "{} pieces of work to {} threads only those were tried that give any two pieces to any two threads",
        pieces, size));
  c.change<Shared>(at).listed = std::uint64_t{chosen} + 1;
  return chosen | kind;
}

void begin_unit(Call& c, std::uint32_t construct, std::uint64_t piece) {
  if (c.interpreter().world().options.distribution != Distribution::Any) return;
  if (c.interpreter().worksharing().is_enumerated(construct)) return;  // its pieces go everywhere anyway
  c.set_unit(unit_of(construct, static_cast<std::uint32_t>(piece)));
}

void end_unit(Call& c) {
  c.set_unit(me(c).outer_unit);
}

}  // namespace omp

namespace {

using namespace omp;

Ptr loop_at(Call& c) {
  return self(c) + offsetof(Thread, loop);
}

// Who shares the iterations: the threads of the team, or the teams of the league.
struct Sharers {
  std::uint32_t size, number;
};
Sharers sharers(Call& c, bool of_league) {
  if (!of_league) return {team_size(c), number(c)};
  const Team& t = team(c);
  if (t.is_league != 0) return {static_cast<std::uint32_t>(t.size), static_cast<std::uint32_t>(me(c).number)};
  return {static_cast<std::uint32_t>(t.league), static_cast<std::uint32_t>(t.league_number)};
}

// Integers of the loop variable's type, and what is done with them modulo its size.
template <typename T>
struct Bounds {
  T lower, upper;
  std::make_signed_t<T> step;
  std::uint64_t iterations() const {
    using U = std::make_unsigned_t<T>;
    // flang counts iterations from 0: 0 .. -1 is a loop without any, as it is to libomp, which computes with
    // as many bits.
    if (std::is_unsigned_v<T> && step == 1 && static_cast<U>(upper + U{1}) == static_cast<U>(lower)) return 0;
    if (step > 0)
      return upper < lower
                 ? 0
                 : static_cast<U>(static_cast<U>(upper) - static_cast<U>(lower)) / static_cast<U>(step) +
                       std::uint64_t{1};
    const U down = static_cast<U>(U{0} - static_cast<U>(step));
    return down == 0 || lower < upper
               ? 0
               : static_cast<U>(static_cast<U>(lower) - static_cast<U>(upper)) / down + std::uint64_t{1};
  }
};
template <typename T>
T value_of(const Loop& loop, std::uint64_t iteration) {
  return static_cast<T>(static_cast<std::uint64_t>(loop.lower) +
                        iteration * static_cast<std::uint64_t>(loop.step));
}

std::uint64_t pieces_of(const Loop& loop) {
  return loop.iterations / loop.chunk + (loop.iterations % loop.chunk != 0 ? 1 : 0);
}

// Where the caller wants to have its next iterations. The addresses are those of its own variables.
struct Wanted {
  Ptr last, lower, upper, stride;
};

template <typename T>
void give(Call& c, const Wanted& to, const Loop& loop, std::uint64_t first, std::uint64_t count) {
  c.store<T>(to.lower, value_of<T>(loop, first));
  c.store<T>(to.upper, value_of<T>(loop, first + count - 1));
}
template <typename T>
void give_none(Call& c, const Wanted& to, const Loop& loop) {
  c.store<T>(to.lower, loop.step > 0 ? T{1} : T{0});
  c.store<T>(to.upper, loop.step > 0 ? T{0} : T{1});
}

// The next piece of this thread's share. False: there is none left.
template <typename T>
bool give_next(Call& c, const Wanted& to) {
  const Ptr at = loop_at(c);
  const Loop& loop = c.look<Loop>(at);
  if (loop.pieces == HEDDLE_OMP_WHOLE) return false;
  const Sharers who = sharers(c, loop.of_league != 0);
  const std::uint64_t pieces = pieces_of(loop);
  const Assignment how = loop.pieces == HEDDLE_OMP_BLOCKS   ? Assignment{}
                         : loop.pieces == HEDDLE_OMP_CYCLES ? Assignment{Assignment::Kind::Cyclic}
                                                            : assignment(c, loop.construct, loop.listed);
  const std::uint64_t piece = next_piece(how, pieces, who.size, who.number, loop.next);
  if (piece == kNoPiece) {
    end_unit(c);
    return false;
  }
  const std::uint64_t first = piece * loop.chunk;
  const std::uint64_t run = loop.steps != 0 ? run_of(how, pieces, who.size, who.number, piece) : 1;
  give<T>(c, to, loop, first, std::min(run * loop.chunk, loop.iterations - first));
  c.store<std::int32_t>(to.last, piece + run == pieces ? 1 : 0);
  if (loop.pieces == HEDDLE_OMP_OPEN) begin_unit(c, loop.construct, piece);
  Loop& changed = c.change<Loop>(at);
  changed.next = piece + run;
  changed.current = first;
  return true;
}

// --- loops that ask once ---

// The whole share of this thread, as libomp gives it.
template <typename T>
void give_share(Call& c, const Wanted& to, const Loop& loop, std::int32_t kind, std::uint64_t chunk) {
  const auto [size, number] = sharers(c, loop.of_league != 0);
  const std::uint64_t n = loop.iterations;
  const auto stride = [&](std::uint64_t iterations) {
    c.store<std::make_signed_t<T>>(
        to.stride, static_cast<std::make_signed_t<T>>(iterations * static_cast<std::uint64_t>(loop.step)));
  };
  if (kind == kStaticChunked || kind == kDistributeChunked) {
    const std::uint64_t first = number * chunk;
    stride(size * chunk);
    c.store<std::int32_t>(to.last, number == (n - 1) / chunk % size ? 1 : 0);
    if (first >= n) return give_none<T>(c, to, loop);
    return give<T>(c, to, loop, first, std::min(chunk, n - first));
  }
  stride(n);
  std::uint64_t first = next_piece({}, n, size, number, 0), count = n / size + (number < n % size ? 1 : 0);
  if (kind == kStaticBalanced) {
    count = ((n + size - 1) / size + chunk - 1) / chunk * chunk;
    first = number * count < n ? number * count : kNoPiece;
    if (first != kNoPiece) count = std::min(count, n - first);
  }
  c.store<std::int32_t>(to.last, first != kNoPiece && first + count == n ? 1 : 0);
  if (first == kNoPiece) return give_none<T>(c, to, loop);
  give<T>(c, to, loop, first, count);
}

// void __kmpc_for_static_init_4(ident, thread, kind, last, lower, upper, stride, step, chunk)
template <typename T>
void static_init(Call& c) {
  using S = std::make_signed_t<T>;
  const std::int32_t asked = c.i32(2), kind = schedule_of(asked);
  const Wanted to{c.arg(3), c.arg(4), c.arg(5), c.arg(6)};
  const Bounds<T> bounds{c.load<T>(to.lower), c.load<T>(to.upper), static_cast<S>(c.arg(7))};
  const auto chunk = static_cast<std::uint64_t>(std::max<std::int64_t>(1, static_cast<S>(c.arg(8))));
  const std::uint64_t n = bounds.iterations();
  const bool of_league = kind == kDistribute || kind == kDistributeChunked;
  const std::uint32_t size = sharers(c, of_league).size;
  if (kind != kStatic && kind != kStaticChunked && kind != kStaticBalanced && !of_league)
    c.unsupported(fmt::format("{} with the schedule {}", c.name(), kind));
  const bool open = (asked & kOpenSchedule) != 0 && size > 1;
  const std::uint64_t listed = open ? choose_distribution(c, n, size) : 0;
  Loop loop{};
  loop.instance = me(c).instances;
  loop.construct = enter_construct(c);
  loop.lower = static_cast<std::int64_t>(bounds.lower);
  loop.step = bounds.step;
  loop.iterations = n;
  loop.chunk = 1;
  loop.listed = listed;
  loop.pieces = open ? HEDDLE_OMP_OPEN : HEDDLE_OMP_WHOLE;
  loop.of_league = of_league ? 1 : 0;
  loop.steps = open && (asked & kStepSchedule) != 0 && bounds.step == 1 ? 1 : 0;
  c.change<Loop>(loop_at(c)) = loop;
  c.store<std::int32_t>(to.last, 0);
  if (n == 0) return c.store<S>(to.stride, bounds.step);
  if (!open) return give_share<T>(c, to, loop, kind, chunk);
  c.store<S>(to.stride, static_cast<S>(n));
  if (!give_next<T>(c, to)) give_none<T>(c, to, loop);
}

// int __heddle_omp_next_4(last, lower, upper, stride): before __kmpc_for_static_fini; 1: once more from
// behind
// __kmpc_for_static_init.
template <typename T>
void static_next(Call& c) {
  c.ret_i32(give_next<T>(c, {c.arg(0), c.arg(1), c.arg(2), c.arg(3)}) ? 1 : 0);
}

void static_fini(Call& c) {
  end_unit(c);
}

// --- loops that ask again and again ---

struct Dispatched {
  std::uint32_t pieces;
  std::uint64_t chunk;
};
Dispatched dispatched(Call& c, std::int32_t asked, std::uint64_t chunk) {
  std::int32_t kind = schedule_of(asked);
  if (kind == kRuntime || kind == kOrderedRuntime) {
    const heddle_omp_icvs& icvs = me(c).icvs;
    if (icvs.schedule != kOmpStatic)
      return {HEDDLE_OMP_OPEN, static_cast<std::uint64_t>(std::max(1, icvs.chunk))};
    kind = icvs.chunk > 0 ? kStaticChunked : kStatic;
    chunk = static_cast<std::uint64_t>(std::max(1, icvs.chunk));
  }
  if (kind == kStaticChunked || kind == kOrderedStaticChunked) return {HEDDLE_OMP_CYCLES, chunk};
  if (kind == kStatic || kind == kOrderedStatic)
    return {(asked & kOpenSchedule) != 0 ? HEDDLE_OMP_OPEN : HEDDLE_OMP_BLOCKS, 1};
  return {HEDDLE_OMP_OPEN, chunk};
}

// void __kmpc_dispatch_init_4(ident, thread, kind, lower, upper, step, chunk)
template <typename T>
void dispatch_init(Call& c) {
  using S = std::make_signed_t<T>;
  const std::int32_t asked = c.i32(2), kind = schedule_of(asked);
  const Bounds<T> bounds{static_cast<T>(c.arg(3)), static_cast<T>(c.arg(4)), static_cast<S>(c.arg(5))};
  const Dispatched how =
      dispatched(c, asked, static_cast<std::uint64_t>(std::max<std::int64_t>(1, static_cast<S>(c.arg(6)))));
  Loop loop{};
  loop.lower = static_cast<std::int64_t>(bounds.lower);
  loop.step = bounds.step;
  loop.iterations = bounds.iterations();
  loop.chunk = how.chunk;
  loop.pieces = how.pieces;
  const std::uint32_t size = team_size(c);
  if (size == 1) {  // all at once
    loop.pieces = HEDDLE_OMP_BLOCKS;
    loop.chunk = std::max<std::uint64_t>(1, loop.iterations);
  }
  if (loop.pieces == HEDDLE_OMP_OPEN) loop.listed = choose_distribution(c, pieces_of(loop), size);
  loop.in_order = kind >= kOrderedLeast && kind <= kOrderedMost ? 1 : 0;
  loop.instance = me(c).instances;
  loop.construct = enter_construct(c);
  c.change<Loop>(loop_at(c)) = loop;
}

// int __kmpc_dispatch_next_4(ident, thread, last, lower, upper, stride)
template <typename T>
void dispatch_next(Call& c) {
  const Wanted to{c.arg(2), c.arg(3), c.arg(4), c.arg(5)};
  const bool more = give_next<T>(c, to);
  if (more && to.stride != 0)
    c.store<std::make_signed_t<T>>(to.stride,
                                   static_cast<std::make_signed_t<T>>(c.look<Loop>(loop_at(c)).step));
  c.ret_i32(more ? 1 : 0);
}

void accept(Call&) {}

}  // namespace

void omp_loop_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__kmpc_for_static_init_4", static_init<std::int32_t>},
                                  {"__kmpc_for_static_init_4u", static_init<std::uint32_t>},
                                  {"__kmpc_for_static_init_8", static_init<std::int64_t>},
                                  {"__kmpc_for_static_init_8u", static_init<std::uint64_t>},
                                  {"__heddle_omp_next_4", static_next<std::int32_t>},
                                  {"__heddle_omp_next_8", static_next<std::int64_t>},
                                  {"__kmpc_for_static_fini", static_fini},
                                  {"__kmpc_dispatch_init_4", dispatch_init<std::int32_t>},
                                  {"__kmpc_dispatch_init_4u", dispatch_init<std::uint32_t>},
                                  {"__kmpc_dispatch_init_8", dispatch_init<std::int64_t>},
                                  {"__kmpc_dispatch_init_8u", dispatch_init<std::uint64_t>},
                                  {"__kmpc_dispatch_next_4", dispatch_next<std::int32_t>},
                                  {"__kmpc_dispatch_next_4u", dispatch_next<std::uint32_t>},
                                  {"__kmpc_dispatch_next_8", dispatch_next<std::int64_t>},
                                  {"__kmpc_dispatch_next_8u", dispatch_next<std::uint64_t>},
                                  {"__kmpc_dispatch_deinit", accept},
                              });
}

}  // namespace heddle::native
