// Contention groups (OpenMP 5.1, 1.2.2): critical sections and locks exclude only threads of the same one.
// The threads outside of teams regions are one, each team of a league is one.
#include <fmt/format.h>

#include "native/library/omp.h"

namespace heddle::native::omp {
namespace {

// In a teams region: the first thread of this team, in the league; 0: there is none around.
Ptr first_of_group(Call& c) {
  for (Ptr at = self(c); at != 0;) {
    const Ptr team = c.look<Thread>(at).team;
    if (c.look<Team>(team).is_league != 0) return at;
    at = c.look<Thread>(thread_at(team, 0)).outer;
  }
  return 0;
}

// What a group that is not the first has of a lock: its address, and then what the others have in the lock
// itself. The block is the program's own for everybody but the program, so that its words can carry order.
struct Entry {
  Ptr lock = 0;
  std::uint32_t owner = 0, again = 0;
};
constexpr std::uint64_t kEntries = 64;

Ptr entry_of(Call& c, Ptr group, Ptr lock) {
  if (c.look<Thread>(group).locks == 0) {
    const Ptr made = c.allocate(kEntries * sizeof(Entry), true);
    c.escape(made);
    c.change<Thread>(group).locks = made;
  }
  const Ptr table = c.look<Thread>(group).locks;
  for (std::uint64_t i = 0; i < kEntries; ++i) {
    const Ptr at = table + i * sizeof(Entry);
    const Ptr known = c.look<Entry>(at).lock;
    if (known == 0) c.change<Entry>(at).lock = lock;
    if (known == 0 || known == lock) return at;
  }
  c.unsupported(fmt::format("more than {} locks in a teams region", kEntries));
}

}  // namespace

Ptr words_of_group(Call& c, Ptr lock) {
  const Ptr group = first_of_group(c);
  return group == 0 ? lock : entry_of(c, group, lock) + offsetof(Entry, owner);
}

}  // namespace heddle::native::omp
