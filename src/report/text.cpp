#include "report/text.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/counterexample.h"
#include "report/ink.h"
#include "report/places.h"
#include "report/printable.h"

namespace heddle::report {
namespace {

constexpr std::size_t kOutputLines = 40;
constexpr std::size_t kStackFrames = 12;

// "Account.transfer (Account.java:13)"
std::string frame_text(const SourcePosition& frame) {
  const std::string where = place(frame);
  return printable(frame.function) + (where.empty() ? "" : " (" + where + ")");
}

// The user's frames; of each run of library frames only the outermost (the one that the user's code called),
// unless there is nothing else to see.
std::vector<std::string> stack_lines(const Stack& stack) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < stack.size(); ++i) {
    const bool hidden = stack[i].library && i + 1 < stack.size() && stack[i + 1].library;
    if (!hidden) lines.push_back("at " + frame_text(stack[i]));
  }
  // A thread's own start-up code below the user's first frame tells nothing.
  const bool ends_in_library = !stack.empty() && stack.back().library;
  if (ends_in_library && lines.size() > 1) lines.pop_back();
  if (lines.size() > kStackFrames) {
    const std::size_t hidden = lines.size() - kStackFrames;
    lines.resize(kStackFrames);
    lines.push_back(fmt::format("and {} more", count(hidden, "frame", "frames")));
  }
  return lines;
}

// The message without its kind in front, which the report says itself: of "assertion failed: x" the rest is
// "failed: x", of "deadlock (nobody helps): x" it is "x (nobody helps)".
std::string message_of(const Finding& finding) {
  const std::string message = printable(finding.message);
  const std::string kind = name(finding.kind);
  for (const char* after : {": ", " on "})
    if (message.starts_with(kind + after)) return message.substr((kind + after).size());
  if (message.starts_with(kind + " failed")) return message.substr(kind.size() + 1);
  if (const std::size_t end = message.find("): ");
      message.starts_with(kind + " (") && end != std::string::npos)
    return message.substr(end + 3) + message.substr(kind.size(), end + 1 - kind.size());
  return message;
}

std::string listed(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += (out.empty() ? "" : ", ") + printable(text);
  return out;
}

const ThreadStatus* status_of(const Finding& finding, ThreadId thread) {
  for (const ThreadStatus& status : finding.threads) {
    if (status.thread == thread) return &status;
  }
  return nullptr;
}

// "left → right → left" if following who holds what leads back, "" otherwise.
std::string waiting_cycle(const Finding& finding, const Ink& ink) {
  for (const ThreadStatus& start : finding.threads) {
    std::vector<const ThreadStatus*> path;
    const ThreadStatus* at = &start;
    while (at != nullptr && std::find(path.begin(), path.end(), at) == path.end()) {
      path.push_back(at);
      at = at->held_by == kNoThread ? nullptr : status_of(finding, at->held_by);
    }
    if (at != &start || path.size() < 3) continue;  // two are seen at once
    std::string out;
    for (const ThreadStatus* status : path) out += printable(status->name) + ink.arrow();
    return out + printable(start.name);
  }
  return "";
}

class Page {
 public:
  Page(const CheckResult& result, const TextOptions& options)
      : result_(result), options_(options), ink_(options.colour, options.unicode) {}

  std::string render() {
    headline();
    for (std::size_t i = 0; i < result_.findings.size(); ++i) finding(result_.findings[i], i);
    notes();
    where_states_come_from();
    next_steps();
    statistics();
    out_ += closing_line(result_) + "\n";
    return std::move(out_);
  }

 private:
  void line(const std::string& text) { out_ += text + "\n"; }

  void notes() {
    std::vector<std::string> notes = result_.notes;
    for (const Assumption& one : result_.assumptions)  // there is no headline that tells them
      if (result_.verdict == Verdict::Violated && one.kind == AssumptionKind::Silenced)
        notes.push_back(one.text);
    for (const std::string& note : notes) paragraph("note: ", printable(note));
    if (!notes.empty()) line("");
  }

  void paragraph(const std::string& prefix, const std::string& text) {
    const std::size_t indent = display_width(prefix);
    const std::size_t room = options_.width > indent + 20 ? options_.width - indent : 20;
    bool first = true;
    for (const std::string& part : wrapped(text, room)) {
      line((first ? prefix : std::string(indent, ' ')) + part);
      first = false;
    }
  }

  void headline() {
    const std::string word = name(result_.verdict);
    const std::string painted = result_.verdict == Verdict::Verified   ? ink_.good(word)
                                : result_.verdict == Verdict::Violated ? ink_.bad(word)
                                                                       : ink_.unsure(word);
    line(ink_.bold(printable(result_.program)) + ": " + painted);
    if (!result_.reason.empty()) {
      paragraph(result_.verdict == Verdict::Verified ? "  within: " : "  ", printable(result_.reason));
    }
    if (const std::string assumed = assuming(result_); !assumed.empty()) paragraph("  ", printable(assumed));
    line("");
  }

