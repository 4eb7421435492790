// The filters, one file each; policies.cpp knows their names.
#pragma once

#include "explore/policies.h"

namespace heddle::explore {

// From `first` to `last` of them, one pass each as long as the bound cuts anything.
std::unique_ptr<Filter> make_preemption_bound(std::uint64_t first, std::uint64_t last);
std::unique_ptr<Filter> make_delay_bound(std::uint64_t first, std::uint64_t last);

// "preemptions: 2 of 1..4"
std::string stage_of_bounds(const char* what, std::uint64_t now, std::uint64_t first, std::uint64_t last);

// What both bounds call going on: an alternative with value 0, a thread's ordinary way. One whose time-out
// may expire, or that may wake up for no reason, has given the processor away.
inline bool goes_on(const ChoicePoint& point, ThreadId thread) {
  for (const Alternative& a : point.alternatives)
    if (a.thread == thread && a.value == 0) return true;
  return false;
}

// Who runs after `taken` at a choice of that kind. A choice that is not among threads changes nothing: a
// value that the running thread asked for, or a step that the machine takes now because its moment does not
// matter.
inline ThreadId running_after(ThreadId running, ChoiceKind kind, const Alternative& taken) {
  return kind == ChoiceKind::Thread || running == kNoThread ? taken.thread : running;
}

}  // namespace heddle::explore
