#include "report/json.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/trimmed.h"
#include "report/places.h"

namespace heddle::report {
namespace {

using Json = nlohmann::ordered_json;  // in the order of the documentation

constexpr int kFormat = 1;  // docs/json-format.md; raised when a key changes its meaning or goes

Json of(const SourcePosition& position) {
  return {{"function", position.function},
          {"file", position.file},
          {"line", position.line},
          {"library", position.library}};
}

Json of(const Stack& stack) {
  Json frames = Json::array();
  for (const SourcePosition& frame : stack) frames.push_back(of(frame));
  return frames;
}

Json step_number(std::size_t step) {
  return step == kNoStep ? Json(nullptr) : Json(step);
}

Json of(const Access& access) {
  return {{"thread", access.thread_name},
          {"op", access.is_write ? "write" : "read"},
          {"file", access.position.file},
          {"line", access.position.line},
          {"function", access.position.function},
          {"library", access.position.library},
          {"source", access.source_text},
          {"stack", of(access.stack)},
          {"locks", access.locks},
          {"thread_number", access.thread},
          {"step", step_number(access.step)}};
}

Json of(const ThreadStatus& status) {
  return {{"thread", status.thread},
          {"name", status.name},
          {"daemon", status.daemon},
          {"state", status.state},
          {"waits_for", status.waits_for},
          {"held_by", status.held_by == kNoThread ? Json(nullptr) : Json(status.held_by)},
          {"holds", status.holds},
          {"stack", of(status.stack)}};
}

// The stacks of thousands of steps are much alike: each frame and each stack is written once.
class Stacks {
 public:
  std::size_t number(const Stack& stack) {
    std::vector<std::size_t> frames;
    for (const SourcePosition& frame : stack) frames.push_back(number(frame));
    const auto [known, fresh] = stack_numbers_.try_emplace(frames, stacks_.size());
    if (fresh) stacks_.push_back(frames);
    return known->second;
  }
  Json frames() const { return frames_; }
  Json stacks() const { return stacks_; }

