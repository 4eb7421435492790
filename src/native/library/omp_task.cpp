// Tasks: how they are made, run, end and are waited for. The calls of the program's code between are in
// runtime/omp_task.c.
#include "native/library/omp_task.h"

#include <fmt/format.h>

#include <algorithm>

#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/registry.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace omp {

Ptr current_task(Call& c) {
  const Ptr thread = self(c);
  if (const Ptr known = c.look<Thread>(thread).task; known != 0) return known;
  const Ptr made = c.allocate_hidden(sizeof(Task));
  c.change<Thread>(thread).task = made;
  return made;
}

// The last word of the block.
Ptr task_of(Call& c, Ptr block) {
  const std::uint64_t size = c.bytes_left(block);
  if (offset_of(block) != 0 || size < sizeof(Block) + sizeof(Ptr))
    c.unsupported("a task that __kmpc_omp_task_alloc has not made");
  return c.look<Ptr>(block + size - sizeof(Ptr));
}

void free_task(Call& c, Ptr task) {
  forget_addresses(c, task);
  c.forget(carrier(task, Carries::Children));
  if (const Ptr uses = c.look<Task>(task).uses; uses != 0) {
    c.forget(carrier(task, Carries::Tasks));
    c.free_hidden(uses);
  }
  c.free_hidden(task);
}

void wake(Call& c, ThreadId thread, std::uint64_t depth) {
  ThreadRecord& r = c.record(thread);
  r.pending = Pending::Released;
  r.object = 0;
  r.value = depth;
}

void wait_for(Call& c, std::uint64_t what, Ptr object) {
  if (!let_go_of_thread(c)) return;
  ThreadRecord& r = c.record();
  r.pending = Pending::Waiting;
  r.value = what;
  r.object = object;
  c.suspend();
}

ThreadId waiting_for(Call& c, std::uint64_t what, Ptr object) {
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    const ThreadRecord& r = c.peek(t);
    if (r.pending == Pending::Waiting && r.value == what && r.object == object) return t;
  }
  return kNoThread;
}

void start_task(Call& c, Ptr task) {
  const Ptr thread = task + sizeof(Task);
  const ThreadId t = c.spawn(c.look<Task>(task).work, task, false);
  if (t == kNoThread)
    c.unsupported(
        fmt::format("more than {} threads and tasks that wait for something at the same time", kThreads));
  c.name_thread(t, c.look<Block>(c.look<Task>(task).block).routine);
  c.hand_over(c.look<Task>(task).block, t);
  ThreadRecord& r = c.record(t);
  r.openmp = thread;
  r.flags |= kTask;
  Thread& changed = c.change<Thread>(thread);
  changed.global = changed.machine = static_cast<std::int32_t>(t);
}

void join_tasks(Call& c, Ptr team) {
  const auto take = [&](std::uint64_t sync) { c.emit_edge(sync, kAcquires | kReplaces); };
  const auto size = static_cast<std::uint64_t>(c.look<Team>(team).size);
  for (std::uint64_t i = 0; i < size; ++i) {
    const Ptr task = c.look<Thread>(thread_at(team, i)).task;
    if (task == 0) continue;
    if (c.look<Task>(task).bag != 0) {
      take(carrier(task, Carries::Children));
      c.change<Task>(task).bag = 0;
    }
    forget_addresses(c, task);
  }
  if (c.look<Team>(team).tasks[kDeepBag] == 0) return;
  take(carrier(team, Carries::Tasks));
  c.change<Team>(team).tasks[kDeepBag] = 0;
}

bool tasks_unfinished(Call& c, Ptr team) {
  return c.look<Team>(team).tasks[kUnfinished] != 0;
}

}  // namespace omp

