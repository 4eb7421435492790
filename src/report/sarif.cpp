#include "report/sarif.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/fingerprint.h"
#include "report/places.h"
#include "report/text.h"

namespace heddle::report {
namespace {

using Json = nlohmann::ordered_json;

struct Rule {
  FindingKind kind;
  const char* name;
  const char* summary;
  const char* help;
};

constexpr Rule kRules[] = {
    {FindingKind::Race, "DataRace", "Two threads access the same memory, one writes, and nothing orders them",
     "Guard every access with one lock, or make the variable atomic or volatile."},
    {FindingKind::Deadlock, "Deadlock", "Threads wait for something that can never happen",
     "Take locks in one order everywhere, and wait for conditions in a loop with the lock held."},
    {FindingKind::Assertion, "FailedAssertion", "An assertion fails under some schedule",
     "The steps show a schedule on which it does not hold."},
    {FindingKind::Exception, "UncaughtException", "An exception ends a thread under some schedule",
     "The steps show a schedule on which it is thrown."},
    {FindingKind::Memory, "MemoryError", "Memory is used that must not be used under some schedule",
     "The steps show a schedule on which it happens."},
    {FindingKind::Livelock, "Livelock", "Threads run for ever and get nowhere",
     "Let a thread that waits block, or give the others a chance to change what it looks at."},
    {FindingKind::Exit, "ExitStatus", "The program ends with a status other than 0 under some schedule",
     "The steps show a schedule on which it does; what the program printed says why."},
};

std::size_t rule_of(FindingKind kind) {
  const auto* const found =
      std::find_if(std::begin(kRules), std::end(kRules), [&](const Rule& rule) { return rule.kind == kind; });
  return static_cast<std::size_t>(found - std::begin(kRules));
}

std::string rule_id(const Rule& rule) {
  return std::string("heddle/") + name(rule.kind);
}

Json rules() {
  Json out = Json::array();
  for (const Rule& rule : kRules) {
    out.push_back({{"id", rule_id(rule)},
                   {"name", rule.name},
                   {"shortDescription", {{"text", rule.summary}}},
                   {"fullDescription", {{"text", std::string(rule.summary) + "."}}},
                   {"help", {{"text", rule.help}}},
                   {"defaultConfiguration", {{"level", "error"}}},
                   {"properties", {{"tags", Json::array({"concurrency"})}, {"precision", "very-high"}}}});
  }
  return out;
}

Json message(const std::string& text) {
  return {{"text", text}};
}

class Writer {
 public:
  explicit Writer(const CheckResult& result) : result_(result) {}

  Json location(const SourcePosition& position, const std::string& text) const {
    Json out = Json::object();
    if (!position.file.empty()) {
      const std::string path = path_of(result_, position);
      Json artifact = {{"uri", uri_of(path)}};
      if (!path.starts_with('/')) artifact["uriBaseId"] = "%SRCROOT%";
      out["physicalLocation"] = {{"artifactLocation", std::move(artifact)}};
      if (position.line > 0) out["physicalLocation"]["region"] = {{"startLine", position.line}};
    }
    if (!position.function.empty())
      out["logicalLocations"] =
          Json::array({{{"fullyQualifiedName", position.function}, {"kind", "function"}}});
    if (!text.empty()) out["message"] = message(text);
    return out;
  }

  Json finding(const Finding& finding) const {
    const std::size_t rule = rule_of(finding.kind);
    Json out = {{"ruleId", rule_id(kRules[rule])},
                {"ruleIndex", rule},
                {"level", "error"},
                {"message", message(words(finding))},
                {"locations", Json::array({location(shown_at(finding), "")})},
                {"partialFingerprints", {{"heddle/v1", fingerprint(finding)}}}};
    if (Json related = related_locations(finding); !related.empty()) out["relatedLocations"] = related;
    if (!finding.steps.empty()) out["codeFlows"] = Json::array({code_flow(finding)});
    return out;
  }

 private:
  static std::string words(const Finding& finding) {
    std::string text = finding.message;
    if (!finding.explanation.empty()) text += ": " + finding.explanation;
    return text;
  }

  static SourcePosition shown_at(const Finding& finding) {
    if (!finding.accesses.empty()) return finding.accesses.back().position;
    if (!finding.position.file.empty()) return finding.position;
    for (const ThreadStatus& status : finding.threads)
      if (const SourcePosition* at = users_frame(status.stack); at != nullptr && !status.waits_for.empty())
        return *at;
    return finding.position;
  }

  // The other access of a race; where the threads of a deadlock wait.
  Json related_locations(const Finding& finding) const {
    Json out = Json::array();
    const auto add = [&](const SourcePosition& position, const std::string& text) {
      Json one = location(position, text);
      one["id"] = out.size();
      out.push_back(std::move(one));
    };
    for (std::size_t i = 0; i + 1 < finding.accesses.size(); ++i) {
      const Access& access = finding.accesses[i];
      add(access.position, fmt::format("the other access: a {} by {}", access.is_write ? "write" : "read",
                                       access.thread_name));
    }
    if (finding.kind != FindingKind::Deadlock) return out;
    for (const ThreadStatus& status : finding.threads) {
      const SourcePosition* at = users_frame(status.stack);
      if (at != nullptr && !status.waits_for.empty())
        add(*at, fmt::format("{} waits for {}", status.name, status.waits_for));
    }
    return out;
  }

