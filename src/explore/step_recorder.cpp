#include "explore/step_recorder.h"

#include <algorithm>

#include "explore/session.h"

namespace heddle::explore {
namespace {

// To learn who holds which lock a machine looks through its heap; a story that synchronises more often than
// that is told without.
constexpr std::size_t kLockQueries = 16'384;

bool is_plain(EventKind kind) {
  return kind == EventKind::Read || kind == EventKind::Write;
}

// A thread that spins says the same again and again.
bool repeats(const Step& step, const Step& last) {
  return step.thread == last.thread && step.transition == last.transition && step.what == last.what &&
         step.position.line == last.position.line && step.position.file == last.position.file &&
         step.position.function == last.position.function;
}

}  // namespace

void StepOrder::release(std::uint64_t sync, bool replaces, ThreadId thread, std::size_t last) {
  auto& released = carried_[sync];
  if (replaces) released.clear();
  if (last != kNoStep) released[thread] = {thread, last, seen_[thread]};
}

void StepOrder::spawn(ThreadId thread, ThreadId child, std::size_t step) {
  seen_[child] = seen_[thread];
  seen_[child][thread] = step;
}

void StepOrder::acquire(std::uint64_t sync, ThreadId thread, std::vector<std::size_t>& after) {
  const auto carried = carried_.find(sync);
  if (carried == carried_.end()) return;
  std::vector<const Released*> newest_first;
  for (const auto& [other, released] : carried->second)
    if (other != thread) newest_first.push_back(&released);
  std::sort(newest_first.begin(), newest_first.end(),
            [](const Released* a, const Released* b) { return a->step > b->step; });
  Seen& seen = seen_[thread];
  const auto learn = [&](ThreadId other, std::size_t step) {
    const auto [known, fresh] = seen.try_emplace(other, step);
    const bool news = fresh || known->second < step;
    if (news) known->second = step;
    return news;
  };
  for (const Released* released : newest_first) {
    if (!learn(released->thread, released->step)) continue;
    after.push_back(released->step);
    for (const auto& [other, step] : released->seen)
      if (other != thread) learn(other, step);
  }
}

// Of the thread that ran last.
std::string StepRecorder::why_it_stopped(bool was_chosen) const {
  for (const ThreadStatus& status : machine_->threads()) {
    if (status.thread != running_ || status.state == "ended") continue;
    // Where nobody was asked, a thread that is about to take a free lock may look as if it waited.
    const bool waits =
        !status.waits_for.empty() && (was_chosen || status.held_by != kNoThread || status.state == "waiting");
    return !waits ? "" : running_name_ + " waits for " + status.waits_for;
  }
  return running_name_ + " has ended";
}

void StepRecorder::begin_transition(std::size_t index, const std::vector<Alternative>& enabled,
                                    const Alternative& chosen) {
  transition_ = index;
  if (running_ == kNoThread || chosen.thread == running_) return;
  const auto could = [&](const Alternative& other) { return other.thread == running_; };
  switched_ = std::any_of(enabled.begin(), enabled.end(), could) ? running_name_ + " could have gone on"
                                                                 : why_it_stopped(true);
}

void StepRecorder::on_event(const Event& event) {
  ++now_;
  const bool shown = event.visible || touches_watched(event);
  if (!is_plain(event.kind)) locks_fresh_ = false;
  if (!shown) {
    note_order(event);
    return;
  }
  Step step;
  step.thread = event.thread;
  step.transition = transition_;
  step.what = machine_->describe(event);
  step.stack = machine_->stack(event.thread);
  step.position = user_position(step.stack);
  if (!steps.empty() && repeats(step, steps.back())) {
    note_order(event);
    return;
  }
  step.kind = name(event.kind);
  AccessText access = machine_->describe_access(event);
  step.location = std::move(access.location);
  step.value = std::move(access.value);
  step.old_value = machine_->describe_old_value(event);
  step.source_text = machine_->source_text(step.position);
  note_switch(step);
  note_locks(event, step);
  last_step_[event.thread] = steps.size();
  note_order(event);
  if (event.kind == EventKind::Spawn) {
    const auto child = static_cast<ThreadId>(event.value);
    order_.spawn(event.thread, child, steps.size());
    after_[child] = {steps.size()};
  }
  step.after = std::move(after_[event.thread]);
  after_[event.thread].clear();
  steps.push_back(std::move(step));
  events_.push_back(now_);
}

// A step follows what its own event and those before it, which nobody is shown, have acquired.
void StepRecorder::note_order(const Event& event) {
  if ((event.order & kAcquires) != 0) order_.acquire(event.sync, event.thread, after_[event.thread]);
  if ((event.order & kReleases) == 0) return;
  const auto last = last_step_.find(event.thread);
  order_.release(event.sync, (event.order & kReplaces) != 0, event.thread,
                 last == last_step_.end() ? kNoStep : last->second);
}

void StepRecorder::note_locks(const Event& event, Step& step) {
  if (!locks_fresh_) {
    if (++lock_queries_ > kLockQueries) return;
    locks_.clear();
    for (ThreadStatus& status : machine_->threads()) locks_[status.thread] = std::move(status.holds);
    locks_fresh_ = is_plain(event.kind);  // otherwise something may be about to change
  }
  step.locks = locks_[event.thread];
}

void StepRecorder::note_switch(Step& step) {
  const bool changed = running_ != kNoThread && running_ != step.thread;
  // Without a choice the machine changes the thread itself, where the last one cannot go on.
  if (changed) step.switched = switched_ ? std::move(*switched_) : why_it_stopped(false);
  switched_.reset();
  if (running_ != step.thread) running_name_ = names[step.thread] = machine_->thread_name(step.thread);
  running_ = step.thread;
}

void StepRecorder::forget_after(std::uint64_t event) {
  while (!events_.empty() && events_.back() > event) {
    events_.pop_back();
    steps.pop_back();
  }
}

std::size_t StepRecorder::step_of(std::uint64_t event) const {
  const auto found = std::lower_bound(events_.begin(), events_.end(), event);
  if (event == 0 || found == events_.end() || *found != event) return kNoStep;
  return static_cast<std::size_t>(found - events_.begin());
}

bool StepRecorder::touches_watched(const Event& event) const {
  if (!is_plain(event.kind)) return false;
  return event.location < watched_.address + watched_.size && watched_.address < event.location + event.size;
}

}  // namespace heddle::explore
