#include "base/process.h"

#include <gtest/gtest.h>

namespace heddle {
namespace {

TEST(Process, OutputAndStatus) {
  Result<ProcessEnd> end = run_process({"/bin/sh", "-c", "echo out; echo err >&2; exit 3"});
  ASSERT_TRUE(end.ok()) << end.error().message;
  EXPECT_EQ(end->output, "out\nerr\n");
  EXPECT_EQ(end->status, 3);
  EXPECT_FALSE(end->killed());
}

TEST(Process, ASignal) {
  Result<ProcessEnd> end = run_process({"/bin/sh", "-c", "kill -ABRT $$"});
  ASSERT_TRUE(end.ok()) << end.error().message;
  EXPECT_EQ(end->status, 134);
  EXPECT_TRUE(end->killed());
}

TEST(Process, ADirectoryOfItsOwnAndNoInput) {
  Result<ProcessEnd> end = run_process({"/bin/sh", "-c", "pwd; cat"}, "/usr");
  ASSERT_TRUE(end.ok()) << end.error().message;
  EXPECT_EQ(end->output, "/usr\n");
}

TEST(Process, TwoAtOnce) {
  Result<Process> first = start_process({"/bin/sh", "-c", "sleep 0.1; echo 1"});
  Result<Process> second =
      start_process({"/bin/sh", "-c", "head -c 200000 /dev/zero"});  // more than a pipe holds
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ(first->wait()->output, "1\n");
  EXPECT_EQ(second->wait()->output.size(), 200000u);
}

TEST(Process, WhatIsNotThereIsASentence) {
  const Result<ProcessEnd> end = run_process({"/no/such/program"});
  ASSERT_FALSE(end.ok());
  EXPECT_EQ(end.error().message, "/no/such/program cannot be run: No such file or directory.");
}

}  // namespace
}  // namespace heddle
