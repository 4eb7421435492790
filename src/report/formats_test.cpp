// The formats for programs: what is written can be read again, and says what its readers need.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/github.h"
#include "report/json.h"
#include "report/junit.h"
#include "report/page.h"
#include "report/places.h"
#include "report/sarif.h"

namespace heddle::report {
namespace {

const char* const kHostile =
    "</script><img src=x onerror=alert(1)>\x1b[31m\n\xE2\x80\xA8]]>&'\"::error::\xEF\xBF\xBE\x01";

SourcePosition at(const std::string& function, int line, bool library = false) {
  return {function, "Bank.java", line, library};
}

Access access(ThreadId thread, const std::string& name, bool write, int line, std::size_t step) {
  Access out;
  out.thread = thread;
  out.thread_name = name;
  out.is_write = write;
  out.position = at("com.acme.Bank.run", line);
  out.source_text = "balance += amount;";
  out.stack = {out.position, at("java.lang.Thread.run", 9, true)};
  out.locks = {"the lock of Bank#1"};
  out.step = step;
  return out;
}

Step step(ThreadId thread, std::size_t transition, const std::string& what, int line) {
  Step out;
  out.thread = thread;
  out.transition = transition;
  out.what = what;
  out.position = at("com.acme.Bank.run", line);
  out.source_text = "balance += amount;";
  out.kind = "Write";
  out.location = "Bank#1.balance";
  out.value = "3";
  out.stack = {out.position, at("java.lang.Thread.run", 9, true)};
  out.locks = std::vector<std::string>{"the lock of Bank#1"};
  return out;
}

// Every field of a result with a value that is not its default.
CheckResult race() {
  Finding finding;
  finding.kind = FindingKind::Race;
  finding.message = "race on Bank.balance";
  finding.location = "Bank#2.balance";
  finding.position = at("com.acme.Bank.run", 7);
  finding.thread = 2;
  finding.accesses = {access(1, "rent", true, 5, 0), access(2, "salary", false, 7, 1)};
  finding.explanation = "neither thread synchronises";
  finding.suggestion = "use a lock";
  ThreadStatus status;
  status.thread = 1;
  status.name = "rent";
  status.daemon = true;
  status.state = "blocked";
  status.waits_for = "the lock of Bank#1";
  status.held_by = 2;
  status.holds = {"the lock of Bank#3"};
  status.stack = {at("com.acme.Bank.run", 5)};
  finding.threads = {status};
  finding.steps = {step(1, 0, "write Bank#1.balance = 3", 5), step(2, 1, "read", 7)};
  finding.steps[1].after = {0};
  finding.steps[1].switched = "rent could have gone on";
  finding.steps[1].locks.reset();
  finding.source["Bank.java:7"] = "balance += amount;";
  finding.output = "100\n";
  finding.schedule = {{1, 0}, {2, 1}};
  finding.transitions = 2;
  finding.switches = 1;
  finding.minimal = true;
  CheckResult result;
  result.program = "Bank.java";
  result.options = {{"properties", "race,deadlock"}, {"search", "dfs"}};
  result.verdict = Verdict::Violated;
  result.reason = "a reason";
  result.assumptions = {{AssumptionKind::Memory, "sequential consistency"}, {AssumptionKind::Stdin, "empty"}};
  result.notes = {"a note"};
  result.findings = {finding};
  result.stats = {1, 2, 3, 4, 5, 6, 7, 0.5, 8, 9};
  Finding silent = finding;
  silent.steps.clear();
  for (Access& access : silent.accesses) access.step = kNoStep;
  result.suppressed = {{silent, "races.txt:3", "only statistics"}};
  result.models = {{"sc", true, "", {{"", {}}, {"1", {{1, 2}}}}}};
  result.command = {"heddle", "check", "Bank.java"};
  result.sources["Bank.java"] = "class Bank {\n}\n";
  result.paths["Bank.java"] = "src/com/acme/Bank.java";
  return result;
}

CheckResult inconclusive() {
  CheckResult result;
  result.program = "Bank.java";
  result.options = {{"properties", "race,deadlock"}};
  result.reason = "the time is over";
  return result;
}

CheckResult hostile() {
  CheckResult result = race();
  Finding& finding = result.findings[0];
  result.program = finding.message = finding.location = finding.output = kHostile;
  finding.threads[0].name = finding.accesses[0].thread_name = finding.steps[0].what = kHostile;
  finding.steps[0].position.file = finding.accesses[1].position.file = kHostile;
  result.sources[kHostile] = kHostile;
  result.notes = {kHostile};
  return result;
}

TEST(JsonRoundTrip, NothingIsLost) {
  const std::string written = json(race(), "0.1.0");
  const Result<CheckResult> read = read_json(written);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_TRUE(json(read.value(), "0.1.0") == written);
  const Finding& finding = read.value().findings.at(0);
  EXPECT_EQ(finding.steps.at(1).after, std::vector<std::size_t>{0});
  EXPECT_EQ(finding.steps.at(0).stack.at(1).function, "java.lang.Thread.run");
  EXPECT_FALSE(finding.steps.at(1).locks.has_value());
  EXPECT_EQ(finding.threads.at(0).held_by, 2u);
  EXPECT_EQ(finding.accesses.at(1).step, 1u);
}

TEST(JsonRoundTrip, AnOldResultHasDefaults) {
  const Result<CheckResult> read = read_json(
      R"({"heddle": "0.1.0", "format": 1, "program": "A.java", "verdict": "violated",
          "findings": [{"kind": "race", "accesses": [{"thread": "a", "op": "write", "line": 3}],
                        "steps": [{"thread": 0, "what": "lock"}]}]})");
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read.value().findings.at(0).accesses.at(0).step, kNoStep);
  EXPECT_FALSE(read.value().findings.at(0).steps.at(0).locks.has_value());
}