  void finding(const Finding& finding, std::size_t index) {
    if (result_.findings.size() > 1) {
      line(ink_.bold(fmt::format("Finding {} of {}", index + 1, result_.findings.size())));
    }
    paragraph("", ink_.bad(name(finding.kind)) + ": " + message_of(finding));
    if (const std::string where = place(finding.position); !where.empty()) {
      line("  at " + frame_text(finding.position));
    }
    if (const std::string cycle = waiting_cycle(finding, ink_); !cycle.empty()) {
      paragraph("  ", "a cycle of threads, each waiting for the next: " + cycle);
    }
    accesses(finding);
    advice(finding);
    line("");
    counterexample(finding);
    threads(finding);
    output(finding);
  }

  // Of a race: what each thread did.
  void accesses(const Finding& finding) {
    const std::string location = printable(finding.location);
    if (!location.empty() && message_of(finding).find(location) == std::string::npos)
      line("  location: " + location);
    if (finding.accesses.empty()) return;
    const Story story = story_of(finding, ink_);
    for (std::size_t i = 0; i < finding.accesses.size(); ++i) {
      const Access& one = finding.accesses[i];
      line("");
      line(fmt::format("  {} {} by {}", i == 0 ? "first, a" : "then, a", one.is_write ? "write" : "read",
                       ink_.bold(ink_.thread(story.lane_of(one.thread), printable(one.thread_name)))));
      access(one, story.lane_of(one.thread));
    }
    line("");
  }

  // Why it is wrong, what helps, and what to do if it is not wrong.
  void advice(const Finding& finding) {
    if (!finding.explanation.empty()) paragraph("  why: ", printable(finding.explanation));
    if (!finding.suggestion.empty()) paragraph("  help: ", printable(finding.suggestion));
    if (const std::string entry = suppression_line(finding); !entry.empty())
      paragraph("  or: ", "if it is meant to be so, put this line into a file for --suppressions: " + entry +
                              " # REASON");
  }

  void next_steps() {
    std::string steps;
    if (result_.verdict == Verdict::Violated && !options_.has_page)
      steps = "--report FILE.html makes a page that shows it step by step";
    if (result_.verdict == Verdict::Inconclusive && result_.bounded)
      steps =
          "allow more (--time, --max-memory), make the program smaller (fewer threads, shorter loops), or "
          "only "
          "look for errors (--search swarm)";
    if (!options_.next_steps || steps.empty()) return;
    paragraph("next: ", steps);
    line("");
  }

  void access(const Access& access, std::size_t lane) {
    if (!access.source_text.empty()) line("      " + ink_.thread(lane, printable(access.source_text)));
    const std::vector<std::string> frames = stack_lines(access.stack);
    for (const std::string& frame : frames) line("      " + frame);
    if (frames.empty() && !place(access.position).empty()) line("      at " + frame_text(access.position));
    paragraph("      ", access.locks.empty() ? "holds no lock" : "holds " + listed(access.locks));
  }

  void counterexample(const Finding& finding) {
    const Story story = story_of(finding, ink_);
    line(ink_.bold("How it happens") +
         fmt::format(" ({}, {}{})", count(finding.transitions, "transition", "transitions"),
                     count(finding.switches, "context switch", "context switches"),
                     finding.minimal ? ", minimal" : ""));
    line("");
    if (story.moments.empty()) {
      line("  before the first choice between threads");
    } else if (fits_columns(story, options_.width)) {
      out_ += in_columns(story, ink_, options_.width, options_.max_rows);
    } else {
      out_ += in_sequence(story, ink_, options_.width, options_.max_rows);
    }
    line("");
  }

  // Who waits for what, held by whom, and where: for a deadlock every thread, otherwise the one that failed.
  // Of a race the accesses have told it.
  void threads(const Finding& finding) {
    if (finding.kind == FindingKind::Race) return;
    const bool stuck = finding.kind == FindingKind::Deadlock || finding.kind == FindingKind::Livelock;
    const ThreadId failing = failing_thread(finding);
    const Story story = story_of(finding, ink_);
    bool any = false;
    for (const ThreadStatus& status : finding.threads) {
      const bool interesting = stuck ? status.state != "ended" : status.thread == failing;
      if (!interesting || (status.stack.empty() && status.waits_for.empty())) continue;
      if (!any) line(ink_.bold(stuck ? "Threads that are left" : "The thread that failed"));
      any = true;
      thread(finding, status, story.lane_of(status.thread));
    }
    if (any) line("");
  }

