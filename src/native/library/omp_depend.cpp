// Dependences between the children of a task: by address, in the order of their creation.
//
// What carries order is an address and how it is used: a task that ends releases what it used, one that
// begins acquires what conflicts with its own uses. That is exact: tasks that were made later, and conflict,
// have not begun by then.
#include <fmt/format.h>

#include <algorithm>

#include "native/interp/happens_before.h"
#include "native/library/omp_task.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace omp {
namespace {

struct Info {  // kmp_depend_info
  std::uint64_t address, length;
  std::uint8_t flags, unused[7];
};

constexpr std::uint32_t kKinds[] = {HEDDLE_OMP_IN, HEDDLE_OMP_OUT, HEDDLE_OMP_EXCLUSIVE, HEDDLE_OMP_SET};

// Of two uses of one address: whether the later one is ordered after the earlier one.
bool conflict(std::uint32_t a, std::uint32_t b) {
  return a != b || a == HEDDLE_OMP_OUT;
}

// For the set of kinds of an address.
std::uint32_t bit_of(std::uint32_t kind) {
  return 1u << kind;
}

std::uint64_t carrier_of(Ptr address, std::uint32_t kind) {
  switch (kind) {
    case HEDDLE_OMP_IN: return carrier(address, Carries::In);
    case HEDDLE_OMP_OUT: return carrier(address, Carries::Out);
    case HEDDLE_OMP_EXCLUSIVE: return carrier(address, Carries::Exclusive);
    default: return carrier(address, Carries::Set);
  }
}

std::uint32_t kind_of(Call& c, std::uint8_t flags) {
  if (flags == 2) return HEDDLE_OMP_OUT;
  if (std::find(std::begin(kKinds), std::end(kKinds), flags) == std::end(kKinds))
    c.unsupported("a depend clause with omp_all_memory or a dependence object");
  return flags;
}

Ptr find(Call& c, Ptr parent, std::uint64_t address) {
  Ptr at = c.look<Task>(parent).addresses;
  while (at != 0 && c.look<Address>(at).address != address) at = c.look<Address>(at).next;
  return at;
}

Ptr use_at(Ptr uses, std::uint32_t i) {
  return uses + i * sizeof(Use);
}

// Acquires what tasks released that used the address in a conflicting way.
void acquire(Call& c, Ptr address, std::uint32_t kind) {
  const std::uint32_t kinds = c.look<Address>(address).kinds;
  for (const std::uint32_t other : kKinds)
    if ((kinds & bit_of(other)) != 0 && (conflict(other, kind) || kind == HEDDLE_OMP_EXCLUSIVE))
      c.emit_edge(carrier_of(address, other), kAcquires);
}

void append(Call& c, Ptr address, Ptr use) {
  Ptr last = c.look<Address>(address).first;
  if (last == 0) {
    c.change<Address>(address).first = use;
    return;
  }
  while (c.look<Use>(last).next != 0) last = c.look<Use>(last).next;
  c.change<Use>(last).next = use;
}

void remove(Call& c, Ptr address, Ptr use) {
  const Ptr next = c.look<Use>(use).next;
  if (c.look<Address>(address).first == use) {
    c.change<Address>(address).first = next;
    return;
  }
  Ptr before = c.look<Address>(address).first;
  while (c.look<Use>(before).next != use) before = c.look<Use>(before).next;
  c.change<Use>(before).next = next;
}

bool excluded(Call& c, Ptr task) {
  const Ptr uses = c.look<Task>(task).uses;
  for (std::uint32_t i = 0; i < c.look<Task>(task).use_count; ++i) {
    const Use& use = c.look<Use>(use_at(uses, i));
    if (use.kind == HEDDLE_OMP_EXCLUSIVE && c.look<Address>(use.at).holder != 0) return true;
  }
  return false;
}

bool is_exclusive(Call& c, Ptr task) {
  const Ptr uses = c.look<Task>(task).uses;
  for (std::uint32_t i = 0; i < c.look<Task>(task).use_count; ++i)
    if (c.look<Use>(use_at(uses, i)).kind == HEDDLE_OMP_EXCLUSIVE) return true;
  return false;
}

}  // namespace

std::vector<Dependence> read_dependences(Call& c, std::uint32_t count, Ptr list, std::uint32_t more,
                                         Ptr others) {
  std::vector<Dependence> out;
  const auto read = [&](std::uint32_t n, Ptr from) {
    for (std::uint32_t i = 0; i < n; ++i) {
      const auto info = c.load<Info>(from + i * sizeof(Info));
      const std::uint32_t kind = kind_of(c, info.flags);
      const auto same = std::find_if(out.begin(), out.end(),
                                     [&](const Dependence& d) { return d.address == info.address; });
      if (same == out.end()) {
        out.push_back({info.address, kind});
      } else if (same->kind != kind) {
        same->kind = HEDDLE_OMP_OUT;
      }
    }
  };
  read(count, list);
  read(more, others);
  return out;
}

