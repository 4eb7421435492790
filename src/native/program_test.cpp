// Up to heddle-lower, which is beside the heddle executable but not beside this one: tests/cli goes on from
// there.
#include "native/program.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace heddle::native {
namespace {

namespace fs = std::filesystem;

class Compiling : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "heddle-compiling-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) { std::ofstream(folder_ / name) << text; }
  std::string error_of(std::vector<std::string> sources, std::vector<std::string> flags = {}) {
    NativeOptions options;
    options.directory = folder_.string();
    options.sources = std::move(sources);
    options.compiler_flags = std::move(flags);
    const Result<Program> program = compile_program(options);
    return program.ok() ? "no error" : program.error().message;
  }

  fs::path folder_;
};

TEST_F(Compiling, WhatTheCompilerSaysIsPassedOn) {
  write("good.c", "int main(void) { return N; }\n");
  write("bad.c", "int main(void) {\n  retrun 0;\n}\n");
  const std::string error = error_of({"good.c", "bad.c", "good.c"}, {"-DN=0"});
  EXPECT_TRUE(error.starts_with("clang-19 failed on bad.c with status 1:\nbad.c:2:3: error:")) << error;
  EXPECT_NE(error_of({"good.c"}).find("good.c:1:25: error: use of undeclared identifier 'N'"),
            std::string::npos);
}

TEST_F(Compiling, LongMessagesAreCut) {
  std::string text;
  for (int i = 0; i < 40; ++i) text += "int x" + std::to_string(i) + " = undeclared;\n";
  write("long.c", text);
  const std::string error = error_of({"long.c"}, {"-ferror-limit=0"});
  EXPECT_TRUE(error.ends_with(" more lines")) << error;
  EXPECT_LE(std::count(error.begin(), error.end(), '\n'), 51);
}

TEST_F(Compiling, FlagsThatLeaveNoCode) {
  write("good.c", "int main(void) { return 0; }\n");
  EXPECT_EQ(error_of({"good.c"}, {"-fsyntax-only"}),
            "clang-19 made no bitcode of good.c; take out of the flags what stops it early");
}

TEST_F(Compiling, ABitcodeFileIsLeftToLowering) {
  write("a.bc", "BC");
  EXPECT_NE(error_of({"a.bc"}).find("heddle-lower is missing"), std::string::npos);
}

TEST_F(Compiling, NothingIsLeftBehind) {
  const fs::path scratch = folder_ / "scratch";
  fs::create_directory(scratch);
  write("good.c", "int main(void) { return 0; }\n");
  ASSERT_EQ(setenv("TMPDIR", scratch.c_str(), 1), 0);
  error_of({"good.c"});
  unsetenv("TMPDIR");
  EXPECT_TRUE(fs::is_empty(scratch));
}

TEST_F(Compiling, LinesOfSource) {
  write("a.c", "int x;\n\n\t int y;  \n");
  Program program;
  program.directories = {"/nowhere", folder_.string()};
  EXPECT_EQ(program.source_text({"main", "a.c", 3, false}), "int y;");
  EXPECT_EQ(program.source_text({"main", (folder_ / "a.c").string(), 1, false}), "int x;");
  EXPECT_EQ(program.source_text({"main", "a.c", 4, false}), "");
  EXPECT_EQ(program.source_text({"main", "a.c", 0, false}), "");
  EXPECT_EQ(program.source_text({"main", "b.c", 1, false}), "");
}

}  // namespace
}  // namespace heddle::native