TEST(JsonRoundTrip, WhateverTheFileHasTheAnswerIsAResultOrASentence) {
  for (const char* text : {"", "{", "[]", "null", "{\"heddle\": 1}", "\xff", "[[[[[[", "{\"format\": 1}"}) {
    EXPECT_FALSE(read_json(text).ok()) << text;
  }
  EXPECT_EQ(read_json(R"({"heddle": "9", "format": 2})").error().message,
            "the result has format 2, this version of Heddle reads format 1");
  // Numbers out of range and keys of other types.
  const Result<CheckResult> read = read_json(
      R"({"heddle": 1, "format": 1, "findings": [{"kind": 7, "steps": [{"stack": 99, "after": [5, -1, "x"]}, 3],
          "accesses": [{"step": 1e9}, {"step": 77}], "stacks": [[0, 1, "a"]], "frames": [],
          "schedule": {"choices": [[1], 3]}, "threads": {"a": 1}}],
          "options": [], "sources": 4, "notes": "x", "stats": [1], "command": {}})");
  ASSERT_TRUE(read.ok());
  EXPECT_TRUE(read.value().findings.at(0).steps.at(0).after.empty());
  EXPECT_EQ(read.value().findings.at(0).accesses.at(1).step, kNoStep);
  // Every change of one byte.
  const std::string whole = json(race(), "0.1.0");
  for (std::size_t i = 0; i < whole.size(); i += 7) {
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x15);
    (void)read_json(damaged);
    (void)read_json(std::string_view(whole).substr(0, i));
  }
}

TEST(Page, ProgramTextCannotEndTheData) {
  const std::string text = page(hostile(), "0.1.0");
  const std::size_t from = text.find("id=\"data\">") + 10;
  const std::size_t to = text.find("</script>", from);
  const std::string data = text.substr(from, to - from);
  EXPECT_EQ(data.find_first_of("<>&"), std::string::npos);
  EXPECT_EQ(data.find("\xE2\x80\xA8"), std::string::npos);
  EXPECT_EQ(nlohmann::json::parse(data)["program"], kHostile);
  EXPECT_EQ(text.find("<img"), std::string::npos);
  // No address is asked for anything.
  const std::string rest = text.substr(0, from) + text.substr(to);
  EXPECT_EQ(rest.find("src="), std::string::npos);
  EXPECT_EQ(rest.find("http://"), rest.find("http://www.w3.org/2000/svg"));
  EXPECT_EQ(rest.find("https://"), std::string::npos);
}

