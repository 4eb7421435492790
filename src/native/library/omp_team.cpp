// Teams: how they are made, meet and end. The calls of the program's code between are in
// runtime/omp_parallel.c.
#include <fmt/format.h>

#include <algorithm>

#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/omp.h"
#include "native/library/omp_task.h"
#include "native/library/registry.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace omp {

// --- making ---

Ptr make_team(Call& c, std::uint32_t size, std::uint32_t argc) {
  const Ptr team = c.allocate_hidden(sizeof(Team) + size * sizeof(Thread) + std::uint64_t{argc} * 8);
  Team& t = c.change<Team>(team);
  t.args = thread_at(team, size);
  t.argc = static_cast<std::int32_t>(argc);
  t.size = static_cast<std::int32_t>(size);
  t.league = 1;
  for (std::uint32_t i = 0; i < size; ++i) {
    Thread& thread = c.change<Thread>(thread_at(team, i));
    thread.team = team;
    thread.number = static_cast<std::int32_t>(i);
  }
  return team;
}

Ptr self(Call& c) {
  if (const Ptr known = c.peek(c.thread()).openmp; known != 0) return known;
  const Ptr me = thread_at(make_team(c, 1, 0), 0);
  Thread& t = c.change<Thread>(me);
  t.global = t.machine = static_cast<std::int32_t>(c.thread());
  t.icvs.max_active_levels = 1;
  t.icvs.thread_limit = static_cast<std::int32_t>(kThreads);
  c.record().openmp = me;
  return me;
}

std::int32_t open_team_size(Call& c) {
  const NativeOptions& options = c.interpreter().world().options;
  const std::uint32_t low = options.threads_low, high = options.threads_high;
  c.assumes(AssumptionKind::Teams, low < high ? fmt::format("teams of {} to {} threads", low, high)
                                   : low == 1 ? "teams of 1 thread"
                                              : fmt::format("teams of {} threads", low));
  return static_cast<std::int32_t>(c.interpreter().world().facts().team_size);
}

// The thread-local variables that threads of its teams have kept, by number.
static void drop_kept(Call& c, Ptr kept) {
  for (std::uint64_t i = 0; i < c.bytes_left(kept) / 8; ++i)
    if (const Ptr table = c.look<Ptr>(kept + i * 8); table != 0) c.end_thread_locals(table);
  c.free_hidden(kept);
}

void drop_thread(Call& c, Ptr thread) {
  if (const Ptr kept = c.look<Thread>(thread).kept; kept != 0) drop_kept(c, kept);
  if (const Ptr locks = c.look<Thread>(thread).locks; locks != 0) c.end_block(locks);
}

}  // namespace omp

