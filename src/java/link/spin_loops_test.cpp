#include "java/link/spin_loops.h"

#include <gtest/gtest.h>

#include "base/check.h"
#include "java/classfile/jdk_classes.h"
#include "java/classpath/class_path.h"

namespace heddle::java {
namespace {

ClassFile parsed(const char* name) {
  static const JdkClasses jdk;
  auto file = parse_class_file(jdk.bytes(name), name, Trust::Trusted);
  HEDDLE_CHECK(file.ok(), file.error().message);
  return std::move(*file);
}

bool well_formed(const ClassFile& file) {
  for (const MethodInfo& method : file.methods)
    for (std::size_t pc = 0; pc < method.code.code.size();) {
      std::size_t length = instruction_length(method.code.code, pc);
      if (length == 0) return false;
      pc += length;
    }
  return true;
}

// A JDK in which these loops look different is noticed here: exploring them would not come to an end.
TEST(SpinLoops, AreFoundInTheJdk) {
  ClassFile exchanger = parsed("java/util/concurrent/Exchanger");
  EXPECT_EQ(steady_spin_loops(exchanger), 4u);  // the step, and three times 1024
  EXPECT_TRUE(well_formed(exchanger));
  ClassFile pool = parsed("java/util/concurrent/ForkJoinPool");
  EXPECT_EQ(steady_spin_loops(pool), 7u);
  EXPECT_TRUE(well_formed(pool));
}

TEST(SpinLoops, AreRewrittenOnce) {
  ClassFile pool = parsed("java/util/concurrent/ForkJoinPool");
  steady_spin_loops(pool);
  EXPECT_EQ(steady_spin_loops(pool), 0u);
}

TEST(SpinLoops, OtherClassesAreLeftAlone) {
  ClassFile phaser = parsed("java/util/concurrent/Phaser");
  EXPECT_EQ(steady_spin_loops(phaser), 0u);
}

}  // namespace
}  // namespace heddle::java