TEST(Sarif, HasBothLocationsAndAThreadFlowPerThread) {
  const nlohmann::json run = nlohmann::json::parse(sarif(race(), "0.1.0"))["runs"][0];
  const nlohmann::json& result = run["results"][0];
  EXPECT_EQ(result["ruleId"], "heddle/race");
  EXPECT_EQ(run["tool"]["driver"]["rules"][result["ruleIndex"].get<std::size_t>()]["id"], "heddle/race");
  const nlohmann::json& place = result["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "src/com/acme/Bank.java");
  EXPECT_EQ(place["region"]["startLine"], 7);
  EXPECT_EQ(result["relatedLocations"][0]["physicalLocation"]["region"]["startLine"], 5);
  const nlohmann::json& flows = result["codeFlows"][0]["threadFlows"];
  ASSERT_EQ(flows.size(), 2u);
  EXPECT_EQ(flows[0]["id"], "rent");
  EXPECT_EQ(flows[0]["locations"][0]["executionOrder"], 1);
  EXPECT_EQ(flows[1]["locations"][0]["executionOrder"], 2);
  EXPECT_EQ(run["invocations"][0]["executionSuccessful"], true);
  EXPECT_EQ(run["results"][1]["suppressions"][0]["justification"], "only statistics");
  EXPECT_FALSE(result.contains("suppressions"));
}

TEST(Sarif, InconclusiveIsNoSuccess) {
  const nlohmann::json invocation =
      nlohmann::json::parse(sarif(inconclusive(), "0.1.0"))["runs"][0]["invocations"][0];
  EXPECT_EQ(invocation["executionSuccessful"], false);
  EXPECT_EQ(invocation["toolExecutionNotifications"][0]["message"]["text"], "inconclusive: the time is over");
}

TEST(Sarif, TheFingerprintOutlivesMovedLinesAndTheOtherOrder) {
  const Finding finding = race().findings[0];
  Finding moved = finding;
  for (Access& access : moved.accesses) access.position.line += 40;
  moved.position.line += 40;
  moved.location = "Bank#7.balance";
  std::swap(moved.accesses[0], moved.accesses[1]);
  EXPECT_EQ(fingerprint(moved), fingerprint(finding));
  moved.accesses[0].source_text = "balance = 0;";
  EXPECT_NE(fingerprint(moved), fingerprint(finding));
  Finding elsewhere = finding;
  elsewhere.location = "Bank.limit";
  EXPECT_NE(fingerprint(elsewhere), fingerprint(finding));
}

TEST(JUnit, ViolatedFailsAndWhatWasNotDecidedIsSkipped) {
  const std::string text = junit(race(), Unanswered::Error);
  EXPECT_NE(text.find("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\""), std::string::npos) << text;
  EXPECT_NE(text.find("<failure type=\"race\" message=\"race on Bank.balance\">"), std::string::npos);
}

TEST(JUnit, InconclusiveIsAnErrorOrSkipped) {
  EXPECT_NE(junit(inconclusive(), Unanswered::Error).find("failures=\"0\" errors=\"2\" skipped=\"0\""),
            std::string::npos);
  EXPECT_NE(junit(inconclusive(), Unanswered::Skipped).find("failures=\"0\" errors=\"0\" skipped=\"2\""),
            std::string::npos);
}

TEST(JUnit, NothingOfTheProgramIsMarkup) {
  const std::string text = junit(hostile(), Unanswered::Error);
  EXPECT_EQ(text.find("<img"), std::string::npos);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_EQ(text.find("]]>"), std::string::npos);
  EXPECT_EQ(text.find("\xEF\xBF\xBE"), std::string::npos);  // U+FFFE
  EXPECT_EQ(text.find('\x01'), std::string::npos);
}

TEST(GitHub, AnnotatesBothAccesses) {
  EXPECT_EQ(github(race()),
            "::error title=Heddle%3A race,file=src/com/acme/Bank.java,line=7::race on Bank.balance%0Aneither "
            "thread synchronises%0Ause a lock\n"
            "::error title=Heddle%3A race,file=src/com/acme/Bank.java,line=5::the other access: a write by "
            "rent\n"
            "heddle: violated: race: Bank.balance at Bank.java:7 (1 state, 0.500 s, 0.0 MB)\n");
  EXPECT_TRUE(
      github(inconclusive()).starts_with("::warning title=Heddle%3A inconclusive::the time is over\n"));
}

TEST(GitHub, AProgramCannotGiveCommands) {
  std::string text = github(hostile());
  std::size_t commands = 0;
  for (std::size_t line = 0; line < text.size(); line = text.find('\n', line) + 1)
    commands += text.compare(line, 2, "::") == 0 ? 1 : 0;
  EXPECT_EQ(commands, 2u) << text;
}

TEST(Places, Uris) {
  EXPECT_EQ(uri_of("src/A B.java"), "src/A%20B.java");
  EXPECT_EQ(uri_of("/tmp/x#1.c"), "file:///tmp/x%231.c");
  EXPECT_EQ(shell_word("a-b.c"), "a-b.c");
  EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_word(""), "''");
}

TEST(Places, TheLineThatSuppressesARace) {
  Finding finding = race().findings[0];
  EXPECT_EQ(suppression_line(finding), "race Bank.balance");
  finding.location = "buf[4] (malloc at f.c:12)";
  EXPECT_EQ(suppression_line(finding), "race buf[4]");
  finding.kind = FindingKind::Deadlock;
  finding.position.function = "Bank.pay";
  EXPECT_EQ(suppression_line(finding), "deadlock Bank.pay");
  finding.position.function = "";
  EXPECT_EQ(suppression_line(finding), "");
  finding.kind = FindingKind::Memory;
  finding.message = "leak: 8 bytes are never freed";
  finding.position.function = "std::make() const";
  EXPECT_EQ(suppression_line(finding), "leak std::make()?const");
}

}  // namespace
}  // namespace heddle::report
