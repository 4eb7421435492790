#include "report/trace.h"

#include <gtest/gtest.h>

namespace heddle::report {
namespace {

Trace example() {
  Trace trace;
  trace.heddle = "0.1.0";
  trace.machine = "java";
  trace.program = "Fork.java";
  trace.entries = {{"source", "/tmp/a b/Fork.java"},
                   {"source", "/tmp/Helper.java"},
                   {"class-path", "/tmp/lib.jar"},
                   {"main-class", "Fork"},
                   {"argument", ""},
                   {"argument", "two words"},
                   {"argument", "line\nend"},
                   {"argument", "back\\slash"},
                   {"argument", "\x01"}};
  trace.options = {{"reduction", "escape"}, {"seed", "1"}};
  trace.digest = "0123456789abcdef";
  trace.kind = "deadlock";
  trace.message = "2 threads wait for each other";
  trace.location = "Fork#1.uses";
  trace.schedule = {{0, 0}, {1, 2}};
  trace.comments = {"main  Fork.java:9  start left", "left  Fork.java:12  lock Fork#1"};
  return trace;
}

std::string error_of(const std::string& text) {
  const Result<Trace> trace = read_trace(text);
  return trace.ok() ? "no error" : trace.error().message;
}

TEST(TraceFile, IsSmallAndReadable) {
  EXPECT_EQ(write_trace(example()),
            "heddle-trace 1\n"
            "heddle 0.1.0\n"
            "machine java\n"
            "program Fork.java\n"
            "source /tmp/a b/Fork.java\n"
            "source /tmp/Helper.java\n"
            "class-path /tmp/lib.jar\n"
            "main-class Fork\n"
            "argument \n"
            "argument two words\n"
            "argument line\\nend\n"
            "argument back\\\\slash\n"
            "argument \\x01\n"
            "option reduction escape\n"
            "option seed 1\n"
            "digest 0123456789abcdef\n"
            "finding deadlock\n"
            "message 2 threads wait for each other\n"
            "location Fork#1.uses\n"
            "schedule 2\n"
            "0 0  # main  Fork.java:9  start left\n"
            "1 2  # left  Fork.java:12  lock Fork#1\n"
            "end\n");
}

TEST(TraceFile, RoundTrip) {
  const Trace written = example();
  Result<Trace> read = read_trace(write_trace(written));
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read->entries, written.entries);
  EXPECT_EQ(read->options, written.options);
  EXPECT_EQ(read->digest, written.digest);
  EXPECT_EQ(read->kind, written.kind);
  EXPECT_EQ(read->message, written.message);
  EXPECT_EQ(read->schedule, written.schedule);
  read->comments = written.comments;
  EXPECT_EQ(write_trace(*read), write_trace(written));
}

TEST(TraceFile, CommentsBlankLinesAndLineEndsOfAnotherSystem) {
  Result<Trace> read = read_trace(
      "heddle-trace 1\r\n# by hand\r\nmachine java\r\n\r\njar /x.jar\r\nschedule 1\r\n 3   4\r\nend\r\n");
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read->schedule, (Schedule{{3, 4}}));
}

TEST(TraceFile, GarbageIsRefusedWithASentence) {
  EXPECT_EQ(error_of(""), "this is not a trace: its first line should be 'heddle-trace 1'");
  EXPECT_EQ(error_of(std::string("\x7f"
                                 "ELF\0\1\2",
                                 7)),
            "this is not a trace: its first line should be 'heddle-trace 1'");
  EXPECT_EQ(error_of("heddle-trace one\n"), "this is not a trace: its first line should be 'heddle-trace 1'");
  EXPECT_EQ(error_of("heddle-trace 2\n"),
            "the trace has format 2, this version of Heddle reads format 1; record it again");
  const std::string start = "heddle-trace 1\nmachine java\njar /x.jar\n";
  EXPECT_EQ(error_of(start),
            "the trace ends before its schedule; it was cut short, record it again with --trace");
  EXPECT_EQ(error_of(start + "COLOUR \x1b[31m\n"), "line 4 of the trace has an unknown entry 'COLOUR'");
  EXPECT_EQ(error_of(start + "argument \\q\n"), "line 4 of the trace has a damaged escape");
  EXPECT_EQ(error_of(start + "schedule many\n"), "line 4 of the trace should say how many choices follow");
  EXPECT_EQ(error_of(start + "schedule 1\n0 x\nend\n"),
            "line 5 of the trace should be a choice: a thread, a value, and a comment after '#'");
  EXPECT_EQ(error_of(start + "schedule 1\n0 99999999999\nend\n"),
            "line 5 of the trace should be a choice: a thread, a value, and a comment after '#'");
  EXPECT_EQ(
      error_of(start + "schedule 99999999999999\n0 0\n"),
      "the trace ends after 1 of its 99999999999999 choices; it was cut short, record it again with --trace");
  EXPECT_EQ(error_of(start + "schedule 2\n0 0\nend\n"),
            "the trace announces 2 choices but has 1; record it again with --trace");
  EXPECT_EQ(error_of("heddle-trace 1\nmachine java\nschedule 0\nend\n"),
            "the trace does not name its program; record it again with --trace");
}

TEST(TraceFile, EveryPrefixIsRefusedOrRead) {
  const std::string whole = write_trace(example());
  for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
    EXPECT_FALSE(read_trace(std::string_view(whole).substr(0, length)).ok()) << length;
  }
}

}  // namespace
}  // namespace heddle::report