namespace {

using namespace omp;

enum Way : std::int32_t { kDeferred, kHere, kGoesOn };  // as in runtime/omp_task.c

// --- making ---

Ptr make_task(Call& c, std::uint64_t bytes, std::uint64_t shareds, Ptr routine, std::uint32_t flags) {
  const std::uint64_t at = (std::max<std::uint64_t>(bytes, sizeof(Block)) + 7) & ~std::uint64_t{7};
  const std::uint64_t size = at + ((shareds + 7) & ~std::uint64_t{7}) + sizeof(Ptr);
  const Ptr task = c.allocate_hidden(sizeof(Task) + sizeof(Thread));
  const Ptr block = c.allocate(size, false);
  c.store<Block>(block, {.shareds = shareds == 0 ? 0 : block + at,
                         .routine = routine,
                         .part = 0,
                         .unused = 0,
                         .destructors = 0,
                         .second = 0});
  c.store<Ptr>(block + size - sizeof(Ptr), task);
  Task& t = c.change<Task>(task);
  t.block = block;
  t.flags = flags;
  return block;
}

// struct heddle_omp_block* __kmpc_omp_task_alloc(ident, thread, flags, size, shareds, routine)
void task_alloc(Call& c) {
  const auto flags = static_cast<std::uint32_t>(c.i32(2));
  if ((flags & HEDDLE_OMP_DETACHABLE) != 0) c.unsupported("a task with a detach clause");
  constexpr std::uint64_t kMost = std::uint64_t{1} << 31;
  if (c.arg(3) > kMost || c.arg(4) > kMost) c.unsupported("a task with more than 2 GB of variables");
  c.ret(make_task(c, c.arg(3), c.arg(4), c.arg(5), flags & 0xffff));
}

// struct heddle_omp_block* __heddle_omp_task_copy(struct heddle_omp_block* from)
void task_copy(Call& c) {
  const Ptr from = c.arg(0), pattern = task_of(c, from);
  const std::uint64_t size = c.bytes_left(from) - sizeof(Ptr);
  const Ptr task = c.allocate_hidden(sizeof(Task) + sizeof(Thread));
  const Ptr block = c.allocate(size + sizeof(Ptr), false);
  c.copy(block, from, size, false);
  Block head = c.load<Block>(block);
  if (object_of(head.shareds) == object_of(from)) head.shareds = block + offset_of(head.shareds);
  c.store<Block>(block, head);
  c.store<Ptr>(block + size, task);
  const std::uint32_t flags = c.look<Task>(pattern).flags;
  Task& t = c.change<Task>(task);
  t.block = block;
  t.flags = flags;
  c.ret(block);
}

// void __heddle_omp_task_drop(struct heddle_omp_block* block): it was only a pattern.
void task_drop(Call& c) {
  const Ptr task = task_of(c, c.arg(0));
  c.end_variables(c.arg(0));
  c.free_hidden(task);
}

void set_thread(Call& c, Ptr task) {
  const Thread creator = me(c);
  Thread& t = c.change<Thread>(task + sizeof(Task));
  t.team = creator.team;
  t.number = -1;  // any thread of the team may run it
  t.final = (c.look<Task>(task).flags & HEDDLE_OMP_FINAL) != 0 ? 1 : 0;
  t.icvs = creator.icvs;
  t.task = task;
}

void count_task(Call& c, Ptr task, Ptr parent) {
  Task& p = c.change<Task>(parent);
  ++p.children;
  ++p.references;
  const Ptr group = p.group;
  const std::uint32_t depth = p.depth + 1;
  Task& t = c.change<Task>(task);
  t.parent = parent;
  t.inside = t.group = group;
  t.depth = depth;
  t.deferred = 1;
  if (group != 0) ++c.change<Group>(group).unfinished;
  ++c.change<Team>(me(c).team).tasks[kUnfinished];
}

// int __heddle_omp_task_defer(struct heddle_omp_block* block, void* (*work)(void*), int count,
// const struct kmp_depend_info* list, int more, const struct kmp_depend_info* others): a Way.
//
// The new task runs first, as far as nobody notices: so a creator of many has few of them at a time.
void defer(Call& c) {
  c.ret_i32(kDeferred);
  if (c.peek(c.thread()).phase != 0) {
    (void)regain_thread(c);
    return;
  }
  const Ptr block = c.arg(0), task = task_of(c, block);
  if (me(c).task == task) return c.ret_i32(kGoesOn);  // the next part of an untied one
  if (me(c).final != 0 || team_size(c) == 1) return c.ret_i32(kHere);
  const std::vector<Dependence> dependences = read_dependences(
      c, static_cast<std::uint32_t>(c.i32(2)), c.arg(3), static_cast<std::uint32_t>(c.i32(4)), c.arg(5));
  c.before_spawn();
  if ((c.owes_stop() && c.stops()) || c.stops_in_crowd()) return;
  c.reached();
  const Ptr parent = current_task(c);
  set_thread(c, task);
  count_task(c, task, parent);
  c.change<Task>(task).work = c.arg(1);
  if (!dependences.empty()) add_dependences(c, task, dependences);
  const bool starts = c.look<Task>(task).waits == 0;
  if (starts) (void)let_go_of_thread(c);  // nothing is owed
  c.hand_over(block, c.thread());
  if (!starts) {
    c.emit_edge(carrier(task, Carries::Tasks), kReleases);
    return;
  }
  start_task(c, task);
  wake(c, c.thread(), c.look<Task>(parent).depth);
  c.record().phase = 1;
  c.suspend();
}

// --- ending ---

struct Bag {
  std::uint64_t sync;
  Ptr flags;  // where they are: 32 bits
};

// Of what only the end of the taskgroup, or the next barrier of the team, waits for.
Bag deep_bag(Call& c, Ptr group) {
  if (group != 0) return {carrier(group, Carries::Tasks), group + offsetof(Group, deep)};
  const Ptr team = me(c).team;
  return {carrier(team, Carries::Tasks), team + offsetof(Team, tasks) + kDeepBag * sizeof(Ptr)};
}

Bag bag_for(Call& c, Ptr task) {
  const Ptr group = c.look<Task>(task).inside, parent = c.look<Task>(task).parent;
  if (group != 0 && c.look<Group>(group).owner == parent)
    return {carrier(group, Carries::Children), group + offsetof(Group, bag)};
  if ((c.look<Task>(parent).flags & HEDDLE_OMP_ENDED) == 0)
    return {carrier(parent, Carries::Children), parent + offsetof(Task, bag)};
  return deep_bag(c, group);
}

void drop_copies(Call& c, Ptr task) {
  for (Ptr group = c.look<Task>(task).group; group != 0; group = c.look<Group>(group).outer)
    for (Ptr r = c.look<Group>(group).reductions; r != 0; r = c.look<heddle_omp_reduction>(r).next)
      for (Ptr at = c.look<heddle_omp_reduction>(r).copies; at != 0; at = c.look<Copy>(at).next)
        if (c.look<Copy>(at).task == task) c.change<Copy>(at).task = 0;
}

// What is left to say about a task that has ended, whoever ran it.
void finish(Call& c, Ptr task) {
  if (const std::uint32_t bag = c.look<Task>(task).bag; bag != 0) {
    const Bag deep = deep_bag(c, c.look<Task>(task).inside);
    c.move_carried(carrier(task, Carries::Children), deep.sync);
    c.change<std::uint32_t>(deep.flags) |= bag;
    c.change<Task>(task).bag = 0;
  }
  if (c.look<Task>(task).copies != 0) drop_copies(c, task);
  c.change<Task>(task).flags |= HEDDLE_OMP_ENDED;
}

void forget_child(Call& c, Ptr parent) {
  Task& p = c.change<Task>(parent);
  if (--p.references == 0 && (p.flags & HEDDLE_OMP_ENDED) != 0) free_task(c, parent);
}

// Who waited for the last task, and for this one, goes on.
void tell_waiting(Call& c, Ptr task, Ptr parent) {
  const bool last_child = --c.change<Task>(parent).children == 0;
  const std::uint32_t depth = c.look<Task>(parent).depth;
  if (last_child)
    if (const ThreadId t = waiting_for(c, kWaitsForChildren, parent); t != kNoThread) wake(c, t, depth);
  if (c.look<Task>(task).use_count != 0)
    if (const ThreadId t = waiting_for(c, kWaitsForDependences, parent); t != kNoThread) wake(c, t, depth);
  const Ptr group = c.look<Task>(task).inside, team = me(c).team;
  if (group != 0 && --c.change<Group>(group).unfinished == 0)
    if (const ThreadId t = waiting_for(c, kWaitsForGroup, group); t != kNoThread) wake(c, t, depth);
  if (--c.change<Team>(team).tasks[kUnfinished] != 0) return;
  std::int32_t arrived = 0;
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    const ThreadRecord& r = c.peek(t);
    if (r.pending == Pending::Waiting && r.value == kTeam && r.object == team) ++arrived;
  }
  if (arrived != c.look<Team>(team).size) return;
  const ThreadId opens = waiting_for(c, kTeam, team);
  wake(c, opens, 0);
  c.record(opens).phase = 0;
}