namespace {

using namespace omp;

constexpr std::int32_t kOpenTeams = 2;  // in a league whose size the program leaves open

std::uint32_t size_of_next(Call& c, bool league) {
  const Thread& t = me(c);
  const Team& around = team(c);
  if (league)
    return static_cast<std::uint32_t>(t.pushed_teams > 0 ? t.pushed_teams
                                      : t.icvs.teams > 0 ? t.icvs.teams
                                                         : kOpenTeams);
  if (around.active_level >= t.icvs.max_active_levels) return 1;
  const std::int32_t wanted = t.pushed_threads > 0 ? t.pushed_threads : threads_wanted(c);
  return static_cast<std::uint32_t>(std::clamp(wanted, 1, std::max(1, t.icvs.thread_limit)));
}

// struct heddle_omp_team* __heddle_omp_team(void* microtask, int argc, int league)
void new_team(Call& c) {
  const Ptr first = self(c);
  const bool league = c.i32(2) != 0, serial = c.arg(0) == 0;
  const std::uint32_t size = serial ? 1 : size_of_next(c, league);
  const std::uint32_t argc = static_cast<std::uint32_t>(c.i32(1));
  constexpr std::uint32_t kMostArguments = 1 << 16;
  if (size > kThreads || argc > kMostArguments)
    c.unsupported(fmt::format("a team of {} threads; {} are the most", size, kThreads));
  const Ptr made = make_team(c, size, argc);
  Thread& outer = c.change<Thread>(first);
  const Team& around = c.look<Team>(outer.team);
  Team& t = c.change<Team>(made);
  t.microtask = c.arg(0);
  t.is_league = league ? 1 : 0;
  if (!league) {
    t.level = around.level + 1;
    t.active_level = around.active_level + (size > 1 ? 1 : 0);
    t.league = around.is_league != 0 ? around.size : around.league;
    t.league_number = around.is_league != 0 ? outer.number : around.league_number;
    t.group = around.is_league != 0 ? static_cast<std::uint32_t>(outer.number) + 1 : around.group;
  }
  for (std::uint32_t i = 0; i < size; ++i) {
    Thread& thread = c.change<Thread>(thread_at(made, i));
    thread.icvs = outer.icvs;
    thread.outer_unit = c.interpreter().unit();
    thread.final = outer.final;
    if (league && outer.pushed_limit > 0) thread.icvs.thread_limit = outer.pushed_limit;
  }
  outer.pushed_threads = 0;
  if (league) outer.pushed_teams = outer.pushed_limit = 0;
  c.ret(made);
}

// The thread-local variables of the threads of a team, from one region to the next: room for `size` of them.
void keep_room(Call& c, Ptr outer, std::uint32_t size) {
  const Ptr kept = c.look<Thread>(outer).kept;
  const std::uint64_t room = kept == 0 ? 0 : c.bytes_left(kept) / 8;
  if (room >= size) return;
  const Ptr larger = c.allocate_hidden(std::uint64_t{size} * 8);
  for (std::uint64_t i = 0; i < room; ++i) c.change<Ptr>(larger + i * 8) = c.look<Ptr>(kept + i * 8);
  if (kept != 0) c.free_hidden(kept);
  c.change<Thread>(outer).kept = larger;
}

void start_member(Call& c, Ptr team, std::uint32_t i, Ptr work, Ptr outer) {
  const Ptr member = thread_at(team, i);
  const ThreadId t = c.spawn_member(work, member, c.look<Team>(team).is_league != 0 ? i | kOfLeague : i);
  if (t == kNoThread) c.unsupported(fmt::format("more than {} threads at the same time", kThreads));
  Thread& thread = c.change<Thread>(member);
  thread.global = thread.machine = static_cast<std::int32_t>(t);
  ThreadRecord& r = c.record(t);
  r.openmp = member;
  r.unit = thread.outer_unit;
  c.enter_team(t);
  const Ptr kept = c.look<Thread>(outer).kept + std::uint64_t{i} * 8;
  r.thread_locals = c.look<Ptr>(kept);
  c.change<Ptr>(kept) = 0;
}

// void __heddle_omp_fork(struct heddle_omp_team* team, void* (*work)(void*))
void fork(Call& c) {
  const Ptr team = c.arg(0), outer = self(c);
  const auto size = static_cast<std::uint32_t>(c.look<Team>(team).size);
  if (size > 1) {
    c.before_spawn();
    if (c.owes_stop() && c.stops()) return;
    c.reached();
    const Team& t = c.look<Team>(team);
    for (std::int32_t i = 0; i < t.argc; ++i)
      c.escape(c.look<Ptr>(t.args + static_cast<std::uint64_t>(i) * 8));
    keep_room(c, outer, size);
    c.enter_team(c.thread());
    for (std::uint32_t i = 1; i < size; ++i) start_member(c, team, i, c.arg(1), outer);
  }
  const Ptr first = thread_at(team, 0);
  Thread& thread = c.change<Thread>(first);
  thread.outer = outer;
  thread.global = thread.machine = static_cast<std::int32_t>(c.thread());
  c.record().openmp = first;
  if (size > 1) hold_threads(c, team);
}

// void __heddle_omp_invoke(struct heddle_omp_thread* thread)
void invoke(Call& c) {
  const Thread& thread = c.look<Thread>(c.arg(0));
  const Team& team = c.look<Team>(thread.team);
  std::vector<std::uint64_t> args{c.arg(0) + offsetof(Thread, global), c.arg(0) + offsetof(Thread, number)};
  for (std::int32_t i = 0; i < team.argc; ++i)
    args.push_back(c.look<std::uint64_t>(team.args + static_cast<std::uint64_t>(i) * 8));
  c.then_call(team.microtask, std::move(args));
}

// --- meeting ---

bool waits_at(Call& c, ThreadId t, Ptr team) {
  const ThreadRecord& r = c.peek(t);
  return r.pending == Pending::Waiting && r.object == team && r.value == kTeam;
}

// Who does not belong to the team must have had a chance to find a race with what its threads are about to
// forget (pthread_barrier.cpp).
bool others_could_come_first(Call& c, Ptr team) {
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    const ThreadRecord& r = c.peek(t);
    if (t == c.thread() || r.pending == Pending::None || r.pending == Pending::Ended) continue;
    const bool joins = r.pending == Pending::Join && (r.flags & kTimed) == 0 && !c.interpreter().enabled(r);
    if (!joins && !waits_at(c, t, team)) return true;
  }
  return false;
}

// void __heddle_omp_barrier(void). Only the threads of the team come here, and all of them must: in which
// order they do makes no difference.
void barrier(Call& c) {
  const Ptr me = self(c), team = c.look<Thread>(me).team;
  const std::uint64_t sync = carrier(team, Carries::Barrier);
  if (c.peek(c.thread()).phase != 0) {
    if (!regain_thread(c)) return;
    return c.emit_with(EventKind::Acquire, team, kBarrierPoint, 0, 0);
  }
  if (c.look<Thread>(me).number < 0) c.unsupported("a barrier inside of an explicit task");
  const auto size = static_cast<std::uint32_t>(c.look<Team>(team).size);
  std::uint32_t arrived = 1;
  for (ThreadId t = 0; t < c.thread_slots(); ++t) arrived += waits_at(c, t, team) ? 1 : 0;
  const bool opens = arrived >= size && !tasks_unfinished(c, team);  // their last one wakes us
  if (size > 1 && (!c.reduces_to_sync() || (opens && others_could_come_first(c, team))) &&
      c.stops(Pending::Access))
    return;
  if (!opens && !let_go_of_thread(c)) return;
  c.change<Thread>(me).instances = 0;
  if (size == 1) return;
  if (opens) {
    c.reached();
    regain_free_thread(c);
    join_tasks(c, team);
  }
  const std::uint8_t first = arrived == 1 ? kReplaces : 0;
  c.emit_with(EventKind::Release, team, kBarrierPoint, sync,
              static_cast<std::uint8_t>(kReleases | kArrives | first));
  if (!opens) {
    ThreadRecord& r = c.record();
    r.pending = Pending::Waiting;
    r.object = team;
    r.value = kTeam;
    r.phase = 1;
    return c.suspend();
  }
  for (Shared& loop : c.change<Team>(team).shared) loop = {};
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    if (!waits_at(c, t, team)) continue;
    c.emit_edge(t, sync, kAcquires);
    ThreadRecord& r = c.record(t);
    r.pending = Pending::Released;
    r.value = 0;
  }
  c.emit_with(EventKind::Acquire, team, kBarrierPoint, sync, kAcquires);
}