  // One thread flow per thread; executionOrder tells how they interleave. Of a long story the end: readers
  // have limits, and the page has the whole.
  Json code_flow(const Finding& finding) const {
    constexpr std::size_t kMostSteps = 5000;
    const std::size_t steps_of_all = finding.steps.size();
    const std::size_t from = steps_of_all > kMostSteps ? steps_of_all - kMostSteps : 0;
    std::map<ThreadId, Json> flows;
    for (std::size_t i = from; i < steps_of_all; ++i) {
      const Step& step = finding.steps[i];
      Json one = {{"location", location(step.position, step.what)}, {"executionOrder", i + 1}};
      const bool racing = std::any_of(finding.accesses.begin(), finding.accesses.end(),
                                      [&](const Access& access) { return access.step == i; });
      one["importance"] = racing ? "essential" : step.position.library ? "unimportant" : "important";
      Json& flow = flows.try_emplace(step.thread, Json::array()).first->second;
      flow.push_back(std::move(one));
    }
    Json threads = Json::array();
    for (auto& [thread, steps] : flows)
      threads.push_back({{"id", thread_name(finding, thread)}, {"locations", std::move(steps)}});
    const std::string title =
        from == 0 ? "how it happens" : fmt::format("how it ends: {} steps were left out", from);
    return {{"message", message(title)}, {"threadFlows", std::move(threads)}};
  }

  static std::string thread_name(const Finding& finding, ThreadId thread) {
    for (const ThreadStatus& status : finding.threads)
      if (status.thread == thread && !status.name.empty()) return status.name;
    return fmt::format("thread {}", thread);
  }

  const CheckResult& result_;
};

// ":12" of a place.
std::string without_lines(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    out += text[i];
    if (text[i] == ':')
      while (i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9') ++i;
  }
  return out;
}

}  // namespace

std::string fingerprint(const Finding& finding) {
  // Names of objects and of threads may change with unrelated code; functions and the text of lines do not.
  std::string text = name(finding.kind);
  const auto add = [&](const std::string& part) { text += '\n' + part; };
  add(without_lines(without_numbers(finding.location.empty() ? finding.message : finding.location)));
  std::vector<std::string> places;
  for (const Access& access : finding.accesses)
    places.push_back(access.position.function + ' ' + access.source_text);
  if (finding.accesses.empty()) places.push_back(finding.position.function);
  std::sort(places.begin(), places.end());  // whichever comes first
  for (const std::string& one : places) add(one);
  std::uint64_t hash[2] = {0xcbf29ce484222325ULL, 0x84222325cbf29ce4ULL};
  for (std::uint64_t& h : hash) {
    for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    h = mix64(h);
  }
  return fmt::format("{:016x}{:016x}", hash[0], hash[1]);
}

namespace {

Json results_of(const CheckResult& result) {
  const Writer writer(result);
  Json results = Json::array();
  for (const Finding& finding : result.findings) results.push_back(writer.finding(finding));
  for (const Suppressed& suppressed : result.suppressed) {
    Json one = writer.finding(suppressed.finding);
    const std::string why = suppressed.reason.empty() ? suppressed.entry : suppressed.reason;
    one["suppressions"] = Json::array({{{"kind", "external"}, {"justification", why}}});
    results.push_back(std::move(one));
  }
  return results;
}

Json invocation_of(const CheckResult& result) {
  const bool answered = result.verdict != Verdict::Inconclusive;
  Json notifications = Json::array();
  if (!answered)
    notifications.push_back({{"level", "error"}, {"message", message("inconclusive: " + result.reason)}});
  if (const std::string assumed = assuming(result); !assumed.empty())
    notifications.push_back({{"level", "note"}, {"message", message(assumed)}});
  for (const std::string& note : result.notes)
    notifications.push_back({{"level", "note"}, {"message", message(note)}});
  std::string command;
  for (const std::string& word : result.command) command += (command.empty() ? "" : " ") + shell_word(word);
  Json invocation = {{"executionSuccessful", answered},
                     {"exitCode", exit_code(result.verdict)},
                     {"toolExecutionNotifications", std::move(notifications)}};
  if (!command.empty()) invocation["commandLine"] = command;
  return invocation;
}

std::string log_of(Json invocations, Json results, Json properties, const std::string& version) {
  const Json run = {{"tool", {{"driver", {{"name", "Heddle"}, {"version", version}, {"rules", rules()}}}}},
                    {"invocations", std::move(invocations)},
                    {"results", std::move(results)},
                    {"properties", std::move(properties)}};
  const Json log = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                    {"version", "2.1.0"},
                    {"runs", Json::array({run})}};
  return log.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string sarif(const CheckResult& result, const std::string& version) {
  return log_of(
      Json::array({invocation_of(result)}), results_of(result),
      {{"program", result.program}, {"verdict", name(result.verdict)}, {"states", result.stats.states}},
      version);
}

std::string sarif(const Suite& suite, const std::string& version) {
  Json invocations = Json::array(), results = Json::array(), programs = Json::array();
  std::set<std::string> told;
  for (const CheckResult& result : suite.programs) {
    invocations.push_back(invocation_of(result));
    programs.push_back(
        {{"program", result.program}, {"verdict", name(result.verdict)}, {"states", result.stats.states}});
    for (Json& one : results_of(result)) {
      // Both access and place: two programs may have a function of one name.
      const std::string key =
          one["partialFingerprints"].dump(-1, ' ', false, Json::error_handler_t::replace) +
          one["locations"].dump(-1, ' ', false, Json::error_handler_t::replace) +
          (one.contains("suppressions") ? "suppressed" : "");
      if (told.insert(key).second) results.push_back(std::move(one));
    }
  }
  Json skipped = Json::array();
  for (const Skipped& one : suite.skipped)
    skipped.push_back({{"program", one.program}, {"reason", one.reason}, {"disabled", one.disabled}});
  return log_of(std::move(invocations), std::move(results),
                {{"verdict", name(verdict(suite))}, {"programs", programs}, {"skipped", skipped}}, version);
}

}  // namespace heddle::report
