#include <gtest/gtest.h>

#include <cstdlib>

#include "java/classpath/class_path.h"
#include "java/classpath/environment_guard.h"
#include "java/classpath/scratch_directory.h"

namespace heddle::java {
namespace {

namespace fs = std::filesystem;

// Two homes and a PATH whose java is a chain of links, as Debian's alternatives make it.
class JdkHome : public testing::Test {
 protected:
  void SetUp() override {
    scratch_.write("first/lib/modules", "");
    scratch_.write("second/lib/modules", "");
    fs::permissions(scratch_.write("second/bin/java", "#!/bin/true"), fs::perms::owner_all);
    fs::create_directories(scratch_.path() / "bin");
    fs::create_symlink(scratch_.path() / "second/bin/java", scratch_.path() / "alternative");
    fs::create_symlink(scratch_.path() / "alternative", scratch_.path() / "bin/java");
    path_.set("/no/such/directory:" + home("bin"));
    java_home_.set("");
  }
  std::string home(const char* name) const { return scratch_.path() / name; }

  ScratchDirectory scratch_;
  EnvironmentGuard path_{"PATH"}, java_home_{"JAVA_HOME"};
};

TEST_F(JdkHome, IsSoughtInTheDocumentedOrder) {
  const std::string second = fs::canonical(home("second"));
  auto from_path = find_jdk("");
  ASSERT_TRUE(from_path) << from_path.error().message;
  EXPECT_EQ(*from_path, second);
  java_home_.set(home("first"));
  auto from_environment = find_jdk("");
  ASSERT_TRUE(from_environment) << from_environment.error().message;
  EXPECT_EQ(*from_environment, home("first"));
  auto given = find_jdk(home("second"));
  ASSERT_TRUE(given) << given.error().message;
  EXPECT_EQ(*given, home("second"));
}

TEST_F(JdkHome, ErrorsSayWhatToDo) {
  const auto message = [](const std::string& home) {
    auto found = find_jdk(home);
    return found ? "found " + *found : found.error().message;
  };
  const std::string advice =
      "install one (Debian: apt-get install openjdk-17-jdk-headless) or give --jdk its directory.";
  EXPECT_EQ(message("/no/jdk"), "/no/jdk is not a JDK (it has no lib/modules); " + advice);
  path_.set("");
  EXPECT_EQ(message(""), "No JDK was found; " + advice);
  java_home_.set("/no/jdk");
  EXPECT_EQ(message(""),
            "JAVA_HOME is /no/jdk, which is not a JDK (it has no lib/modules); unset it, " + advice);
}

}  // namespace
}  // namespace heddle::java
