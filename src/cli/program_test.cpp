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
    for (const char* file : {"A.java", "B.java", "A.class", "x.jar", "lib/b.jar", "lib/a.jar", "a.c", "b.cpp",
                             "c.bc", "d.ll", "x.f90", "x.o", "in.txt"})
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

TEST_F(ProgramForms, Native) {
  Result<Program> program =
      identify({"a.c", "b.cpp", "c.bc", "d.ll", "-Iinc", "-D", "N=3", "-std=c11", "--cflags", "-O1",
                "--stdin", "in.txt", "--arg", "2=0..3", "--arg", "1=-1..1", "--", "one"});
  ASSERT_TRUE(program.ok()) << program.error().message;
  EXPECT_EQ(program->machine, kNative);
  EXPECT_EQ(program->name, "a.c");
  EXPECT_EQ(program->sources, (Words{"a.c", "b.cpp", "c.bc", "d.ll"}));
  EXPECT_EQ(program->compiler_flags, (Words{"-Iinc", "-DN=3", "-std=c11", "-O1"}));
  EXPECT_EQ(program->arguments, (Words{"-1", "0"}));
  EXPECT_EQ(program->argument_ranges, (std::vector<ArgumentRange>{{1, {-1, 1}}, {2, {0, 3}}}));
  EXPECT_EQ(program->input, "in.txt");
  EXPECT_EQ(program->directory, fs::current_path().string());
  EXPECT_EQ(identify({"A.java"})->machine, kJava);
}

TEST_F(ProgramForms, InputOfJavaPrograms) {
  Result<Program> program =
      identify({"A.java", "--stdin", "in.txt", "--allow-read", "lib", "--allow-read", "."});
  ASSERT_TRUE(program.ok()) << program.error().message;
  EXPECT_EQ(program->input, "in.txt");
  EXPECT_EQ(program->readable, (Words{"lib", "."}));
  EXPECT_EQ(program->directory, fs::current_path().string());
  EXPECT_EQ(identify({"A.java"})->directory, "") << "no files, no directory";
  EXPECT_EQ(with_absolute_paths(*program).readable[0], (fs::current_path() / "lib").string());
  EXPECT_EQ(with_absolute_paths(*program).input, (fs::current_path() / "in.txt").string());
  EXPECT_EQ(error_of({"A.java", "--allow-read", "nowhere"}),
            "there is no directory nowhere; check --allow-read");
  EXPECT_EQ(error_of({"a.c", "--allow-read", "lib"}),
            "--allow-read is for Java programs, which a.c is not; leave it out");
}

TEST_F(ProgramForms, AClassMayBeNamedC) {
  Result<Program> program = identify({"-cp", "lib", "demo.C"});
  ASSERT_TRUE(program.ok()) << program.error().message;
  EXPECT_EQ(program->main_class, "demo.C");
}

TEST_F(ProgramForms, MistakesWithNativePrograms) {
  EXPECT_EQ(error_of({"z.c"}), "there is no source file z.c; check the path");
  EXPECT_EQ(error_of({"z.bc"}), "there is no source file z.bc; check the path");
  EXPECT_EQ(error_of({"A.java", "a.c"}),
            "a.c and A.java cannot be one program: one is C or C++, the other Java");
  EXPECT_EQ(error_of({"a.c", "arg"}),
            "'arg' is one program too many; the program's own arguments go after --");
  EXPECT_EQ(error_of({"z.f90"}), "there is no source file z.f90; check the path");
  EXPECT_NE(error_of({"x.o"}).find("x.o is machine code"), std::string::npos);
  EXPECT_EQ(error_of({"a.c", "--stdin", "none"}), "there is no input file none; check the path");
  EXPECT_EQ(error_of({"a.c", "-cp", "lib"}),
            "--class-path is for Java programs, which a.c is not; leave it out");
  EXPECT_EQ(error_of({"A.java", "-DX"}), "-D is for C and C++ programs, which A.java is not; leave it out");
  EXPECT_EQ(error_of({"A.java", "--leaks"}),
            "--leaks is for C and C++ programs, which A.java is not; leave it out");
  EXPECT_EQ(error_of({"a.c", "--arg", "2=0..1"}),
            "--arg 2=0..1 leaves argument 1 without a value; give that one, too, with --arg or after --");
  EXPECT_EQ(error_of({"a.c", "--arg", "1=0..1", "--arg", "1=3"}),
            "--arg gives argument 1 twice; leave one of them out");
}

TEST_F(ProgramForms, Mistakes) {
  EXPECT_EQ(error_of({}),
            "no program given; for example: heddle check Account.java, or heddle check account.c");
  EXPECT_EQ(error_of({"C.java"}), "there is no source file C.java; check the path");
  EXPECT_EQ(error_of({"C.class"}), "there is no class file C.class; check the path");
  EXPECT_EQ(error_of({"y.jar"}), "there is no jar y.jar; check the path");
  EXPECT_EQ(error_of({"lib"}),
            "lib is no source file, bitcode, class file, jar or class name; see heddle check --help");
  EXPECT_EQ(error_of({"-cp", "nowhere", "Main"}), "the class path entry nowhere does not exist; check -cp");
  EXPECT_EQ(error_of({"Main", "arg"}),
            "'arg' is one program too many; the program's own arguments go after --");
  EXPECT_EQ(error_of({"A.java", "arg"}),
            "'arg' is one program too many; the program's own arguments go after --");
}

}  // namespace
}  // namespace heddle::cli