 private:
  std::size_t number(const SourcePosition& frame) {
    const auto key = std::make_tuple(frame.function, frame.file, frame.line, frame.library);
    const auto [known, fresh] = frame_numbers_.try_emplace(key, frames_.size());
    if (fresh) frames_.push_back(of(frame));
    return known->second;
  }
  std::map<std::tuple<std::string, std::string, int, bool>, std::size_t> frame_numbers_;
  std::map<std::vector<std::size_t>, std::size_t> stack_numbers_;
  Json frames_ = Json::array(), stacks_ = Json::array();
};

Json of(const Step& step, Stacks& stacks) {
  Json out = {{"thread", step.thread},
              {"transition", step.transition},
              {"what", step.what},
              {"function", step.position.function},
              {"file", step.position.file},
              {"line", step.position.line},
              {"library", step.position.library},
              {"source", step.source_text},
              {"kind", step.kind},
              {"location", step.location},
              {"value", step.value},
              {"stack", stacks.number(step.stack)},
              {"locks", step.locks ? Json(*step.locks) : Json(nullptr)},
              {"after", step.after},
              {"switched", step.switched}};
  if (!step.old_value.empty()) out["old_value"] = step.old_value;
  return out;
}

Json of(const Schedule& schedule) {
  Json choices = Json::array();
  for (const Alternative& choice : schedule) choices.push_back(Json::array({choice.thread, choice.value}));
  return {{"format", "heddle-schedule 1"}, {"choices", std::move(choices)}};
}

// The template below finds only what is declared before it.
Json of(const Finding& finding);
Json of(const Suppressed& suppressed);
Json of(const ChoicePlace& place);
Json of(const Assumption& assumption);

template <typename T>
Json list(const std::vector<T>& values) {
  Json out = Json::array();
  for (const T& value : values) out.push_back(of(value));
  return out;
}

Json of(const Finding& finding) {
  Stacks stacks;
  Json steps = Json::array();
  for (const Step& step : finding.steps) steps.push_back(of(step, stacks));
  return {{"kind", name(finding.kind)},
          {"message", finding.message},
          {"location", finding.location},
          {"position", of(finding.position)},
          {"thread", finding.thread == kNoThread ? Json(nullptr) : Json(finding.thread)},
          {"accesses", list(finding.accesses)},
          {"explanation", finding.explanation},
          {"suppression", suppression_line(finding)},
          {"suggestion", finding.suggestion},
          {"threads", list(finding.threads)},
          {"output", finding.output},
          {"transitions", finding.transitions},
          {"switches", finding.switches},
          {"minimal", finding.minimal},
          {"steps", std::move(steps)},
          {"frames", stacks.frames()},
          {"stacks", stacks.stacks()},
          {"source_lines", finding.source},
          {"schedule", of(finding.schedule)}};
}

Json of(const Suppressed& suppressed) {
  return {{"entry", suppressed.entry}, {"reason", suppressed.reason}, {"finding", of(suppressed.finding)}};
}

Json of(const ChoicePlace& place) {
  return {{"position", of(place.position)},
          {"choice", place.data ? "value" : "thread"},
          {"share", place.share},
          {"alternatives", place.alternatives}};
}

Json of(const Statistics& stats) {
  return {{"states", stats.states},
          {"matched", stats.matched},
          {"transitions", stats.transitions},
          {"executions", stats.executions},
          {"instructions", stats.instructions},
          {"max_depth", stats.max_depth},
          {"restarts", stats.restarts},
          {"seconds", stats.seconds},
          {"peak_memory_bytes", stats.peak_memory_bytes},
          {"observer_bytes", stats.observer_bytes}};
}

Json of(const Assumption& assumption) {
  return {{"kind", name(assumption.kind)}, {"text", assumption.text}};
}

Json of(const CheckResult& result, const std::string& version) {
  Json object = {{"heddle", version},
                 {"format", kFormat},
                 {"program", result.program},
                 {"options", result.options},
                 {"verdict", name(result.verdict)},
                 {"reason", result.reason},
                 {"findings", list(result.findings)},
                 {"assumptions", list(result.assumptions)},
                 {"notes", result.notes},
                 {"stats", of(result.stats)},
                 {"bounded", result.bounded},
                 {"explored", result.explored ? Json(*result.explored) : Json(nullptr)},
                 {"choice_places", list(result.choice_places)},
                 {"suppressed", list(result.suppressed)},
                 {"command", result.command},
                 {"sources", result.sources},
                 {"paths", result.paths}};
  if (result.models.empty()) return object;
  std::set<std::string> texts;
  Json models = Json::object();
  for (const ModelOutcomes& model : result.models) {
    Json outcomes = Json::array();
    for (const Outcome& outcome : model.outcomes) {
      texts.insert(outcome.text);
      outcomes.push_back({{"text", trimmed(outcome.text)}, {"schedule", of(outcome.schedule)}});
    }
    models[model.model] = {
        {"complete", model.complete}, {"reason", model.reason}, {"outcomes", std::move(outcomes)}};
  }
  object["outcomes"] = texts;
  object["models"] = std::move(models);
  return object;
}

Json of(const Suite& suite, const std::string& version) {
  Json programs = Json::array(), skipped = Json::array();
  for (const CheckResult& result : suite.programs) programs.push_back(of(result, version));
  for (const Skipped& one : suite.skipped)
    skipped.push_back({{"program", one.program}, {"reason", one.reason}, {"disabled", one.disabled}});
  return {{"heddle", version},
          {"format", kFormat},
          {"verdict", name(verdict(suite))},
          {"programs", std::move(programs)},
          {"skipped", std::move(skipped)}};
}

// Bytes of the program that are no UTF-8 become U+FFFD; control characters are escaped by the writer.
std::string written(const Json& object, int indent) {
  return object.dump(indent, ' ', false, Json::error_handler_t::replace);
}

// All of these occur only inside of strings, where an escape means the same.
std::string written_for_page(const Json& object) {
  const std::string plain = written(object, -1);
  std::string out;
  out.reserve(plain.size());
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const std::string_view rest = std::string_view(plain).substr(i, 3);
    if (rest == "\xE2\x80\xA8" || rest == "\xE2\x80\xA9") {
      out += rest[2] == '\xA8' ? "\\u2028" : "\\u2029";
      i += 2;
    } else if (plain[i] == '<') {
      out += "\\u003c";
    } else if (plain[i] == '>') {
      out += "\\u003e";
    } else if (plain[i] == '&') {
      out += "\\u0026";
    } else {
      out += plain[i];
    }
  }
  return out;
}

}  // namespace

std::string json(const CheckResult& result, const std::string& version) {
  return written(of(result, version), 2) + "\n";
}
std::string json(const Suite& suite, const std::string& version) {
  return written(of(suite, version), 2) + "\n";
}

std::string json_for_page(const CheckResult& result, const std::string& version) {
  return written_for_page(of(result, version));
}
std::string json_for_page(const Suite& suite, const std::string& version) {
  return written_for_page(of(suite, version));
}

}  // namespace heddle::report