// void __heddle_omp_task_end(void): of a task that has a thread of its own.
void task_end(Call& c) {
  const Ptr task = me(c).task, parent = c.look<Task>(task).parent, thread = self(c);
  const bool ordered = c.look<Task>(task).use_count != 0 || is_bound(c);
  if (ordered) {
    if (c.owes_stop() && c.stops()) return;
    c.reached();
  }
  c.end_variables(c.look<Task>(task).block);
  const bool owes = (c.peek(c.thread()).flags & kAccessed) != 0;
  const Bag bag = bag_for(c, task);
  c.emit_edge(bag.sync, static_cast<std::uint8_t>(ordered ? kReleases : kReleases | kDeposits));
  c.change<std::uint32_t>(bag.flags) |=
      static_cast<std::uint32_t>(owes && !ordered ? HEDDLE_OMP_USED | HEDDLE_OMP_OWING : HEDDLE_OMP_USED);
  if (c.look<Task>(task).use_count != 0) end_dependences(c, task);
  finish(c, task);
  (void)(!is_bound(c) || let_go_of_thread(c));  // nothing is owed any more
  tell_waiting(c, task, parent);
  drop_thread(c, thread);
  if (c.look<Task>(task).references == 0) free_task(c, task);
  forget_child(c, parent);
  c.end_task();
}

