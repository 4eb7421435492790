#include "cli/output.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <thread>

#include "cli/environment.h"

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

class Writing : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "heddle-writing-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ / name; }
  static std::string error_of(const std::string& path, const std::string& contents) {
    const Result<Done> written = write_file(path, contents);
    return written.ok() ? "" : written.error().message;
  }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_;
};

TEST_F(Writing, AFileIsReplacedAndKeepsItsMode) {
  EXPECT_EQ(error_of(path("a"), "one"), "");
  EXPECT_EQ(fs::status(path("a")).permissions() & fs::perms::owner_write, fs::perms::owner_write);
  fs::permissions(path("a"), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(error_of(path("a"), "two"), "");
  EXPECT_EQ(read_file(path("a")).value(), "two");
  EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(files(), 1u);
}

TEST_F(Writing, LinksAreFollowed) {
  fs::create_symlink("target", path("link"));
  EXPECT_EQ(error_of(path("link"), "new"), "");  // which leads nowhere yet
  EXPECT_EQ(error_of(path("link"), "newer"), "");
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(read_file(path("target")).value(), "newer");
  EXPECT_EQ(files(), 2u);
}

// Behind a link: what replaces the name then replaces the link, and no device of the machine.
TEST_F(Writing, AFullDeviceIsAnError) {
  fs::create_symlink("/dev/full", path("full"));
  EXPECT_EQ(error_of(path("full"), "x"), "cannot write " + path("full") + ": No space left on device");
  EXPECT_TRUE(fs::is_symlink(path("full")));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
  fs::create_symlink("/dev/null", path("null"));
  EXPECT_EQ(error_of(path("null"), "x"), "");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(Writing, APipeIsWrittenTo) {
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  std::string got;
  std::thread reader([&] { got = read_file(path("pipe")).value(); });
  EXPECT_EQ(error_of(path("pipe"), std::string(100'000, 'x')), "");
  reader.join();
  EXPECT_EQ(got.size(), 100'000u);
  EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

TEST_F(Writing, NothingIsLeftOfWhatCouldNotBeWritten) {
  EXPECT_EQ(error_of(path("a"), "old"), "");
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  rlimit small{10, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const std::string error = error_of(path("a"), std::string(100, 'x'));
  setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_EQ(error, "cannot write " + path("a") + ": File too large");
  EXPECT_EQ(read_file(path("a")).value(), "old");
  EXPECT_EQ(files(), 1u);
}

TEST_F(Writing, ALongNameHasNoDraft) {
  const std::string name(255, 'n');
  EXPECT_EQ(error_of(path(name), "x"), "");
  EXPECT_EQ(read_file(path(name)).value(), "x");
}

TEST_F(Writing, AskedBefore) {
  const auto error = [&](const std::string& name) {
    const Result<Done> ok = must_be_writable("--json", name);
    return ok.ok() ? "" : ok.error().message;
  };
  EXPECT_EQ(error(path("made/for/it")), "");
  EXPECT_TRUE(fs::is_directory(path("made/for")));
  EXPECT_EQ(error("/dev/null"), "");
  EXPECT_EQ(error("/dev/stdout"), "");
  EXPECT_EQ(error(path("made")), "--json " + path("made") + " is a directory");
  EXPECT_NE(error("-"), "");
  EXPECT_EQ(error_of(path("file"), ""), "");
  EXPECT_NE(error(path("file/below")), "");
}

}  // namespace
}  // namespace heddle::cli
