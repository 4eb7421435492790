#include "cli/program.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

// A directory of its own per test, and the current one while it lasts.
class ProgramForms : public ::testing::Test {
 protected:
  void SetUp() override {
    before_ = fs::current_path();
    std::string name = (fs::temp_directory_path() / "heddle-program-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    fs::current_path(folder_ = name);
    fs::create_directories("lib");
    for (const char* file : {"A.java", "B.java", "A.class", "x.jar", "lib/b.jar", "lib/a.jar"})
      std::ofstream{file};
  }
  void TearDown() override {
    fs::current_path(before_);
    fs::remove_all(folder_);
  }

  static Result<Program> identify(std::vector<std::string> words) {
    words.insert(words.begin(), "check");
    Result<CommandLine> line = parse_command_line(std::move(words), "");
    if (!line.ok()) return line.error();
    return identify_program(line.value());
  }
  static std::string error_of(std::vector<std::string> words) {
    const Result<Program> program = identify(std::move(words));
    return program.ok() ? "no error" : program.error().message;
  }

  fs::path before_, folder_;
};
using Words = std::vector<std::string>;

TEST_F(ProgramForms, Sources) {
  Result<Program> program = identify({"A.java", "B.java", "-cp", "lib/a.jar", "--", "1"});
  ASSERT_TRUE(program.ok()) << program.error().message;
  EXPECT_EQ(program->name, "A.java");
  EXPECT_EQ(program->sources, (Words{"A.java", "B.java"}));
  EXPECT_EQ(program->class_path, (Words{"lib/a.jar"}));
  EXPECT_EQ(program->arguments, (Words{"1"}));
}

TEST_F(ProgramForms, ClassesAndJars) {
  EXPECT_EQ(identify({"A.class"})->class_path, (Words{"A.class"}));
  EXPECT_EQ(identify({"com.acme.Bank"})->class_path, (Words{"."}));
  EXPECT_EQ(identify({"com/acme/Bank"})->main_class, "com.acme.Bank");
  EXPECT_EQ(identify({"x.jar"})->jar, "x.jar");
  EXPECT_EQ(identify({"-jar", "x.jar"})->jar, "x.jar");
  EXPECT_EQ(identify({"-cp", "lib/*:.", "Main"})->class_path, (Words{"lib/a.jar", "lib/b.jar", "."}));
  EXPECT_EQ(identify({"-cp", "lib:nowhere", "Main"})->notes,
            (Words{"the class path entry nowhere does not exist"}));
}

TEST_F(ProgramForms, AbsolutePaths) {
  const Program program = with_absolute_paths(*identify({"./A.java", "-cp", "lib/../lib/"}));
  EXPECT_EQ(program.sources, (Words{(fs::current_path() / "A.java").string()}));
  EXPECT_EQ(program.class_path, (Words{(fs::current_path() / "lib").string()}));
}

TEST_F(ProgramForms, Mistakes) {
  EXPECT_EQ(error_of({}), "no program given; for example: heddle check Account.java");
  EXPECT_EQ(error_of({"C.java"}), "there is no source file C.java; check the path");
  EXPECT_EQ(error_of({"C.class"}), "there is no class file C.class; check the path");
  EXPECT_EQ(error_of({"y.jar"}), "there is no jar y.jar; check the path");
  EXPECT_EQ(error_of({"lib"}),
            "lib is no Java source file, class file, jar or class name; see heddle check --help");
  EXPECT_EQ(error_of({"-cp", "nowhere", "Main"}), "the class path entry nowhere does not exist; check -cp");
  EXPECT_EQ(error_of({"Main", "arg"}),
            "'arg' is one program too many; the program's own arguments go after --");
  EXPECT_EQ(error_of({"A.java", "arg"}),
            "'arg' is one program too many; the program's own arguments go after --");
  for (const char* native : {"a.c", "a.cpp", "a.f90", "a.ll"}) {
    EXPECT_NE(error_of({native}).find("not supported yet by this version"), std::string::npos);
  }
}

}  // namespace
}  // namespace heddle::cli
