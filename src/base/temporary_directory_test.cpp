#include "base/temporary_directory.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <vector>

namespace heddle {
namespace {

namespace fs = std::filesystem;

class TemporaryDirectoryTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = testing::TempDir() + "parent-XXXXXX";
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    parent_ = name;
  }
  void TearDown() override { fs::remove_all(parent_); }
  std::size_t entries() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(parent_), fs::directory_iterator()));
  }
  std::string parent_;
};

TEST_F(TemporaryDirectoryTest, GoesWithItsContents) {
  {
    const Result<TemporaryDirectory> made = TemporaryDirectory::make(parent_);
    ASSERT_TRUE(made.ok());
    std::ofstream(made.value().file("a")) << "text";
    EXPECT_EQ(entries(), 1u);
  }
  EXPECT_EQ(entries(), 0u);
}

TEST_F(TemporaryDirectoryTest, WhatIsInUseStays) {
  const Result<TemporaryDirectory> one = TemporaryDirectory::make(parent_);
  const Result<TemporaryDirectory> other = TemporaryDirectory::make(parent_);
  ASSERT_TRUE(one.ok() && other.ok());
  EXPECT_EQ(entries(), 2u);
}

TEST_F(TemporaryDirectoryTest, WhatAKilledRunHasLeftIsRemovedByTheNext) {
  int ready[2];
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t run = ::fork();
  if (run == 0) {
    const Result<TemporaryDirectory> left = TemporaryDirectory::make(parent_);
    std::ofstream(left.value().file("a")) << "text";
    (void)!::write(ready[1], "x", 1);
    ::pause();
  }
  char byte;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  { const Result<TemporaryDirectory> meanwhile = TemporaryDirectory::make(parent_); }
  EXPECT_EQ(entries(), 1u) << "it is in use";
  ::kill(run, SIGKILL);
  ::waitpid(run, nullptr, 0);
  const Result<TemporaryDirectory> next = TemporaryDirectory::make(parent_);
  EXPECT_EQ(entries(), 1u);
  EXPECT_TRUE(fs::exists(next.value().path()));
}

TEST_F(TemporaryDirectoryTest, WhatIsNoneOfOursStays) {
  fs::create_directory(parent_ + "/heddle-notes1");  // new, without a lock
  fs::create_directory(parent_ + "/heddle-1000");
  std::ofstream(parent_ + "/heddle-abcdef") << "a file";
  const Result<TemporaryDirectory> made = TemporaryDirectory::make(parent_);
  EXPECT_EQ(entries(), 4u);
}

TEST_F(TemporaryDirectoryTest, NoRoomIsASentence) {
  const Result<TemporaryDirectory> made = TemporaryDirectory::make(parent_ + "/nowhere");
  ASSERT_FALSE(made.ok());
  EXPECT_NE(made.error().message.find("set TMPDIR to a writable one"), std::string::npos);
}

}  // namespace
}  // namespace heddle
