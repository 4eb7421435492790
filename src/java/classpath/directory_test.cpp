// Directories and single class files.
#include <gtest/gtest.h>

#include "java/classpath/class_path.h"
#include "java/classpath/scratch_directory.h"

namespace heddle::java {
namespace {

std::string text(const ClassBytes& bytes) {
  return {bytes.bytes.begin(), bytes.bytes.end()};
}

TEST(Directory, FindsFilesBelowIt) {
  ScratchDirectory scratch;
  scratch.write("a/b/C.class", "class C");
  scratch.write("empty", "");
  auto source = open_directory(scratch.path());
  ASSERT_TRUE(source) << source.error().message;
  auto found = (*source)->find("a/b/C.class");
  ASSERT_TRUE(found && *found);
  EXPECT_EQ(text(**found), "class C");
  EXPECT_EQ((*found)->origin, (scratch.path() / "a/b/C.class").string());
  EXPECT_FALSE((*found)->from_jdk);
  auto empty = (*source)->find("empty");
  ASSERT_TRUE(empty && *empty);
  EXPECT_EQ(text(**empty), "");
}

TEST(Directory, NothingElseIsFound) {
  ScratchDirectory scratch;
  scratch.write("inside/A.class", "A");
  scratch.write("outside", "secret");
  auto source = open_directory(scratch.path() / "inside");
  ASSERT_TRUE(source) << source.error().message;
  const std::string too_long(5000, 'x');
  for (const std::string& path :
       {std::string("B.class"), std::string("A.class/B.class"), std::string("../outside"),
        std::string("x/../../outside"), std::string("/etc/passwd"), std::string(), std::string("."),
        std::string("A.class/"), std::string("A.class\0x", 9), too_long}) {
    auto found = (*source)->find(path);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_FALSE(*found) << path;
  }
}

TEST(Directory, MustBeADirectory) {
  ScratchDirectory scratch;
  const std::string file = scratch.write("file", "x");
  for (const std::string& path : {file, std::string("/no/such/directory")}) {
    auto source = open_directory(path);
    ASSERT_FALSE(source);
    EXPECT_EQ(source.error().message, path + " is not a directory; correct the class path.");
  }
}

TEST(SingleClass, IsOfferedUnderTheNameInside) {
  auto home = find_jdk("");
  ASSERT_TRUE(home) << home.error().message;
  auto image = open_jdk_image(*home);
  ASSERT_TRUE(image) << image.error().message;
  auto thread = (*image)->find("java/lang/Thread.class");
  ASSERT_TRUE(thread && *thread);
  ScratchDirectory scratch;
  const std::string path = scratch.write("renamed", text(**thread));
  auto source = open_single_class(path);
  ASSERT_TRUE(source) << source.error().message;
  auto found = (*source)->find("java/lang/Thread.class");
  ASSERT_TRUE(found && *found);
  EXPECT_EQ(text(**found), text(**thread));
  EXPECT_EQ((*found)->origin, path);
  auto other = (*source)->find("renamed");
  ASSERT_TRUE(other);
  EXPECT_FALSE(*other);
}

TEST(SingleClass, MustBeAClassFile) {
  ScratchDirectory scratch;
  const std::string path = scratch.write("A.class", "not a class");
  auto source = open_single_class(path);
  ASSERT_FALSE(source);
  EXPECT_EQ(source.error().message, path + " is not a valid class file: it does not start with CAFEBABE.");
  auto missing = open_single_class("/no/such/A.class");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().message, "/no/such/A.class does not exist or is not a regular file.");
}

}  // namespace
}  // namespace heddle::java