void add_dependences(Call& c, Ptr task, const std::vector<Dependence>& list) {
  const Ptr parent = c.look<Task>(task).parent;
  const Ptr uses = c.allocate_hidden(list.size() * sizeof(Use));
  std::uint32_t waits = 0;
  for (std::uint32_t i = 0; i < list.size(); ++i) {
    Ptr address = find(c, parent, list[i].address);
    if (address == 0) {
      address = c.allocate_hidden(sizeof(Address));
      Address& made = c.change<Address>(address);
      made.address = list[i].address;
      made.next = c.look<Task>(parent).addresses;
      c.change<Task>(parent).addresses = address;
    }
    for (Ptr u = c.look<Address>(address).first; u != 0; u = c.look<Use>(u).next)
      if (conflict(c.look<Use>(u).kind, list[i].kind)) ++waits;
    c.change<Address>(address).kinds |= bit_of(list[i].kind);
    const Ptr use = use_at(uses, i);
    c.change<Use>(use) = {.at = address, .next = 0, .task = task, .kind = list[i].kind, .unused = 0};
    append(c, address, use);
  }
  Task& t = c.change<Task>(task);
  t.uses = uses;
  t.use_count = static_cast<std::uint32_t>(list.size());
  t.waits = waits;
}

bool begin_dependences(Call& c, Ptr task) {
  const bool exclusive = is_exclusive(c, task);
  if (exclusive) {
    if (excluded(c, task)) {
      ThreadRecord& r = c.record();
      r.pending = Pending::Waiting;
      r.object = task;
      r.value = kWaitsForExclusion;
      c.suspend();
      return false;
    }
    if (c.stops()) return false;
  }
  c.emit_edge(carrier(task, Carries::Tasks), kAcquires);
  const Ptr uses = c.look<Task>(task).uses;
  for (std::uint32_t i = 0; i < c.look<Task>(task).use_count; ++i) {
    const Use use = c.look<Use>(use_at(uses, i));
    acquire(c, use.at, use.kind);
    if (use.kind == HEDDLE_OMP_EXCLUSIVE) c.change<Address>(use.at).holder = task;
  }
  return true;
}

void end_dependences(Call& c, Ptr task) {
  const Ptr uses = c.look<Task>(task).uses;
  const std::uint32_t count = c.look<Task>(task).use_count;
  std::vector<Ptr> ready;
  for (std::uint32_t i = 0; i < count; ++i) {
    const Ptr mine = use_at(uses, i);
    const Use use = c.look<Use>(mine);
    c.emit_edge(carrier_of(use.at, use.kind), kReleases);
    if (c.look<Address>(use.at).holder == task) c.change<Address>(use.at).holder = 0;
    for (Ptr later = use.next; later != 0; later = c.look<Use>(later).next) {
      if (!conflict(use.kind, c.look<Use>(later).kind)) continue;
      const Ptr other = c.look<Use>(later).task;
      if (--c.change<Task>(other).waits == 0) ready.push_back(other);
    }
    remove(c, use.at, mine);
  }
  for (const Ptr other : ready) start_task(c, other);
  for (ThreadId t = 0; t < c.thread_slots(); ++t) {
    const ThreadRecord& r = c.peek(t);
    if (r.pending != Pending::Waiting || r.value != kWaitsForExclusion || excluded(c, r.object)) continue;
    ThreadRecord& woken = c.record(t);  // it competes with others
    woken.pending = Pending::Access;
    woken.object = woken.value = 0;
  }
}

void forget_addresses(Call& c, Ptr task) {
  Ptr at = c.look<Task>(task).addresses;
  if (at == 0) return;
  while (at != 0) {
    const Address address = c.look<Address>(at);
    for (const std::uint32_t kind : kKinds)
      if ((address.kinds & bit_of(kind)) != 0) c.forget(carrier_of(at, kind));
    c.free_hidden(at);
    at = address.next;
  }
  c.change<Task>(task).addresses = 0;
}

}  // namespace omp

namespace {

using namespace omp;

// void __kmpc_omp_taskwait_deps_51(ident, thread, count, list, more, others, no_wait): waits for the children
// that a task with these dependences would be ordered after.
void wait_for_dependences(Call& c) {
  const Ptr task = me(c).task;
  if (task == 0 || c.look<Task>(task).addresses == 0) return;
  const std::vector<Dependence> list = read_dependences(c, static_cast<std::uint32_t>(c.i32(2)), c.arg(3),
                                                        static_cast<std::uint32_t>(c.i32(4)), c.arg(5));
  for (const Dependence& d : list) {
    const Ptr address = find(c, task, d.address);
    if (address == 0) continue;
    if (d.kind == HEDDLE_OMP_EXCLUSIVE &&
        (c.look<Address>(address).kinds & bit_of(HEDDLE_OMP_EXCLUSIVE)) != 0)
      c.unsupported("mutexinoutset of a task that is not deferred, or of a taskwait");
    for (Ptr u = c.look<Address>(address).first; u != 0; u = c.look<Use>(u).next) {
      if (conflict(c.look<Use>(u).kind, d.kind)) return wait_for(c, kWaitsForDependences, task);
    }
  }
  if (!regain_thread(c)) return;
  for (const Dependence& d : list)
    if (const Ptr address = find(c, task, d.address); address != 0) acquire(c, address, d.kind);
}

void taskwait_deps_51(Call& c) {
  if (c.i32(6) != 0) c.unsupported("taskwait with nowait");
  wait_for_dependences(c);
}

}  // namespace

void omp_depend_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__kmpc_omp_wait_deps", wait_for_dependences},
                                  {"__kmpc_omp_taskwait_deps_51", taskwait_deps_51},
                              });
}

}  // namespace heddle::native
