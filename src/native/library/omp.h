// What the models of the OpenMP runtime have in common. The structures: runtime/omp_team.h.
#pragma once

#include <cstddef>
#include <cstdint>

#include "native/library/call.h"
#include "native/library/omp_worksharing.h"
#include "native/runtime/omp_team.h"

namespace heddle::native::omp {

using Team = heddle_omp_team;
using Thread = heddle_omp_thread;
using Loop = heddle_omp_loop;
using Shared = heddle_omp_shared;

inline constexpr Ptr thread_at(Ptr team, std::uint64_t number) {
  return team + sizeof(Team) + number * sizeof(Thread);
}

// The running thread in its innermost team; made when it is first asked for.
Ptr self(Call& c);
inline const Thread& me(Call& c) {
  return c.look<Thread>(self(c));
}
inline Thread& change_me(Call& c) {
  return c.change<Thread>(self(c));
}
inline const Team& team(Call& c) {
  return c.look<Team>(me(c).team);
}
// The size of a team that the program leaves open (--threads): the verdict says so.
std::int32_t open_team_size(Call& c);
// Of the next team, where no clause says otherwise.
inline std::int32_t threads_wanted(Call& c) {
  return me(c).icvs.threads > 0 ? me(c).icvs.threads : open_team_size(c);
}
// How many threads share the work, and which of them this is: in a league each team begins with one.
inline std::uint32_t team_size(Call& c) {
  return team(c).is_league != 0 ? 1 : static_cast<std::uint32_t>(team(c).size);
}
inline std::uint32_t number(Call& c) {
  if (me(c).number < 0) c.unsupported("a construct for threads of a team, inside of an explicit task");
  return team(c).is_league != 0 ? 0 : static_cast<std::uint32_t>(me(c).number);
}
void drop_thread(Call& c, Ptr thread);  // what it has for its teams goes with it
Ptr make_team(Call& c, std::uint32_t size, std::uint32_t argc);

// What carries order between threads where that is no memory of the program's: never an object's address, and
// different for each use that a hidden object has.
enum class Carries : std::uint64_t {
  Barrier,
  Ordered,
  Tasks,     // that nobody but the end of the region, or of the taskgroup, waits for
  Children,  // tasks that a taskwait would wait for
  In,        // tasks that depend on an address, by how they do
  Out,
  Exclusive,
  Set,
};
inline constexpr std::uint64_t carrier(Ptr hidden, Carries what) {
  return std::uint64_t{0x8000'0000} | static_cast<std::uint64_t>(what) << 28 | object_of(hidden);
}

// The next worksharing construct of this thread, which is at this call: Worksharing::construct. Its number
// among those since the last barrier is me().instances, before.
std::uint32_t enter_construct(Call& c);
// What the team shares of its `instance`th construct since the last barrier.
Ptr shared(Call& c, std::uint32_t instance);
// Who gets the pieces of a construct that leaves that open. `listed`: --schedule all.
Assignment assignment(Call& c, std::uint32_t construct, std::uint64_t listed);
// --schedule all: one of the distributions of `pieces` to `size`, the same for all threads. May stop the
// attempt: before anything is changed.
std::uint64_t choose_distribution(Call& c, std::uint64_t pieces, std::uint32_t size);
// What the thread does from now on, in this region, may depend on its number.
void know_number(Call& c);
// Of the construct that comes next at this place.
std::uint32_t next_construct(Call& c);
// From now on, or no more, in a piece that another thread might have been given.
void begin_unit(Call& c, std::uint32_t construct, std::uint64_t piece);
void end_unit(Call& c);

// Where a thread's contention group has the two words of a lock: the lock itself, or a place of the group's
// own.
Ptr words_of_group(Call& c, Ptr lock);

}  // namespace heddle::native::omp