  void thread(const Finding& finding, const ThreadStatus& status, std::size_t lane) {
    std::string text = ink_.bold(ink_.thread(lane, printable(status.name)));
    if (status.daemon) text += " (daemon)";
    if (!status.state.empty()) text += ": " + printable(status.state);
    if (!status.waits_for.empty()) text += ", " + waiting_text(finding, status);
    line("  " + text);
    if (!status.holds.empty()) paragraph("      holds ", listed(status.holds));
    for (const std::string& frame : stack_lines(status.stack)) line("      " + frame);
  }

  void output(const Finding& finding) {
    const std::vector<std::string> lines = printable_lines(finding.output);
    if (lines.empty()) return;
    line(ink_.bold("What the program printed on this path"));
    const std::size_t from = lines.size() > kOutputLines ? lines.size() - kOutputLines : 0;
    if (from > 0) line(fmt::format("  {} {} left out", ink_.ellipsis(), count(from, "line", "lines")));
    for (std::size_t i = from; i < lines.size(); ++i) {
      out_ += "  " + ink_.faint(ink_.bar()) + " " + lines[i] + "\n";
    }
    line("");
  }

  void statistics() {
    const Statistics& s = result_.stats;
    if (result_.options.contains("replay")) {
      line(ink_.faint("Replayed " + count(s.transitions, "transition", "transitions")));
      return;
    }
    const std::string executions = count(s.executions, "execution", "executions") + " to an end";
    const std::string transitions = count(s.transitions, "transition", "transitions");
    const std::string longest = count(s.max_depth, "transition", "transitions");
    std::string text =
        s.states == 0
            ? fmt::format("Explored {}, {}, longest {}", executions, transitions, longest)
            : fmt::format("Explored {}, {}, {} matched, {}, longest {}", count(s.states, "state", "states"),
                          transitions, s.matched, executions, longest);
    if (s.restarts > 0) text += ", " + count(s.restarts, "restart", "restarts");
    line(ink_.faint(text));
  }

  // What the user could bound when a search does not come to its end.
  void where_states_come_from() {
    constexpr std::size_t kPlaces = 5;
    const bool cut = result_.verdict == Verdict::Inconclusive && result_.bounded;
    if (!cut && !options_.statistics) return;
    if (result_.explored)
      paragraph("", "Explored " + about(*result_.explored) +
                        " of the space: a rough estimate, which takes all branches for equally large");
    if (result_.choice_places.empty()) return;
    const char* what = result_.stats.states > 0 ? "states" : "transitions";
    line(ink_.bold(fmt::format("Where the {} come from", what)) + " (from a sample of transitions)");
    for (std::size_t i = 0; i < result_.choice_places.size() && i < kPlaces; ++i) {
      const ChoicePlace& one = result_.choice_places[i];
      line(fmt::format("  {:>4}  {}, {:.1f} {} on average", percent(one.share), frame_text(one.position),
                       one.alternatives, one.data ? "values" : "alternatives"));
    }
    line("");
  }

  const CheckResult& result_;
  const TextOptions& options_;
  Ink ink_;
  std::string out_;
};

}  // namespace

std::string size_text(const Statistics& stats) {
  if (stats.states > 0) return count(stats.states, "state", "states");
  if (stats.executions > 0) return count(stats.executions, "execution", "executions");
  return count(stats.transitions, "transition", "transitions");
}

std::string finding_line(const CheckResult& result) {
  if (result.findings.empty()) return "";
  const Finding& first = result.findings.front();
  std::string what = fmt::format("{}: {}", name(first.kind), message_of(first));
  if (const std::string where = place(first.position); !where.empty()) what += " at " + where;
  if (result.findings.size() > 1) what += fmt::format(", and {} more", result.findings.size() - 1);
  return what;
}

std::string assuming(const CheckResult& result) {
  if (result.verdict == Verdict::Violated || result.assumptions.empty()) return "";
  std::string out = "assuming: ";
  for (std::size_t i = 0; i < result.assumptions.size(); ++i)
    out += (i == 0 ? "" : "; ") + result.assumptions[i].text;
  return out;
}

std::string closing_line(const CheckResult& result) {
  std::string what;
  if (result.verdict == Verdict::Violated && !result.findings.empty()) {
    what = finding_line(result);
  } else if (result.verdict == Verdict::Verified) {
    const auto properties = result.options.find("properties");
    what = "no " + (properties == result.options.end() ? "violation" : properties->second);
    std::size_t comma = 0;
    while ((comma = what.find(',', comma)) != std::string::npos) what.replace(comma++, 1, ", ");
    if (!result.reason.empty()) what += " (within: " + printable(result.reason) + ")";
  } else {
    what = result.reason.empty() ? "no reason known" : printable(result.reason);
  }
  return fmt::format("heddle: {}: {} ({}, {}, {})", name(result.verdict), what, size_text(result.stats),
                     seconds(result.stats.seconds), megabytes(result.stats.peak_memory_bytes));
}

std::string text(const CheckResult& result, const TextOptions& options) {
  if (options.quiet) return closing_line(result) + "\n";
  return Page(result, options).render();
}

}  // namespace heddle::report