// struct heddle_omp_block* __heddle_omp_task_begin(struct heddle_omp_task* task)
void task_begin(Call& c) {
  const Ptr task = c.arg(0);
  c.ret(c.look<Task>(task).block);
  if (!regain_thread(c)) return;
  if (c.look<Task>(task).use_count != 0) (void)begin_dependences(c, task);
}

// --- tasks that the running thread executes at once ---

// void __heddle_omp_task_enter(struct heddle_omp_block* block)
void enter(Call& c, Ptr block) {
  const Ptr task = task_of(c, block), parent = current_task(c), thread = self(c);
  const std::uint32_t depth = c.look<Task>(parent).depth + 1;
  const Ptr group = c.look<Task>(parent).group;
  Task& t = c.change<Task>(task);
  Thread& now = c.change<Thread>(thread);
  t.parent = parent;
  t.inside = t.group = group;
  t.depth = depth;
  t.outer_final = now.final;
  t.outer_icvs = now.icvs;
  now.task = task;
  if ((t.flags & HEDDLE_OMP_FINAL) != 0) now.final = 1;
}

void leave(Call& c, Ptr block) {
  const Ptr task = task_of(c, block), thread = self(c);
  if (c.look<Thread>(thread).task != task) c.unsupported("the end of a task that has not begun");
  finish(c, task);
  Thread& now = c.change<Thread>(thread);
  now.task = c.look<Task>(task).parent;
  now.final = c.look<Task>(task).outer_final;
  now.icvs = c.look<Task>(task).outer_icvs;
  c.end_variables(block);
  if (c.look<Task>(task).references == 0) free_task(c, task);
}

void task_enter(Call& c) {
  enter(c, c.arg(0));
}
void task_leave(Call& c) {
  leave(c, c.arg(0));
}
// void __kmpc_omp_task_begin_if0(ident, thread, block), and the end: the program calls its function itself.
void begin_if0(Call& c) {
  enter(c, c.arg(2));
}
void complete_if0(Call& c) {
  leave(c, c.arg(2));
}

// --- waiting ---

// What is in the bag has happened before, and the thread answers for it.
void take(Call& c, Bag bag) {
  const std::uint32_t flags = c.look<std::uint32_t>(bag.flags);
  if (flags == 0) return;
  c.emit_edge(bag.sync, kAcquires | kReplaces);
  if ((flags & HEDDLE_OMP_OWING) != 0) c.answer_for_others();
  c.change<std::uint32_t>(bag.flags) = 0;
}

