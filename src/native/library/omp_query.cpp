// omp_get_*, omp_set_*: what a program asks of the runtime (OpenMP 5.1, chapter 3).
#include <algorithm>
#include <limits>

#include "native/interp/interpreter.h"
#include "native/library/omp.h"
#include "native/library/registry.h"
#include "native/library/virtual_time.h"

namespace heddle::native {
namespace {

using namespace omp;

using Icv = std::int32_t heddle_omp_icvs::*;
template <Icv icv>
void get(Call& c) {
  c.ret_i32(me(c).icvs.*icv);
}
template <Icv icv, std::int32_t least>
void set(Call& c) {
  if (c.i32(0) >= least) change_me(c).icvs.*icv = c.i32(0);
}
template <std::int32_t value>
void always(Call& c) {
  c.ret_i32(value);
}

// A task may be run by any thread of the team, but by one only. What it does must then wait until that thread
// does nothing else (omp_binding.cpp), unless it only prints the number.
template <bool printed>
void get_thread_num(Call& c) {
  if (me(c).number < 0) {
    if (me(c).tasks[0] == 0) {
      if (!printed) c.interpreter().learn(c.interpreter().visibility().tasks_are_bound);
      const std::uint32_t chosen = c.choose(team_size(c));
      change_me(c).tasks[0] = std::uint64_t{chosen} + 1;
    }
    return c.ret_i32(static_cast<std::int32_t>(me(c).tasks[0] - 1));
  }
  if (!printed) know_number(c);
  c.ret_i32(static_cast<std::int32_t>(number(c)));
}
void get_num_threads(Call& c) {
  c.ret_i32(static_cast<std::int32_t>(team_size(c)));
}
void get_max_threads(Call& c) {
  c.ret_i32(std::min(threads_wanted(c), me(c).icvs.thread_limit));
}
// As many as there are threads in a team by default, so that programs which ask get that many.
void get_num_procs(Call& c) {
  c.ret_i32(open_team_size(c));
}
void in_parallel(Call& c) {
  c.ret_i32(team(c).active_level > 0 ? 1 : 0);
}
void set_dynamic(Call& c) {
  change_me(c).icvs.dynamic = c.i32(0) != 0 ? 1 : 0;
}
void get_nested(Call& c) {
  c.ret_i32(me(c).icvs.max_active_levels > 1 ? 1 : 0);
}
void set_nested(Call& c) {
  change_me(c).icvs.max_active_levels = c.i32(0) != 0 ? std::numeric_limits<std::int32_t>::max() : 1;
}
void get_level(Call& c) {
  c.ret_i32(team(c).level);
}
void get_active_level(Call& c) {
  c.ret_i32(team(c).active_level);
}

// The thread that the running one descends from at a level; 0: there is no such level.
Ptr ancestor(Call& c, std::int32_t level) {
  Ptr at = self(c);
  while (at != 0) {
    const Team& t = c.look<Team>(c.look<Thread>(at).team);
    if (t.is_league == 0 && t.level == level) return at;
    if (t.level < level) return 0;
    const Ptr first = thread_at(c.look<Thread>(at).team, 0);
    at = c.look<Thread>(first).outer;
  }
  return 0;
}
void get_ancestor_thread_num(Call& c) {
  const Ptr at = c.i32(0) < 0 ? 0 : ancestor(c, c.i32(0));
  if (at != 0 && c.look<Thread>(at).number < 0)
    c.unsupported("omp_get_ancestor_thread_num inside of an explicit task");
  c.ret_i32(c.i32(0) == 0 ? 0 : at == 0 ? -1 : c.look<Thread>(at).number);
}
void get_team_size(Call& c) {
  const Ptr at = c.i32(0) < 0 ? 0 : ancestor(c, c.i32(0));
  c.ret_i32(c.i32(0) == 0 ? 1 : at == 0 ? -1 : c.look<Team>(c.look<Thread>(at).team).size);
}

void get_num_teams(Call& c) {
  c.ret_i32(team(c).is_league != 0 ? team(c).size : team(c).league);
}
void get_team_num(Call& c) {
  c.ret_i32(team(c).is_league != 0 ? me(c).number : team(c).league_number);
}

// void omp_get_schedule(omp_sched_t* kind, int* chunk)
void get_schedule(Call& c) {
  const heddle_omp_icvs icvs = me(c).icvs;
  c.store<std::int32_t>(c.arg(0), icvs.schedule == 0 ? 1 : icvs.schedule);
  c.store<std::int32_t>(c.arg(1), icvs.chunk);
}
void set_schedule(Call& c) {
  Thread& t = change_me(c);
  t.icvs.schedule = c.i32(0) & 0xffff;
  t.icvs.chunk = std::max(0, c.i32(1));
}

void get_wtime(Call& c) {
  c.ret_f64(static_cast<double>(c.clock()) / static_cast<double>(kNanosecondsPerSecond));
}
void get_wtick(Call& c) {
  c.ret_f64(1e-9);
}
void in_final(Call& c) {
  c.ret_i32(me(c).final);
}

}  // namespace

void omp_query_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(),
                {
                    {"omp_get_thread_num", get_thread_num<false>},
                    {"__heddle_omp_printed_thread_num", get_thread_num<true>},
                    {"omp_get_num_threads", get_num_threads},
                    {"omp_get_max_threads", get_max_threads},
                    {"omp_set_num_threads", set<&heddle_omp_icvs::threads, 1>},
                    {"omp_get_num_procs", get_num_procs},
                    {"omp_in_parallel", in_parallel},
                    {"omp_get_dynamic", get<&heddle_omp_icvs::dynamic>},
                    {"omp_set_dynamic", set_dynamic},
                    {"omp_get_nested", get_nested},
                    {"omp_set_nested", set_nested},
                    {"omp_get_max_active_levels", get<&heddle_omp_icvs::max_active_levels>},
                    {"omp_set_max_active_levels", set<&heddle_omp_icvs::max_active_levels, 0>},
                    {"omp_get_supported_active_levels", always<std::numeric_limits<std::int32_t>::max()>},
                    {"omp_get_level", get_level},
                    {"omp_get_active_level", get_active_level},
                    {"omp_get_ancestor_thread_num", get_ancestor_thread_num},
                    {"omp_get_team_size", get_team_size},
                    {"omp_get_thread_limit", get<&heddle_omp_icvs::thread_limit>},
                    {"omp_get_num_teams", get_num_teams},
                    {"omp_get_team_num", get_team_num},
                    {"omp_get_max_teams", get<&heddle_omp_icvs::teams>},
                    {"omp_set_num_teams", set<&heddle_omp_icvs::teams, 0>},
                    {"omp_get_teams_thread_limit", get<&heddle_omp_icvs::teams_thread_limit>},
                    {"omp_set_teams_thread_limit", set<&heddle_omp_icvs::teams_thread_limit, 0>},
                    {"omp_get_schedule", get_schedule},
                    {"omp_set_schedule", set_schedule},
                    {"omp_get_wtime", get_wtime},
                    {"omp_get_wtick", get_wtick},
                    {"omp_in_final", in_final},
                    {"omp_get_cancellation", always<0>},
                    {"omp_get_proc_bind", always<0>},
                    {"omp_get_num_places", always<0>},
                    {"omp_get_num_devices", always<0>},
                    {"omp_get_default_device", always<0>},
                    {"omp_set_default_device", [](Call&) {}},
                    {"omp_get_initial_device", always<0>},
                    {"omp_get_device_num", always<0>},
                    {"omp_is_initial_device", always<1>},
                });
}

}  // namespace heddle::native
