// Reports of hand-made results against golden files. HEDDLE_ACCEPT=1 rewrites the files; read that diff as
// code.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "report/json.h"
#include "report/outcomes.h"
#include "report/printable.h"
#include "report/text.h"
#include "report/trace.h"

namespace heddle::report {
namespace {

void expect_golden(const std::string& name, const std::string& actual) {
  const std::string path = std::string(HEDDLE_GOLDEN) + "/" + name;
  if (std::getenv("HEDDLE_ACCEPT") != nullptr) std::ofstream(path) << actual;
  std::ifstream file(path);
  std::stringstream expected;
  expected << file.rdbuf();
  EXPECT_EQ(actual, expected.str()) << "in " << name;
}

SourcePosition at(const std::string& function, int line) {
  return {function, "Fork.java", line, false};
}
SourcePosition library(const std::string& function) {
  return {function, "Thread.java", 1313, true};
}

Step step(ThreadId thread, std::size_t transition, const std::string& what, int line,
          const std::string& source) {
  Step out;
  out.thread = thread;
  out.transition = transition;
  out.what = what;
  out.position = at(thread == 0 ? "Fork.main" : "Fork.eat", line);
  out.source_text = source;
  return out;
}

CheckResult deadlock() {
  Finding finding;
  finding.kind = FindingKind::Deadlock;
  finding.message = "left and right wait for each other";
  finding.steps = {
      step(0, 0, "start thread left", 20, "left.start();"),
      step(0, 1, "start thread right", 21, "right.start();"),
      step(1, 2, "lock Fork#1", 11, "synchronized (first) {"),
      step(1, 2, "read Fork.uses: 0", 12, "first.uses++;"),
      step(1, 2, "Fork.uses: 0 -> 1", 12, "first.uses++;"),
      step(2, 3, "lock Fork#2", 11, "synchronized (first) {"),
  };
  finding.schedule = {{0, 0}, {0, 0}, {1, 0}, {2, 0}};
  finding.threads = {
      {0,
       "main",
       false,
       "waiting",
       "the end of thread left",
       1,
       {},
       {library("Thread.join"), at("Fork.main", 22)}},
      {1,
       "left",
       false,
       "blocked",
       "the lock of Fork#2",
       2,
       {"Fork#1"},
       {at("Fork.eat", 13), at("Fork.lambda$main$0", 18), library("Thread.run")}},
      {2,
       "right",
       false,
       "blocked",
       "the lock of Fork#1",
       1,
       {"Fork#2"},
       {at("Fork.eat", 13), at("Fork.lambda$main$1", 19), library("Thread.run")}},
  };
  finding.transitions = 4;
  finding.switches = 2;
  finding.minimal = true;
  finding.output = "left sits down\nright sits down\n";
  CheckResult result;
  result.program = "Fork.java";
  result.options = {{"search", "dfs"}, {"properties", "deadlock,assertion"}};
  result.verdict = Verdict::Violated;
  result.findings = {finding};
  result.notes = {"stopped at the first finding (--all goes on)"};
  result.stats = {57, 31, 88, 4, 12345, 17, 0, 0.034, 41'200'000};
  return result;
}

CheckResult livelock() {
  CheckResult result = deadlock();
  Finding& finding = result.findings[0];
  finding.kind = FindingKind::Livelock;
  finding.message = "left and right run for ever without writing shared memory, printing or ending";
  finding.steps.resize(2);
  finding.schedule.resize(2);
  for (ThreadId i : {1, 2}) {
    finding.threads[i].state = "runnable";
    finding.threads[i].waits_for.clear();
    finding.threads[i].held_by = kNoThread;
  }
  return result;
}

CheckResult assertion() {
  CheckResult result = deadlock();
  Finding& finding = result.findings[0];
  finding.kind = FindingKind::Assertion;
  finding.message = "java.lang.AssertionError: uses is 1, not 2 \x1b[2J";
  finding.position = at("Fork.main", 24);
  finding.steps.push_back(step(0, 4, "read Fork.uses: 1", 24,
                               "assert first.uses == 2 : \"uses is \" + first.uses + \", not 2\";"));
  finding.schedule.push_back({0, 0});
  finding.threads = {{0, "main", false, "runnable", "", kNoThread, {}, {at("Fork.main", 24)}}};
  return result;
}

CheckResult race() {
  CheckResult result = deadlock();
  Finding& finding = result.findings[0];
  finding.kind = FindingKind::Race;
  finding.message = "race on Fork.uses: left wrote it and right reads it, and nothing orders the two";
  finding.location = "Fork.uses";
  finding.position = at("Fork.total", 31);
  finding.steps.resize(3);
  finding.schedule.resize(3);
  finding.accesses = {{1,
                       "left",
                       true,
                       at("Fork.eat", 12),
                       "first.uses++;",
                       {at("Fork.eat", 12), at("Fork.lambda$main$0", 18), library("Thread.run")},
                       {"the lock of Fork#1"}},
                      {2,
                       "right",
                       false,
                       at("Fork.total", 31),
                       "return uses;",
                       {at("Fork.total", 31), at("Fork.lambda$main$1", 19), library("Thread.run")},
                       {}}};
  finding.explanation =
      "left does \"unlock Fork#1\" (Fork.java:14) after its write, but right does not synchronise with that "
      "before its access";
  finding.suggestion = "hold the lock of Fork#1 at line 31 too";
  add(result.assumptions,
      {AssumptionKind::Silenced, "1 race was silenced by races.txt:3 (a statistic): Fork.meals"});
  return result;
}

CheckResult many_threads(std::size_t threads) {
  CheckResult result = deadlock();
  Finding& finding = result.findings[0];
  finding.steps.clear();
  finding.threads.clear();
  finding.schedule.clear();
  for (ThreadId i = 0; i < threads; ++i) {
    finding.steps.push_back(step(i, i, "lock Fork#" + std::to_string(i), 11, "synchronized (first) {"));
    finding.schedule.push_back({i, 0});
    const ThreadId next = static_cast<ThreadId>((i + 1) % threads);
    finding.threads.push_back({i,
                               "philosopher-" + std::to_string(i),
                               false,
                               "blocked",
                               "the lock of Fork#" + std::to_string(next),
                               next,
                               {},
                               {at("Fork.eat", 13)}});
  }
  return result;
}

std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  for (const std::string& line : printable_lines(text)) widest = std::max(widest, display_width(line));
  return widest;
}

TEST(TextReport, DeadlockInColumns) {
  expect_golden("deadlock.txt", text(deadlock(), {}));
}

TEST(TextReport, DeadlockInPlainAscii) {
  TextOptions options;
  options.unicode = false;
  options.width = 90;
  const std::string page = text(deadlock(), options);
  expect_golden("deadlock_ascii.txt", page);
  for (char c : page) ASSERT_LT(static_cast<unsigned char>(c), 0x80);
}

TEST(TextReport, AssertionWithHostileMessage) {
  const std::string page = text(assertion(), {});
  expect_golden("assertion.txt", page);
  EXPECT_EQ(page.find('\x1b'), std::string::npos);
}

TEST(TextReport, Livelock) {
  expect_golden("livelock.txt", text(livelock(), {}));
}

TEST(TextReport, Race) {
  expect_golden("race.txt", text(race(), {}));
  EXPECT_EQ(
      closing_line(race()),
      "heddle: violated: race: Fork.uses: left wrote it and right reads it, and nothing orders the two at "
      "Fork.java:31 (57 states, 0.034 s, 41 MB)");
}

TEST(JsonReport, Race) {
  const nlohmann::json finding = nlohmann::json::parse(json(race(), "0.1.0"))["findings"][0];
  EXPECT_EQ(finding["location"], "Fork.uses");
  EXPECT_EQ(finding["suggestion"], "hold the lock of Fork#1 at line 31 too");
  EXPECT_FALSE(finding["explanation"].empty());
  const nlohmann::json& access = finding["accesses"][0];
  EXPECT_EQ(access["thread"], "left");
  EXPECT_EQ(access["op"], "write");
  EXPECT_EQ(access["line"], 12);
  EXPECT_EQ(access["source"], "first.uses++;");
  EXPECT_EQ(access["locks"], nlohmann::json::array({"the lock of Fork#1"}));
  EXPECT_EQ(access["stack"].size(), 3u);
  EXPECT_EQ(finding["accesses"][1]["locks"], nlohmann::json::array());
}

TEST(TextReport, ManyThreadsOneAfterTheOther) {
  expect_golden("sequence.txt", text(many_threads(7), {}));
}

TEST(TextReport, ColumnsFitTheTerminal) {
  for (std::size_t width : {70, 80, 100, 120, 200}) {
    TextOptions options;
    options.width = width;
    options.quiet = false;
    for (std::size_t threads : {1, 2, 3, 5}) {
      CheckResult result = many_threads(threads);
      result.notes.clear();
      const std::string page = text(result, options);
      const std::string table = page.substr(page.find("How it happens"),
                                            page.find("Threads that are left") - page.find("How it happens"));
      EXPECT_LE(widest_line(table), width) << threads << " threads";
    }
  }
}

TEST(TextReport, ColourChangesNothingButColour) {
  TextOptions options;
  const std::string plain = text(deadlock(), options);
  options.colour = true;
  std::string coloured = text(deadlock(), options);
  for (std::size_t at_escape = 0; (at_escape = coloured.find('\x1b')) != std::string::npos;) {
    coloured.erase(at_escape, coloured.find('m', at_escape) - at_escape + 1);
  }
  const auto squeeze = [](const std::string& page) {
    std::string out;
    for (std::string line : printable_lines(page)) {
      while (line.ends_with(' ')) line.pop_back();
      out += line + "\n";
    }
    return out;
  };
  EXPECT_EQ(squeeze(coloured), squeeze(plain));
}

TEST(TextReport, LibraryStepsFoldIntoTheUsersLine) {
  CheckResult result = deadlock();
  std::vector<Step>& steps = result.findings[0].steps;
  steps.clear();
  for (int i = 0; i < 100; ++i)
    steps.push_back(step(1, 2, "AbstractQueuedSynchronizer.state: " + std::to_string(i), 11, "lock.lock();"));
  const std::string page = text(result, {});
  EXPECT_NE(page.find("96 more"), std::string::npos) << page;
  EXPECT_NE(page.find("state: 99"), std::string::npos) << page;
}

TEST(TextReport, HowThreadsStartIsLeftOut) {
  CheckResult result = deadlock();
  std::vector<Step>& steps = result.findings[0].steps;
  const std::string before = text(result, {});
  Step start = step(1, 2, "read Thread#1.target = Fork$lambda#1", 0, "");
  start.position = library("Thread.run");
  steps.insert(steps.begin() + 2, start);
  EXPECT_EQ(text(result, {}), before);
}

TEST(TextReport, LongStoriesLeaveOutTheMiddle) {
  CheckResult result = deadlock();
  std::vector<Step>& steps = result.findings[0].steps;
  steps.clear();
  for (int i = 0; i < 1000; ++i) steps.push_back(step(1 + i % 2, 2, "read", 11 + i, "x"));
  TextOptions options;
  options.max_rows = 40;
  const std::string page = text(result, options);
  EXPECT_NE(page.find("963 rows left out"), std::string::npos) << page;
}

TEST(TextReport, TheLastLineIsTheAnswer) {
  CheckResult result = deadlock();
  EXPECT_EQ(closing_line(result),
            "heddle: violated: deadlock: left and right wait for each other (57 states, 0.034 s, 41 MB)");
  const std::string page = text(result, {});
  EXPECT_TRUE(page.ends_with("\n" + closing_line(result) + "\n"));
  result.findings.clear();
  result.verdict = Verdict::Verified;
  EXPECT_EQ(closing_line(result), "heddle: verified: no deadlock, assertion (57 states, 0.034 s, 41 MB)");
  result.verdict = Verdict::Inconclusive;
  result.reason = "the time limit of 10s was reached";
  EXPECT_EQ(closing_line(result),
            "heddle: inconclusive: the time limit of 10s was reached (57 states, 0.034 s, 41 MB)");
  TextOptions quiet;
  quiet.quiet = true;
  EXPECT_EQ(text(result, quiet), closing_line(result) + "\n");
}

TEST(TextReport, VerifiedAndInconclusive) {
  CheckResult result = deadlock();
  result.findings.clear();
  result.verdict = Verdict::Verified;
  result.assumptions = {{AssumptionKind::Memory, "sequential consistency"},
                        {AssumptionKind::Timeouts, "time-outs may expire at any moment"}};
  expect_golden("verified.txt", text(result, {}));
  result.verdict = Verdict::Inconclusive;
  result.reason =
      "java.net.Socket.connect needs the native method Net.connect0, which is not supported (Client.java:12)";
  expect_golden("inconclusive.txt", text(result, {}));
}

TEST(TextReport, AFindingBeforeTheFirstChoice) {
  CheckResult result = assertion();
  result.findings[0].steps.clear();
  result.findings[0].schedule.clear();
  result.findings[0].transitions = result.findings[0].switches = 0;
  expect_golden("before_first_choice.txt", text(result, {}));
}

TEST(JsonReport, HasEveryKeyOfTheFormat) {
  CheckResult result = assertion();
  result.findings[0].output = "not utf-8: \xFF\n";
  const nlohmann::json object = nlohmann::json::parse(json(result, "0.1.0"));
  for (const char* key : {"heddle", "format", "program", "options", "verdict", "reason", "findings",
                          "assumptions", "notes", "stats"}) {
    EXPECT_TRUE(object.contains(key)) << key;
  }
  for (const char* key : {"kind", "message", "location", "position", "accesses", "explanation", "suggestion",
                          "threads", "output", "transitions", "switches", "minimal", "steps", "schedule"}) {
    EXPECT_TRUE(object["findings"][0].contains(key)) << key;
  }
  for (const char* key : {"states", "matched", "transitions", "executions", "instructions", "max_depth",
                          "restarts", "seconds", "peak_memory_bytes"}) {
    EXPECT_TRUE(object["stats"].contains(key)) << key;
  }
  EXPECT_EQ(object["verdict"], "violated");
  EXPECT_EQ(object["findings"][0]["schedule"]["choices"][2], nlohmann::json::array({1, 0}));
  EXPECT_EQ(object["findings"][0]["threads"][0]["held_by"], nullptr);
}

TEST(JsonReport, Golden) {
  expect_golden("deadlock.json", json(deadlock(), "0.1.0"));
}

TEST(Outcomes, AsTextAndAsJson) {
  const ModelOutcomes sc{
      "sc", true, "", {{"", {}}, {"1 0\n", {{0, 0}, {1, 0}, {1, 0}}}, {"1 1\nmore\x1b\n", {}}}};
  EXPECT_EQ(outcome_table({sc}),
            "3 outcomes\n  (nothing printed)\n  1 0                 by the schedule 0 1*2\n  1 1\n    "
            "more\\x1b\n\n");
  const ModelOutcomes opmm{"opmm", true, "", {{"0 0\n", {{1, 1}}}, {"1 0\n", {}}}};
  EXPECT_EQ(outcome_table({sc, opmm}),
            "  outcome            sc      opmm\n"
            "  (nothing printed)  yes     -\n"
            "  0 0                -       yes     not under sc, by the schedule 1:1\n"
            "  1 0                yes     yes\n"
            "  1 1                yes     -\n"
            "    more\\x1b\n\n");
  CheckResult result = deadlock();
  EXPECT_FALSE(nlohmann::json::parse(json(result, "0.1.0")).contains("outcomes"));
  result.models = {sc, opmm};
  const nlohmann::json object = nlohmann::json::parse(json(result, "0.1.0"));
  EXPECT_EQ(object["outcomes"], (std::vector<std::string>{"", "0 0\n", "1 0\n", "1 1\nmore\x1b\n"}));
  EXPECT_EQ(object["models"]["opmm"]["outcomes"][0]["text"], "0 0");
  EXPECT_EQ(object["models"]["opmm"]["complete"], true);
  EXPECT_EQ(object["models"]["sc"]["outcomes"].size(), 3u);
}

TEST(TraceComments, SayWhoWhereAndWhat) {
  EXPECT_EQ(choice_comments(deadlock().findings[0]),
            (std::vector<std::string>{
                "main  Fork.java:20  start thread left", "main  Fork.java:21  start thread right",
                "left  Fork.java:11  lock Fork#1  Fork.java:12  read Fork.uses: 0; Fork.uses: 0 -> 1",
                "right  Fork.java:11  lock Fork#2"}));
}

}  // namespace
}  // namespace heddle::report