// int __kmpc_omp_taskwait(ident, thread)
void taskwait(Call& c) {
  const Ptr task = me(c).task;
  if (task == 0) return;
  if (c.look<Task>(task).children != 0) return wait_for(c, kWaitsForChildren, task);
  if (!regain_thread(c)) return;
  take(c, {carrier(task, Carries::Children), task + offsetof(Task, bag)});
  for (Ptr g = c.look<Task>(task).group; g != 0 && c.look<Group>(g).owner == task; g = c.look<Group>(g).outer)
    take(c, {carrier(g, Carries::Children), g + offsetof(Group, bag)});
  forget_addresses(c, task);
}

// void __kmpc_taskgroup(ident, thread)
void taskgroup(Call& c) {
  const Ptr task = current_task(c), made = c.allocate_hidden(sizeof(Group));
  Group& g = c.change<Group>(made);
  g.owner = task;
  g.outer = c.look<Task>(task).group;
  c.change<Task>(task).group = made;
}

Ptr own_group(Call& c) {
  const Ptr task = me(c).task;
  const Ptr group = task == 0 ? 0 : c.look<Task>(task).group;
  if (group == 0 || c.look<Group>(group).owner != task)
    c.unsupported("the end of a taskgroup that has not begun");
  return group;
}

// struct heddle_omp_group* __heddle_omp_group_wait(void)
void group_wait(Call& c) {
  const Ptr group = own_group(c);
  if (c.look<Group>(group).unfinished != 0) return wait_for(c, kWaitsForGroup, group);
  if (!regain_thread(c)) return;
  take(c, {carrier(group, Carries::Children), group + offsetof(Group, bag)});
  take(c, {carrier(group, Carries::Tasks), group + offsetof(Group, deep)});
  c.ret(group);
}

// void __heddle_omp_group_leave(void)
void group_leave(Call& c) {
  const Ptr group = own_group(c);
  c.change<Task>(me(c).task).group = c.look<Group>(group).outer;
  c.forget(carrier(group, Carries::Children));
  c.forget(carrier(group, Carries::Tasks));
  c.free_hidden(group);
}

// struct heddle_omp_task* __heddle_omp_task_now(void)
void task_now(Call& c) {
  c.ret(current_task(c));
}

// --- for the C part ---

void hidden(Call& c) {
  c.ret(c.allocate_hidden(c.arg(0)));
}
void drop_hidden(Call& c) {
  c.free_hidden(c.arg(0));
}
// void* __heddle_omp_copy(size): a private copy of a variable, which its maker and then another thread use.
void make_copy(Call& c) {
  const Ptr copy = c.allocate(c.arg(0), true);
  c.escape(copy);
  c.ret(copy);
}
void drop_copy(Call& c) {
  c.end_variables(c.arg(0));
}
void refuse(Call& c) {
  c.unsupported(std::string(c.c_string(c.arg(0))));
}
void taskyield(Call&) {}  // others may run at any time

// unsigned __heddle_omp_choose(unsigned ways)
void choose(Call& c) {
  c.ret(c.choose(static_cast<std::uint32_t>(c.arg(0))));
}

}  // namespace

void omp_task_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(),
                {
                    {"__kmpc_omp_task_alloc", task_alloc},     {"__kmpc_omp_target_task_alloc", task_alloc},
                    {"__heddle_omp_task_copy", task_copy},     {"__heddle_omp_task_drop", task_drop},
                    {"__heddle_omp_task_defer", defer},        {"__heddle_omp_task_begin", task_begin},
                    {"__heddle_omp_task_end", task_end},       {"__heddle_omp_task_enter", task_enter},
                    {"__heddle_omp_task_leave", task_leave},   {"__heddle_omp_task_now", task_now},
                    {"__kmpc_omp_task_begin_if0", begin_if0},  {"__kmpc_omp_task_complete_if0", complete_if0},
                    {"__kmpc_omp_taskwait", taskwait},         {"__kmpc_omp_taskyield", taskyield},
                    {"__kmpc_taskgroup", taskgroup},           {"__heddle_omp_group_wait", group_wait},
                    {"__heddle_omp_group_leave", group_leave}, {"__heddle_omp_hidden", hidden},
                    {"__heddle_omp_drop_hidden", drop_hidden}, {"__heddle_omp_copy", make_copy},
                    {"__heddle_omp_drop_copy", drop_copy},     {"__heddle_omp_choose", choose},
                    {"__heddle_omp_refuse", refuse},
                });
}

}  // namespace heddle::native