// --- ending ---

// void __heddle_omp_end(void): of a thread that was made for the team. Its thread-local variables are kept.
void end(Call& c) {
  const Ptr me = self(c);
  if (const Ptr locals = c.peek(c.thread()).thread_locals; locals != 0) {
    const Thread& first = c.look<Thread>(thread_at(c.look<Thread>(me).team, 0));
    const auto number = static_cast<std::uint64_t>(c.look<Thread>(me).number);
    c.change<Ptr>(c.look<Thread>(first.outer).kept + number * 8) = locals;
    c.record().thread_locals = 0;
  }
  c.end_thread(0);
}

// void __heddle_omp_join(struct heddle_omp_team* team, int number)
void join(Call& c) {
  const auto t = static_cast<ThreadId>(c.look<Thread>(thread_at(c.arg(0), c.arg(1) & 0x7f)).machine);
  if (t >= c.thread_slots()) c.unsupported("a call of the OpenMP runtime that Clang does not make");
  if (c.stops(Pending::Join, 0, t)) return;
  c.emit(EventKind::Join, 0, t, 0, kAcquires);
  c.joined(t);
}

// void __heddle_omp_leave(struct heddle_omp_team* team)
void leave(Call& c) {
  const Ptr team = c.arg(0);
  const Thread first = c.look<Thread>(thread_at(team, 0));
  if (first.outer == 0 || c.peek(c.thread()).openmp != thread_at(team, 0))
    c.unsupported("the end of a parallel region that has not begun");
  c.record().openmp = first.outer;
  c.set_unit(first.outer_unit);
  const auto size = static_cast<std::uint64_t>(c.look<Team>(team).size);
  if (size > 1) c.leave_team();
  forget_threads(c, team);
  for (std::uint64_t i = 0; i < size; ++i) {
    drop_thread(c, thread_at(team, i));
    if (const Ptr task = c.look<Thread>(thread_at(team, i)).task; task != 0) free_task(c, task);
  }
  for (const Carries what : {Carries::Barrier, Carries::Ordered, Carries::Tasks})
    c.forget(carrier(team, what));
  c.free_hidden(team);
}

// --- the rest ---

void get_self(Call& c) {
  c.ret(self(c));
}
void publish(Call& c) {
  c.escape(c.arg(0));
}
void global_thread_num(Call& c) {
  c.ret_i32(static_cast<std::int32_t>(c.thread()));
}
void push_num_threads(Call& c) {
  change_me(c).pushed_threads = c.i32(2);
}
void push_num_teams(Call& c) {
  Thread& t = change_me(c);
  t.pushed_teams = c.i32(2);
  t.pushed_limit = c.i32(3);
}
// (where, thread, least, most, limit)
void push_num_teams_51(Call& c) {
  Thread& t = change_me(c);
  t.pushed_teams = c.i32(3) > 0 ? c.i32(3) : c.i32(2);
  t.pushed_limit = c.i32(4);
}
void set_thread_limit(Call& c) {
  change_me(c).icvs.thread_limit = std::max(1, c.i32(2));
}
void accept(Call&) {}

}  // namespace

void omp_team_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__heddle_omp_team", new_team},
                                  {"__heddle_omp_fork", fork},
                                  {"__heddle_omp_invoke", invoke},
                                  {"__heddle_omp_barrier", barrier},
                                  {"__heddle_omp_end", end},
                                  {"__heddle_omp_join", join},
                                  {"__heddle_omp_leave", leave},
                                  {"__heddle_omp_self", get_self},
                                  {"__heddle_omp_publish", publish},
                                  {"__kmpc_global_thread_num", global_thread_num},
                                  {"__kmpc_push_num_threads", push_num_threads},
                                  {"__kmpc_push_num_teams", push_num_teams},
                                  {"__kmpc_push_num_teams_51", push_num_teams_51},
                                  {"__kmpc_set_thread_limit", set_thread_limit},
                                  {"__kmpc_push_proc_bind", accept},
                                  {"__kmpc_begin", accept},
                                  {"__kmpc_end", accept},
                              });
}

}  // namespace heddle::native
