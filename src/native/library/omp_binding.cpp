// Which thread of its team runs a task: left open, and nobody can tell, until some task asks for the number
// of its thread or uses a threadprivate variable. From then on (Visibility::tasks_are_bound) each task
// chooses a thread when it begins. A thread runs one task at a time: it is held like a lock, by its implicit
// task as well, and given away at task scheduling points: where a task is made, and where tasks are waited
// for.
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/library/omp_task.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace omp {
namespace {

// Thread::tasks of a thread of the team.
constexpr std::uint64_t kHolder = 1;   // 0, or who holds it: its number in the machine, + 1
constexpr std::uint64_t kCarrier = 2;  // an object that carries the order

Ptr field(Ptr thread, std::uint64_t i) {
  return thread + offsetof(Thread, tasks) + i * sizeof(Ptr);
}

// The thread of the team that the running one is; 0: threads are not held.
Ptr held_by_us(Call& c) {
  const Thread& t = me(c);
  if (c.look<Thread>(thread_at(t.team, 0)).tasks[kCarrier] == 0) return 0;
  if (t.number >= 0) return thread_at(t.team, static_cast<std::uint64_t>(t.number));
  return t.tasks[0] == 0 ? 0 : thread_at(t.team, t.tasks[0] - 1);
}

bool holds(Call& c, Ptr thread) {
  return c.look<Ptr>(field(thread, kHolder)) == c.thread() + 1;
}

void hold(Call& c, Ptr thread) {
  c.change<Ptr>(field(thread, kHolder)) = c.thread() + 1;
  c.emit_edge(carrier(c.look<Ptr>(field(thread, kCarrier)), Carries::Tasks), kAcquires);
}

}  // namespace

void hold_threads(Call& c, Ptr team) {
  if (!c.interpreter().visibility().tasks_are_bound) return;
  const auto size = static_cast<std::uint64_t>(c.look<Team>(team).size);
  for (std::uint64_t i = 0; i < size; ++i) {
    const Ptr thread = thread_at(team, i), made = c.allocate_hidden(sizeof(Ptr));
    c.change<Ptr>(field(thread, kCarrier)) = made;
    c.change<Ptr>(field(thread, kHolder)) = static_cast<std::uint64_t>(c.look<Thread>(thread).machine) + 1;
  }
}

void forget_threads(Call& c, Ptr team) {
  const auto size = static_cast<std::uint64_t>(c.look<Team>(team).size);
  for (std::uint64_t i = 0; i < size; ++i) {
    const Ptr made = c.look<Ptr>(field(thread_at(team, i), kCarrier));
    if (made == 0) continue;
    c.forget(carrier(made, Carries::Tasks));
    c.free_hidden(made);
  }
}

bool let_go_of_thread(Call& c) {
  const Ptr thread = held_by_us(c);
  if (thread == 0 || !holds(c, thread)) return true;
  if (c.owes_stop() && c.stops()) return false;
  c.reached();
  c.change<Ptr>(field(thread, kHolder)) = 0;
  c.emit_edge(carrier(c.look<Ptr>(field(thread, kCarrier)), Carries::Tasks), kReleases);
  return true;
}

bool regain_thread(Call& c) {
  const Ptr thread = held_by_us(c);
  if (thread == 0 || holds(c, thread)) return true;
  if (c.stops(Pending::WordZero, field(thread, kHolder))) return false;
  hold(c, thread);
  return true;
}

void regain_free_thread(Call& c) {
  if (const Ptr thread = held_by_us(c); thread != 0 && !holds(c, thread)) hold(c, thread);
}

bool is_bound(Call& c) {
  return me(c).number < 0 && held_by_us(c) != 0;
}

}  // namespace omp

namespace {

using namespace omp;

// void __heddle_omp_task_bind(void): the first thing that a task does which has a thread of its own in the
// machine.
void bind(Call& c) {
  const Ptr team = me(c).team;
  if (c.look<Thread>(thread_at(team, 0)).tasks[kCarrier] == 0) return;
  const std::uint32_t chosen = c.choose(team_size(c));
  change_me(c).tasks[0] = std::uint64_t{chosen} + 1;
  c.record().bound = static_cast<std::uint64_t>(c.look<Thread>(thread_at(team, chosen)).machine) + 1;
}

}  // namespace

void omp_binding_family(std::vector<ModelEntry>& models) {
  models.push_back({"__heddle_omp_task_bind", bind});
}

}  // namespace heddle::native
