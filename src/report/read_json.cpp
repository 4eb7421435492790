// From the JSON of a result back to the result. Whatever a file contains, reading it ends in a result or in a
// sentence: a key of another type than the documented one counts as missing.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/json.h"

namespace heddle::report {
namespace {

using Json = nlohmann::json;

const Json& member(const Json& object, const char* key) {
  static const Json kNothing;
  if (!object.is_object()) return kNothing;
  const auto found = object.find(key);
  return found == object.end() ? kNothing : *found;
}

std::string text(const Json& value) {
  return value.is_string() ? value.get<std::string>() : "";
}
std::string text(const Json& object, const char* key) {
  return text(member(object, key));
}

template <typename Number>
Number number(const Json& value, Number otherwise = 0) {
  if constexpr (std::is_floating_point_v<Number>) {
    return value.is_number() ? value.get<Number>() : otherwise;
  } else {
    if (!value.is_number_integer()) return otherwise;
    if (value.is_number_unsigned()) {
      const auto given = value.get<std::uint64_t>();
      return given <= static_cast<std::uint64_t>(std::numeric_limits<Number>::max())
                 ? static_cast<Number>(given)
                 : otherwise;
    }
    return otherwise;  // nothing here is negative
  }
}
template <typename Number>
Number number(const Json& object, const char* key, Number otherwise = 0) {
  return number<Number>(member(object, key), otherwise);
}

bool flag(const Json& object, const char* key) {
  const Json& value = member(object, key);
  return value.is_boolean() && value.get<bool>();
}

std::vector<std::string> texts(const Json& value) {
  std::vector<std::string> out;
  if (!value.is_array()) return out;
  for (const Json& one : value) out.push_back(text(one));
  return out;
}

std::map<std::string, std::string> text_map(const Json& value) {
  std::map<std::string, std::string> out;
  if (!value.is_object()) return out;
  for (const auto& [key, one] : value.items()) out[key] = text(one);
  return out;
}

template <typename T>
std::vector<T> list(const Json& value, T (*read)(const Json&)) {
  std::vector<T> out;
  if (!value.is_array()) return out;
  for (const Json& one : value) out.push_back(read(one));
  return out;
}

SourcePosition position(const Json& object) {
  return {text(object, "function"), text(object, "file"), number<int>(object, "line"),
          flag(object, "library")};
}

Stack stack(const Json& frames) {
  return list<SourcePosition>(frames, position);
}

Access access(const Json& object) {
  Access out;
  out.thread = number<ThreadId>(object, "thread_number");
  out.thread_name = text(object, "thread");
  out.is_write = text(object, "op") == "write";
  out.position = position(object);
  out.source_text = text(object, "source");
  out.stack = stack(member(object, "stack"));
  out.locks = texts(member(object, "locks"));
  out.step = number<std::size_t>(object, "step", kNoStep);
  return out;
}

ThreadStatus status(const Json& object) {
  ThreadStatus out;
  out.thread = number<ThreadId>(object, "thread");
  out.name = text(object, "name");
  out.daemon = flag(object, "daemon");
  out.state = text(object, "state");
  out.waits_for = text(object, "waits_for");
  out.held_by = number<ThreadId>(object, "held_by", kNoThread);
  out.holds = texts(member(object, "holds"));
  out.stack = stack(member(object, "stack"));
  return out;
}

Stack stack_numbered(const Json& finding, std::size_t number_of_stack) {
  const Json& stacks = member(finding, "stacks");
  const Json& frames = member(finding, "frames");
  Stack out;
  if (!stacks.is_array() || !frames.is_array() || number_of_stack >= stacks.size()) return out;
  for (const Json& frame : stacks[number_of_stack]) {
    const auto at = number<std::size_t>(frame, frames.size());
    if (at < frames.size()) out.push_back(position(frames[at]));
  }
  return out;
}

Step step(const Json& object, const Json& finding) {
  Step out;
  out.thread = number<ThreadId>(object, "thread");
  out.transition = number<std::size_t>(object, "transition");
  out.old_value = text(object, "old_value");
  out.what = text(object, "what");
  out.position = position(object);
  out.source_text = text(object, "source");
  out.kind = text(object, "kind");
  out.location = text(object, "location");
  out.value = text(object, "value");
  out.stack = stack_numbered(finding, number<std::size_t>(object, "stack", kNoStep));
  if (const Json& locks = member(object, "locks"); locks.is_array()) out.locks = texts(locks);
  for (const Json& before : member(object, "after"))
    if (before.is_number_unsigned()) out.after.push_back(before.get<std::size_t>());
  out.switched = text(object, "switched");
  return out;
}

Schedule schedule(const Json& object) {
  Schedule out;
  for (const Json& choice : member(object, "choices")) {
    if (!choice.is_array() || choice.size() != 2) continue;
    out.push_back({number<ThreadId>(choice[0]), number<std::uint32_t>(choice[1])});
  }
  return out;
}

FindingKind kind_named(const std::string& given) {
  for (const FindingKind kind :
       {FindingKind::Race, FindingKind::Deadlock, FindingKind::Assertion, FindingKind::Exception,
        FindingKind::Memory, FindingKind::Livelock, FindingKind::Exit})
    if (given == name(kind)) return kind;
  return FindingKind::Assertion;
}

Finding finding(const Json& object) {
  Finding out;
  out.kind = kind_named(text(object, "kind"));
  out.message = text(object, "message");
  out.location = text(object, "location");
  out.position = position(member(object, "position"));
  out.thread = number<ThreadId>(object, "thread", kNoThread);
  out.accesses = list<Access>(member(object, "accesses"), access);
  out.explanation = text(object, "explanation");
  out.suggestion = text(object, "suggestion");
  out.threads = list<ThreadStatus>(member(object, "threads"), status);
  for (const Json& one : member(object, "steps")) out.steps.push_back(step(one, object));
  for (Step& one : out.steps)  // an arrow leads from one step to a later one
    std::erase_if(one.after, [&](std::size_t from) { return from >= out.steps.size(); });
  for (Access& one : out.accesses)
    if (one.step >= out.steps.size()) one.step = kNoStep;
  out.source = text_map(member(object, "source_lines"));
  out.output = text(object, "output");
  out.schedule = schedule(member(object, "schedule"));
  out.transitions = number<std::size_t>(object, "transitions");
  out.switches = number<std::size_t>(object, "switches");
  out.minimal = flag(object, "minimal");
  return out;
}

Suppressed suppressed(const Json& object) {
  return {finding(member(object, "finding")), text(object, "entry"), text(object, "reason")};
}

Statistics statistics(const Json& object) {
  Statistics out;
  out.states = number<std::uint64_t>(object, "states");
  out.matched = number<std::uint64_t>(object, "matched");
  out.transitions = number<std::uint64_t>(object, "transitions");
  out.executions = number<std::uint64_t>(object, "executions");
  out.instructions = number<std::uint64_t>(object, "instructions");
  out.max_depth = number<std::uint64_t>(object, "max_depth");
  out.restarts = number<std::uint64_t>(object, "restarts");
  out.seconds = number<double>(object, "seconds");
  out.peak_memory_bytes = number<std::uint64_t>(object, "peak_memory_bytes");
  out.observer_bytes = number<std::uint64_t>(object, "observer_bytes");
  return out;
}

std::vector<ModelOutcomes> models(const Json& object) {
  std::vector<ModelOutcomes> out;
  if (!object.is_object()) return out;
  for (const auto& [name, value] : object.items()) {
    ModelOutcomes model;
    model.model = name;
    model.complete = member(value, "complete").is_boolean() && member(value, "complete").get<bool>();
    model.reason = text(value, "reason");
    if (const Json& outcomes = member(value, "outcomes"); outcomes.is_array())
      for (const Json& outcome : outcomes)
        model.outcomes.push_back({text(outcome, "text"), schedule(member(outcome, "schedule"))});
    out.push_back(std::move(model));
  }
  return out;
}

ChoicePlace choice_place(const Json& object) {
  return {position(member(object, "position")), text(object, "choice") == "value",
          number<double>(object, "share"), number<double>(object, "alternatives")};
}

// Of a kind that a later version knows: what it says is what matters.
Assumption assumption(const Json& object) {
  return {assumption_kind(text(object, "kind")).value_or(AssumptionKind::Trusted), text(object, "text")};
}

CheckResult result(const Json& object) {
  CheckResult out;
  const std::string verdict = text(object, "verdict");
  out.verdict = verdict == "verified"   ? Verdict::Verified
                : verdict == "violated" ? Verdict::Violated
                                        : Verdict::Inconclusive;
  out.program = text(object, "program");
  out.options = text_map(member(object, "options"));
  out.reason = text(object, "reason");
  for (const Assumption& one : list<Assumption>(member(object, "assumptions"), assumption))
    add(out.assumptions, one);
  out.notes = texts(member(object, "notes"));
  out.findings = list<Finding>(member(object, "findings"), finding);
  out.stats = statistics(member(object, "stats"));
  out.bounded = flag(object, "bounded");
  if (const Json& explored = member(object, "explored"); explored.is_number())
    out.explored = explored.get<double>();
  out.choice_places = list<ChoicePlace>(member(object, "choice_places"), choice_place);
  out.suppressed = list<Suppressed>(member(object, "suppressed"), suppressed);
  out.models = models(member(object, "models"));
  out.command = texts(member(object, "command"));
  out.sources = text_map(member(object, "sources"));
  out.paths = text_map(member(object, "paths"));
  return out;
}

Skipped skipped(const Json& object) {
  return {text(object, "program"), text(object, "reason"), flag(object, "disabled")};
}

}  // namespace

Result<Results> read_results(std::string_view whole) {
  const Json object = Json::parse(whole, nullptr, false);
  const bool is_result = object.is_object() && object.contains("heddle") && object.contains("format");
  if (!is_result) return Error{"this is not a result of Heddle; write one with --json or --format json"};
  if (const auto format = number<int>(object, "format"); format != 1) {
    return Error{fmt::format("the result has format {}, this version of Heddle reads format 1", format)};
  }
  Results out;
  const Json& programs = member(object, "programs");
  out.several = programs.is_array();
  if (out.several) {
    out.suite.programs = list<CheckResult>(programs, result);
    out.suite.skipped = list<Skipped>(member(object, "skipped"), skipped);
  } else {
    out.suite.programs.push_back(result(object));
  }
  return out;
}

Result<CheckResult> read_json(std::string_view whole) {
  Result<Results> read = read_results(whole);
  if (!read.ok()) return read.error();
  if (read->several) return Error{"this is the result of several programs; give it to heddle show"};
  return std::move(read->suite.programs.front());
}

}  // namespace heddle::report
