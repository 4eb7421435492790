// From a finding's steps to the rows of its counterexample.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "report/counterexample.h"
#include "report/printable.h"

namespace heddle::report {
namespace {

constexpr std::size_t kShownActions = 5;  // of one moment; a library call may do hundreds

std::string name_of(const Finding& finding, ThreadId thread) {
  for (const ThreadStatus& status : finding.threads) {
    if (status.thread == thread && !status.name.empty()) return printable(status.name);
  }
  for (const Access& access : finding.accesses) {
    if (access.thread == thread && !access.thread_name.empty()) return printable(access.thread_name);
  }
  return fmt::format("thread {}", thread);
}

// Waits for ever, or (in a livelock) runs for ever.
bool is_stuck(const Finding& finding, const ThreadStatus& status) {
  if (status.state == "ended") return false;
  return !status.waits_for.empty() || (finding.kind == FindingKind::Livelock && status.state == "runnable");
}

// The line's text; an opening brace at its end tells nothing and costs a column two cells.
std::string source_of(const Step& step) {
  if (!step.source_text.empty()) {
    std::string text = printable(step.source_text);
    while (text.size() > 1 && (text.ends_with('{') || text.ends_with(' '))) text.pop_back();
    return text;
  }
  return step.position.function.empty() ? "" : "in " + printable(step.position.function);
}

bool same_place(const SourcePosition& a, const SourcePosition& b) {
  return a.line == b.line && a.file == b.file && a.function == b.function;
}

// What library code reads with none of the user's code on the stack (how a thread starts and ends) is
// nobody's story.
bool is_noise(const Step& step) {
  return step.position.library && step.what.starts_with("read ");
}

void fold_actions(std::vector<std::string>& actions, const Ink& ink) {
  if (actions.size() <= kShownActions) return;
  const std::size_t hidden = actions.size() - (kShownActions - 1);
  actions[kShownActions - 2] = fmt::format("{} {} more", ink.ellipsis(), hidden);
  actions.erase(actions.begin() + (kShownActions - 1), actions.end() - 1);
}

std::string_view without_directories(std::string_view where) {
  return where.substr(where.rfind('/') + 1);  // npos + 1 == 0
}

// The narrow column on the left has file names without directories, as long as that does not confuse two
// files.
void shorten_places(std::vector<Moment>& moments) {
  std::map<std::string, std::set<std::string>> files;
  for (const Moment& moment : moments) {
    const std::string file = moment.where.substr(0, moment.where.rfind(':'));
    files[std::string(without_directories(file))].insert(file);
  }
  if (std::any_of(files.begin(), files.end(), [](const auto& entry) { return entry.second.size() > 1; }))
    return;
  for (Moment& moment : moments) moment.where = without_directories(moment.where);
}

std::vector<Lane> lanes_of(const Finding& finding) {
  std::set<ThreadId> threads;
  for (const Step& step : finding.steps) {
    if (!is_noise(step)) threads.insert(step.thread);
  }
  for (const ThreadStatus& status : finding.threads) {
    if (is_stuck(finding, status) && !status.daemon) threads.insert(status.thread);
  }
  if (const ThreadId failing = failing_thread(finding); failing != kNoThread) threads.insert(failing);
  for (const Access& access : finding.accesses) threads.insert(access.thread);
  std::vector<Lane> lanes;
  for (ThreadId thread : threads) lanes.push_back({thread, name_of(finding, thread)});
  return lanes;
}

// What the last thread does of a race: "reads Account.balance, which rent wrote at Account.java:17"
std::string racing_text(const Finding& race) {
  const Access &first = race.accesses[0], &second = race.accesses[1];
  const std::string where = place(first.position);
  return fmt::format("{} {}, which {} {}{}", second.is_write ? "writes" : "reads", printable(race.location),
                     printable(first.thread_name), first.is_write ? "wrote" : "read",
                     where.empty() ? "" : fmt::format(" at {}", without_directories(where)));
}

// Where each thread is stuck, or what went wrong: the point of the whole story.
void add_ending(const Finding& finding, Story& story, const Ink& ink) {
  std::map<std::string, std::string> text_at;  // the source text of places that the story has visited
  for (const Moment& moment : story.moments) {
    if (!moment.where.empty()) text_at[moment.where] = moment.source;
  }
  for (const auto& [where, text] : finding.source) {
    if (std::string& known = text_at[where]; known.empty()) known = printable(text);
  }
  const std::string cross = std::string(ink.stuck()) + " ";
  const bool stuck_story = finding.kind == FindingKind::Deadlock || finding.kind == FindingKind::Livelock;
  if (stuck_story) {
    for (const ThreadStatus& status : finding.threads) {
      const std::size_t lane = story.lane_of(status.thread);
      if (lane == story.lanes.size() || !is_stuck(finding, status)) continue;
      Moment end{lane, "", "", {}, true, true};
      if (const SourcePosition* at = users_frame(status.stack); at != nullptr) end.where = place(*at);
      end.source = text_at[end.where];
      end.actions.push_back(cross + waiting_text(finding, status));
      story.moments.push_back(std::move(end));
    }
    return;
  }
  const std::size_t lane = story.lane_of(failing_thread(finding));
  if (lane == story.lanes.size()) return;
  const std::string what = finding.accesses.size() == 2 ? racing_text(finding) : printable(finding.message);
  Moment end{lane, place(finding.position), "", {cross + what}, true, false};
  end.source = text_at[end.where];
  if (end.source.empty() && !finding.accesses.empty())
    end.source = printable(finding.accesses.back().source_text);
  // The failing line is usually the line of the last step: one row tells both.
  if (!story.moments.empty() && story.moments.back().lane == lane &&
      story.moments.back().where == end.where) {
    end.actions.insert(end.actions.begin(), story.moments.back().actions.begin(),
                       story.moments.back().actions.end());
    end.source = story.moments.back().source;
    story.moments.pop_back();
  }
  story.moments.push_back(std::move(end));
}

}  // namespace

std::string waiting_text(const Finding& finding, const ThreadStatus& status) {
  if (status.waits_for.empty()) return "goes on for ever";
  std::string text = "waits for " + printable(status.waits_for);
  // Not: the end of thread A, held by A.
  if (status.held_by == kNoThread || status.waits_for.starts_with("the end of ")) return text;
  return text + ", held by " + name_of(finding, status.held_by);
}

std::size_t Story::lane_of(ThreadId thread) const {
  const auto found =
      std::find_if(lanes.begin(), lanes.end(), [&](const Lane& l) { return l.thread == thread; });
  return static_cast<std::size_t>(found - lanes.begin());
}

const SourcePosition* users_frame(const Stack& stack) {
  for (const SourcePosition& frame : stack) {
    if (!frame.library) return &frame;
  }
  return stack.empty() ? nullptr : &stack.front();
}

std::string place(const SourcePosition& position) {
  if (position.file.empty()) return "";
  return position.line > 0 ? fmt::format("{}:{}", printable(position.file), position.line)
                           : printable(position.file);
}

ThreadId failing_thread(const Finding& finding) {
  if (finding.kind == FindingKind::Deadlock || finding.kind == FindingKind::Livelock) return kNoThread;
  if (finding.kind == FindingKind::Race && !finding.accesses.empty()) return finding.accesses.back().thread;
  if (finding.thread != kNoThread) return finding.thread;
  if (!finding.schedule.empty()) return finding.schedule.back().thread;
  if (!finding.steps.empty()) return finding.steps.back().thread;
  return finding.threads.empty() ? kNoThread : finding.threads.front().thread;
}

Story story_of(const Finding& finding, const Ink& ink) {
  Story story;
  story.lanes = lanes_of(finding);
  const Step* previous = nullptr;
  for (const Step& step : finding.steps) {
    if (is_noise(step)) continue;
    const bool folds = previous != nullptr && previous->thread == step.thread &&
                       same_place(previous->position, step.position);
    if (!folds) {
      story.moments.push_back(
          {story.lane_of(step.thread), place(step.position), source_of(step), {}, false, false});
    }
    if (!step.what.empty()) story.moments.back().actions.push_back(printable(step.what));
    previous = &step;
  }
  for (Moment& moment : story.moments) fold_actions(moment.actions, ink);
  add_ending(finding, story, ink);
  shorten_places(story.moments);
  return story;
}

}  // namespace heddle::report
