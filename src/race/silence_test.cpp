#include "race/silence.h"

#include <gtest/gtest.h>

#include "race/call_sites.h"

namespace heddle::race {
namespace {

SourcePosition user(const std::string& function, int line = 7) {
  return {function, "Bank.java", line, false};
}
SourcePosition jdk(const std::string& function) {
  return {function, "Jdk.java", 99, true};
}

Access access(const std::string& thread, Stack stack, const std::string& source = "") {
  Access out;
  out.thread_name = thread;
  for (const SourcePosition& frame : stack) {
    if (frame.library) continue;
    out.position = frame;
    break;
  }
  out.stack = std::move(stack);
  out.source_text = source;
  return out;
}

Finding race(const std::string& location, Stack first, Stack second) {
  Finding out;
  out.kind = FindingKind::Race;
  out.location = location;
  out.accesses = {access("left", std::move(first)), access("right", std::move(second))};
  return out;
}

Finding users_race(const std::string& location) {
  return race(location, {user("Bank.pay", 7)}, {user("Bank.take", 9)});
}

Silence silence(const SilenceOptions& options) {
  Result<Silence> made = Silence::make(options);
  EXPECT_TRUE(made.ok());
  return std::move(*made);
}

bool silences(const std::string& benign, const std::string& location) {
  SilenceOptions options;
  options.benign = {benign};
  return silence(options).silenced(users_race(location)).has_value();
}

TEST(Globs, AreThoseOfAShell) {
  EXPECT_TRUE(matches("com.acme.*", "com.acme.Bank.pay"));
  EXPECT_TRUE(matches("*", ""));
  EXPECT_TRUE(matches("a*b*c", "axxbyybzc"));
  EXPECT_TRUE(matches("l?g", "log"));
  EXPECT_FALSE(matches("a*b", "abc"));
  EXPECT_FALSE(matches("", "a"));
}

TEST(Names, OfClasses) {
  EXPECT_EQ(class_of("java.util.HashMap$Node.getKey"), "java.util.HashMap$Node");
  EXPECT_EQ(class_of("std::vector<std::pair<int, int>>::push_back(std::pair<int, int> const&)"),
            "std::vector<std::pair<int, int>>");
  EXPECT_EQ(class_of("log_line"), "");
  EXPECT_EQ(simple_class("java.util.HashMap"), "HashMap");
  EXPECT_EQ(simple_class("std::vector<std::pair<int, int>>"), "vector");
}

TEST(Benign, NumbersIndicesAndPlacesMayBeLeftOut) {
  EXPECT_TRUE(silences("Stats.hits", "Stats.hits"));
  EXPECT_TRUE(silences("Stats.hits", "Stats#2.hits"));
  EXPECT_TRUE(silences("com.acme.Stats.hits", "Stats#2.hits"));
  EXPECT_TRUE(silences("Stats.*", "Stats#2.hits"));
  EXPECT_TRUE(silences("int[]", "int[]#3[2]"));
  EXPECT_TRUE(silences("int[]#3[2]", "int[]#3[2]"));
  EXPECT_TRUE(silences("buf", "buf[4] (malloc at f.c:12)"));
  EXPECT_TRUE(silences("buf[4]", "buf[4] (malloc at f.c:12)"));
  EXPECT_TRUE(silences("buf[]", "buf[4] (malloc at f.c:12)"));
  EXPECT_TRUE(silences("told[][]", "told[0][1]"));
  EXPECT_TRUE(silences("table.cells", "table[3].cells[4]"));
  EXPECT_FALSE(silences("buf[5]", "buf[4] (malloc at f.c:12)"));
  EXPECT_FALSE(silences("hits", "Stats.hits"));
  EXPECT_FALSE(silences("Stats.hits", "MoreStats.hits"));
}

TEST(Suppressions, AreReadLineByLine) {
  SilenceOptions options;
  options.suppressions_name = "races.txt";
  options.suppressions =
      "# what we know of\n\n"
      "race Stats.hits # a statistic, may be off\r\n"
      "race *.cache Bank.take\t# filled twice at worst\n"
      "race int[]#3[2] # elements, too";
  Silence silent = silence(options);
  EXPECT_EQ(silent.silenced(users_race("Stats#1.hits")).value().why, "a statistic, may be off (races.txt:3)");
  EXPECT_EQ(silent.silenced(users_race("Bank.cache")).value().why, "filled twice at worst (races.txt:4)");
  EXPECT_FALSE(silent.silenced(race("Bank.cache", {user("Bank.a")}, {user("Bank.b")})));
  EXPECT_EQ(
      silent.assumptions(),
      (std::vector<Assumption>{{AssumptionKind::Silenced,
                                "1 race was silenced by races.txt:3 (a statistic, may be off): Stats.hits"},
                               {AssumptionKind::Silenced,
                                "1 race was silenced by races.txt:4 (filled twice at worst): Bank.cache"}}));
  EXPECT_EQ(silent.notes(true),
            (std::vector<std::string>{"races.txt:5 silenced nothing: it may be removed"}));
}

TEST(Suppressions, MistakesNameTheLine) {
  const auto error = [](const std::string& text) {
    SilenceOptions options;
    options.suppressions_name = "races.txt";
    options.suppressions = text;
    const Result<Silence> made = Silence::make(options);
    return made.ok() ? "" : made.error().message;
  };
  EXPECT_EQ(error("\nrace Stats.hits\n"),
            "races.txt:2: say why this race may be: add # and the reason at the end of the line");
  EXPECT_EQ(error("race Stats.hits #  "),
            "races.txt:1: say why this race may be: add # and the reason at the end of the line");
  EXPECT_EQ(
      error("rage Stats.hits # why"),
      "races.txt:1: a line begins with race, deadlock, assertion, exception, memory, livelock, leak, exit, "
      "not with 'rage'");
  EXPECT_EQ(error("race # why"), "races.txt:1: write race LOCATION [FUNCTION] # REASON");
  EXPECT_EQ(error("race a b c # why"), "races.txt:1: write race LOCATION [FUNCTION] # REASON");
}

TEST(Trust, BothAccessesMustBeInTrustedCode) {
  SilenceOptions options;
  options.trust = {"com.acme.log.*"};
  Silence silent = silence(options);
  const Stack log = {user("com.acme.log.Sink.put")};
  const Stack inside = {jdk("java.util.HashMap.put"), user("com.acme.log.Sink.put")};
  EXPECT_TRUE(silent.silenced(race("Sink.n", log, log)));
  EXPECT_TRUE(silent.silenced(race("HashMap#1.size", inside, inside)));
  EXPECT_FALSE(silent.silenced(race("Sink.n", log, {user("com.acme.Bank.pay")})));
  EXPECT_FALSE(
      silent.silenced(race("Sink.n", log, {user("com.acme.Bank.pay"), user("com.acme.log.Sink.run")})));
}

TEST(TrustJdk, ClassesThatAreNotThreadSafeAreTheUsersBusiness) {
  const Stack chm = {jdk("java.util.concurrent.ConcurrentHashMap.putVal"), user("Bank.pay")};
  const Stack map = {jdk("java.util.HashMap.putVal"), jdk("java.util.HashMap.put"), user("Bank.pay")};
  const Stack node = {jdk("java.util.HashMap$Node.getValue"), user("Bank.pay")};
  const Stack builder = {jdk("java.lang.System.arraycopy"), jdk("java.lang.String.getBytes"),
                         jdk("java.lang.AbstractStringBuilder.append"), user("Bank.pay")};
  const Stack fill = {jdk("java.util.Arrays.fill"), user("Bank.pay")};
  const Stack hash = {jdk("java.lang.String.hashCode"), user("Bank.pay")};
  const Stack views = {jdk("java.util.HashMap.keySet"), user("Bank.pay")};
  const Stack guarded = {jdk("java.util.WeakHashMap.put"),
                         jdk("java.lang.ClassValue$ClassValueMap.finishEntry"),
                         jdk("java.lang.ClassValue.get"), user("Bank.pay")};
  const Stack iterator = {jdk("java.util.concurrent.ConcurrentHashMap$Traverser.advance"),
                          jdk("java.util.concurrent.ConcurrentHashMap$KeyIterator.next"), user("Bank.pay")};
  const auto silent = [](TrustJdk trust, const Stack& stack) {
    SilenceOptions options;
    options.trust_jdk = trust;
    return silence(options).silenced(race("x", stack, stack)).has_value();
  };
  for (const Stack& trusted : {chm, hash, views, guarded}) {
    EXPECT_TRUE(silent(TrustJdk::Default, trusted)) << trusted[0].function;
    EXPECT_FALSE(silent(TrustJdk::None, trusted)) << trusted[0].function;
  }
  for (const Stack& checked : {map, node, builder, fill, iterator})
    EXPECT_FALSE(silent(TrustJdk::Default, checked)) << checked[0].function;
  EXPECT_TRUE(silent(TrustJdk::All, map));
  EXPECT_FALSE(silent(TrustJdk::All, fill));  // not the JDK's array
  EXPECT_FALSE(silent(TrustJdk::All, {user("Bank.pay")}));
}

TEST(TrustJdk, OneSideInTheUsersCodeIsEnoughToReport) {
  Silence silent = silence({});
  EXPECT_FALSE(silent.silenced(
      race("byte[]#1[0]", {jdk("java.io.OutputStream.write"), user("Bank.pay")}, {user("Bank.take")})));
}

TEST(Notes, AnUnfinishedSearchMayNeedAnEntryYet) {
  SilenceOptions options;
  options.trust = {"Log*"};
  EXPECT_EQ(silence(options).notes(false),
            (std::vector<std::string>{"--trust Log* silenced nothing so far"}));
}

TEST(Notes, TheSameRaceIsCountedOnce) {
  SilenceOptions options;
  options.benign = {"Stats.hits"};
  Silence silent = silence(options);
  for (int i = 1; i < 4; ++i) silent.silenced(users_race("Stats#" + std::to_string(i) + ".hits"));
  Finding swapped = users_race("Stats.hits");
  std::swap(swapped.accesses[0], swapped.accesses[1]);
  silent.silenced(swapped);
  silent.silenced(race("Stats.hits", {user("Bank.pay", 7)}, {user("Bank.pay", 8)}));
  const Stack chm = {jdk("java.util.concurrent.ConcurrentHashMap.putVal"), user("Bank.pay")};
  silent.silenced(race("ConcurrentHashMap#1.n", chm, chm));
  EXPECT_EQ(silent.assumptions(),
            (std::vector<Assumption>{
                {AssumptionKind::Silenced, "2 races were silenced by --benign Stats.hits: Stats.hits"},
                {AssumptionKind::Trusted,
                 "1 race was inside the JDK and left to it (--trust-jdk none reports it)"}}));
}

TEST(CallSites, OneObjectUsedByTwoThreads) {
  Finding found = race(
      "HashMap#1.size", {jdk("java.util.HashMap.putVal"), jdk("java.util.HashMap.put"), user("Bank.pay")},
      {jdk("java.util.HashMap.getNode"), jdk("java.util.HashMap.get"), user("Bank.take", 9)});
  found.accesses[0].source_text = "this.cache.put(name, 1);";
  found.accesses[1].source_text = "return cache.get(name);";
  Finding unnamed = found;
  tell_at_call_sites(found);
  EXPECT_EQ(found.message,
            "HashMap `cache` used by two threads: put by left and get by right, and nothing orders the two");
  EXPECT_EQ(
      found.suggestion,
      "guard every use of cache with one lock, or give each thread its own; ConcurrentHashMap needs no lock");
  unnamed.accesses[1].source_text = "return map().get(name);";
  tell_at_call_sites(unnamed);
  EXPECT_EQ(unnamed.message,
            "HashMap#1 used by two threads: put by left and get by right, and nothing orders the two");

  std::vector<Finding> findings = {found, unnamed, users_race("Bank.total")};
  findings[1].location = "HashMap#1.modCount";
  EXPECT_EQ(merge_call_sites(findings), 1u);
  EXPECT_EQ(findings.size(), 2u);
}

TEST(CallSites, TheOutermostClassIsTheOneTheUserKnows) {
  const Stack add = {jdk("java.util.HashMap.putVal"), jdk("java.util.HashMap.put"),
                     jdk("java.util.HashSet.add"), user("Bank.pay")};
  Finding found = race("HashMap#1.size", add, add);
  for (Access& one : found.accesses) one.source_text = "names.add(name);";
  tell_at_call_sites(found);
  EXPECT_EQ(found.message,
            "HashSet `names` used by two threads: add by left and add by right, and nothing orders the two");
}

TEST(CallSites, WhatIsGivenToALibraryFunctionIsNotItsReceiver) {
  const Stack sort = {jdk("java.util.ArrayList.sort"), jdk("java.util.Collections.sort"), user("Bank.pay")};
  Finding found = race("ArrayList#2.modCount", sort, sort);
  for (Access& one : found.accesses) one.source_text = "Collections.sort(names);";
  tell_at_call_sites(found);
  EXPECT_EQ(found.message,
            "ArrayList#2 used by two threads: sort by left and sort by right, and nothing orders the two");
}

TEST(CallSites, CppContainers) {
  const SourcePosition inner{"std::vector<int, std::allocator<int> >::push_back(int const&)", "stl_vector.h",
                             9, true};
  Finding found = race("items", {inner, user("add(void*)")}, {inner, user("main")});
  found.accesses[0].source_text = "items->push_back(1);";
  found.accesses[1].source_text = "items.push_back(2);";
  tell_at_call_sites(found);
  EXPECT_EQ(found.message,
            "vector `items` used by two threads: push_back by left and push_back by right, and nothing "
            "orders the two");
}

TEST(CallSites, CppOperators) {
  const SourcePosition index{"std::map<int, int>::operator[](int&&)", "stl_map.h", 9, true};
  Finding found = race("map", {index, user("add(void*)")}, {index, user("main")});
  found.accesses[0].source_text = "table[k] = 1;";
  found.accesses[1].source_text = "int n = bank->table[2];";
  tell_at_call_sites(found);
  EXPECT_EQ(found.message,
            "map `table` used by two threads: operator[] by left and operator[] by right, and nothing orders "
            "the two");
}

TEST(CallSites, TheUsersOwnRacesStayAsTheyAre) {
  Finding found = users_race("Bank.total");
  found.message = "as it was";
  tell_at_call_sites(found);
  EXPECT_EQ(found.message, "as it was");
}

bool file_silences(const std::string& line, const Finding& race) {
  SilenceOptions options;
  options.suppressions = line + "\n";
  options.suppressions_name = "f";
  options.today = "2026-11-30";
  return silence(options).silenced(race).has_value();
}

TEST(Suppressions, EndWithTheirDay) {
  EXPECT_TRUE(file_silences("race hits # until 2026-11-30: a statistic", users_race("hits")));
  EXPECT_FALSE(file_silences("race hits # until 2026-11-29: a statistic", users_race("hits")));
  SilenceOptions options;
  options.suppressions_name = "f";
  options.suppressions = "race hits # until tomorrow\n";
  EXPECT_EQ(Silence::make(options).error().message,
            "f:1: after 'until' there should be a day, as in 2027-03-31");
  options.suppressions = "race hits # until 2020-01-01 it is repaired\n";
  options.today = "2026-11-30";
  EXPECT_EQ(silence(options).notes(true),
            std::vector<std::string>{"f:1 was valid until 2020-01-01 and silences nothing any more"});
}

TEST(Suppressions, OfThreadSanitizer) {
  const Finding found = users_race("hits");  // Bank.pay and Bank.take, in Bank.java
  for (const char* line : {"race:Bank.pay", "race:pay", "race:^Bank.take$", "race:Bank.java", "race:B*take",
                           "race:hits", "race_top:pay", "race:pay # known"})
    EXPECT_TRUE(file_silences(line, found)) << line;
  for (const char* line : {"race:^pay", "race:Bank.pa$", "race:elsewhere", "race_top:hits", "deadlock:pay",
                           "thread:pay", "mutex:pay", "signal:pay", "called_from_lib:pay"})
    EXPECT_FALSE(file_silences(line, found)) << line;
  const Finding deep = race("hits", {user("Log.add"), user("Bank.pay")}, {user("Bank.take")});
  EXPECT_TRUE(file_silences("race:Bank.pay", deep));
  EXPECT_FALSE(file_silences("race_top:Bank.pay", deep));
}

Finding other(FindingKind kind, const std::string& message, SourcePosition position) {
  Finding out;
  out.kind = kind;
  out.message = message;
  out.position = std::move(position);
  return out;
}

bool file_suppresses(const std::string& line, const Finding& finding) {
  SilenceOptions options;
  options.suppressions = line + "\n";
  options.suppressions_name = "f";
  return silence(options).suppresses(finding);
}

TEST(Suppressions, OfOtherKinds) {
  const Finding failed = other(FindingKind::Assertion, "assertion failed: sum is 1", user("Bank.pay", 12));
  for (const char* line : {"assertion Bank.pay # x", "assertion Bank # x", "assertion Bank.java # x",
                           "assertion Bank.java:12 # x", "assertion *sum?is?1 # x"})
    EXPECT_TRUE(file_suppresses(line, failed)) << line;
  for (const char* line : {"exception Bank.pay # x", "assertion Bank.take # x", "assertion Bank.java:13 # x",
                           "race Bank.pay # x", "race:Bank.pay"})
    EXPECT_FALSE(file_suppresses(line, failed)) << line;
  Finding stuck = other(FindingKind::Deadlock, "deadlock: ...", user("Bank.pay"));
  stuck.threads.resize(2);
  stuck.threads[0].state = "blocked";
  stuck.threads[0].stack = {jdk("java.util.concurrent.locks.ReentrantLock.lock"), user("Bank.take")};
  stuck.threads[1].state = "ended";
  stuck.threads[1].stack = {user("Bank.over")};
  for (const char* line : {"deadlock Bank.take # x", "deadlock:take", "deadlock Bank.pay # x"})
    EXPECT_TRUE(file_suppresses(line, stuck)) << line;
  EXPECT_FALSE(file_suppresses("deadlock Bank.over # x", stuck));
  const Finding leak =
      other(FindingKind::Memory, "leak: 8 bytes are never freed: p", {"make", "a.c", 3, false});
  EXPECT_TRUE(file_suppresses("leak make # x", leak));
  EXPECT_TRUE(file_suppresses("leak:ma", leak));
  EXPECT_TRUE(file_suppresses("memory make # x", leak));
  EXPECT_FALSE(file_suppresses("leak make # x",
                               other(FindingKind::Memory, "use after free", {"make", "a.c", 3, false})));
}

// A program in C is over when an assertion fails; in Java other threads go on, unseen.
TEST(Suppressions, DoNotMakeFalseProofs) {
  const auto doubt = [](const char* line, const Finding& finding) {
    SilenceOptions options;
    options.suppressions = line;
    Silence made = silence(options);
    EXPECT_TRUE(made.suppresses(finding));
    return made.doubt();
  };
  EXPECT_EQ(doubt("assertion f # x", other(FindingKind::Assertion, "", {"f", "a.c", 3, false})), "");
  EXPECT_NE(doubt("assertion f # x", other(FindingKind::Assertion, "", {"f", "A.java", 3, false})), "");
  EXPECT_NE(doubt("exception f # x", other(FindingKind::Exception, "", {"f", "A.kt", 3, false})), "");
  EXPECT_NE(doubt("memory f # x", other(FindingKind::Memory, "use after free", {"f", "a.c", 3, false})), "");
  EXPECT_NE(doubt("leak f # x", other(FindingKind::Memory, "leak: p", {"f", "a.c", 3, false})), "");
  Finding stuck = other(FindingKind::Deadlock, "", {"f", "A.java", 3, false});
  stuck.threads.resize(1);
  stuck.threads[0].state = "blocked";
  EXPECT_EQ(doubt("deadlock f # x", stuck), "");
  stuck.threads[0].state = "runnable";  // a thread that locks what it holds does not stop the others
  EXPECT_NE(doubt("deadlock f # x", stuck), "");
}

TEST(Suppressions, AreKeptForTheReport) {
  SilenceOptions options;
  options.suppressions = "race hits # a statistic\n";
  options.suppressions_name = "f";
  Silence made = silence(options);
  (void)made.silenced(users_race("hits"));
  (void)made.silenced(users_race("hits"));
  ASSERT_EQ(made.suppressed().size(), 1u);
  EXPECT_EQ(made.suppressed()[0].entry, "f:1");
  EXPECT_EQ(made.suppressed()[0].reason, "a statistic");
  EXPECT_EQ(made.suppressed()[0].finding.location, "hits");
}

}  // namespace
}  // namespace heddle::race
