// The machine in words: what people read in a counterexample.
#pragma once

#include <string>
#include <vector>

#include "core/machine.h"
#include "native/world.h"

namespace heddle::native {

inline constexpr std::uint32_t kChoosesTeamSize = 1;  // Event::detail of Data: of OpenMP's teams

// Where an instruction comes from, innermost first; more than one if calls were inlined.
std::vector<SourcePosition> positions(const Module& module, std::uint32_t function, std::uint32_t pc);

// "queue.lock", "forks[2]", "*p (malloc at list.c:12)": what lies at p.
std::string describe_object(const World& world, Ptr p);
// Of a Read or Write, whether or not the object is still there: "buf[4] (malloc at f.c:12)"; and what it has
// in common with its like: "buf[] (malloc at f.c:12)".
std::string describe_access(const World& world, const Event& access);
std::string group_of_access(const World& world, const Event& access);
std::string describe_refusal(const World& world, Ptr p, std::uint64_t n, bool write, const char* function);
std::string describe_thread(const World& world, ThreadId thread);
std::string describe_event(const World& world, const Event& event);
AccessText describe_access_text(const World& world, const Event& event);
std::string describe_alternative(const World& world, const Alternative& alternative);
std::vector<ThreadStatus> describe_threads(const World& world);
// Of a program that has ended: who called exit, or the end of main.
SourcePosition exit_position(const World& world);
Stack describe_stack(const World& world, ThreadId thread);

}  // namespace heddle::native
