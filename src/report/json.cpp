#include "report/json.h"

#include <nlohmann/json.hpp>

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

Json of(const Access& access) {
  return {{"thread", access.thread_name},
          {"op", access.is_write ? "write" : "read"},
          {"file", access.position.file},
          {"line", access.position.line},
          {"function", access.position.function},
          {"source", access.source_text},
          {"stack", of(access.stack)},
          {"locks", access.locks}};
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

Json of(const Step& step) {
  return {{"thread", step.thread},      {"transition", step.transition},
          {"what", step.what},          {"function", step.position.function},
          {"file", step.position.file}, {"line", step.position.line},
          {"source", step.source_text}};
}

Json of(const Schedule& schedule) {
  Json choices = Json::array();
  for (const Alternative& choice : schedule) choices.push_back(Json::array({choice.thread, choice.value}));
  return {{"format", "heddle-schedule 1"}, {"choices", std::move(choices)}};
}

Json of(const Finding& finding);

template <typename T>
Json list(const std::vector<T>& values) {
  Json out = Json::array();
  for (const T& value : values) out.push_back(of(value));
  return out;
}

Json of(const Finding& finding) {
  return {{"kind", name(finding.kind)},         {"message", finding.message},
          {"location", finding.location},       {"position", of(finding.position)},
          {"accesses", list(finding.accesses)}, {"explanation", finding.explanation},
          {"suggestion", finding.suggestion},   {"threads", list(finding.threads)},
          {"output", finding.output},           {"transitions", finding.transitions},
          {"switches", finding.switches},       {"minimal", finding.minimal},
          {"steps", list(finding.steps)},       {"schedule", of(finding.schedule)}};
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

Json of(const CheckResult& result, const std::string& version) {
  return {{"heddle", version},
          {"format", kFormat},
          {"program", result.program},
          {"options", result.options},
          {"verdict", name(result.verdict)},
          {"reason", result.reason},
          {"findings", list(result.findings)},
          {"notes", result.notes},
          {"stats", of(result.stats)}};
}

std::string written(const Json& object) {
  // Bytes of the program that are no UTF-8 become U+FFFD; control characters are escaped by the writer.
  return object.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string json(const CheckResult& result, const std::string& version) {
  return written(of(result, version));
}

std::string json(const CheckResult& result, const std::string& version,
                 const std::vector<std::string>& outcomes) {
  Json object = of(result, version);
  object["outcomes"] = outcomes;
  return written(object);
}

}  // namespace heddle::report
