// The JDK as the large test of the verifier: javac made it and HotSpot accepts it (java -Xverify:all, every
// class linked). A sample here; all of it with HEDDLE_VERIFY_ALL=1 (a minute).
#include <gtest/gtest.h>

#include <cstdlib>

#include "java/classfile/jdk_classes.h"
#include "java/verify/file_world_testing.h"

namespace heddle::java {
namespace {

void expect_accepted(FileWorld& world, const JdkClasses& jdk, const std::string& name, bool infer) {
  auto file = parse_class_file(jdk.bytes(name), name);
  ASSERT_TRUE(file.ok()) << file.error().message;
  // Before version 50 there is no table: the same code, its types inferred. What came with version 51
  // (invokedynamic) is no matter of types.
  if (infer) file->major = 49;
  const auto problem = verify_class(*file, world);
  EXPECT_FALSE(problem.has_value()) << name << ": " << problem->klass << " " << problem->message;
}

TEST(VerifierOfJdk, AcceptsEveryClass) {
  FileWorld world;
  const JdkClasses jdk;
  const bool all = std::getenv("HEDDLE_VERIFY_ALL") != nullptr;
  const std::set<std::string> modules = all ? jdk.modules() : std::set<std::string>{"java.base"};
  std::size_t number = 0, checked = 0;
  for (const std::string& module : modules) {
    for (const std::string& name : jdk.names(module)) {
      if (!all && number++ % 12 != 0) continue;
      expect_accepted(world, jdk, name, false);
      expect_accepted(world, jdk, name, true);
      ++checked;
    }
  }
  EXPECT_GT(checked, 400U);
}

}  // namespace
}  // namespace heddle::java
