#include "cli/found_file.h"

#include <gtest/gtest.h>

#include "cli/configuration.h"

namespace heddle::cli {
namespace {

using Words = std::vector<std::string>;

// What became of the file: "" if it was taken.
std::string refusal(const std::string& text, Source source = Source::Found) {
  const Result<Words> words = with_configuration({"check", "a.c"}, text, "heddle.toml", source);
  return words.ok() ? "" : words.error().message;
}

TEST(FoundFile, FlagsThatCanOnlyChangeTheCode) {
  for (const Words& flags : {Words{},
                             Words{"-DA"},
                             Words{"-DA=b c"},
                             Words{"-DF(x)=@x"},
                             Words{"-D", "A=1"},
                             Words{"-UA"},
                             Words{"-U", "A"},
                             Words{"-Iinclude"},
                             Words{"-I", "../include"},
                             Words{"-std=c++20"},
                             Words{"-std=iso9899:199409"},
                             Words{"-O"},
                             Words{"-O2"},
                             Words{"-Ofast"},
                             Words{"-W"},
                             Words{"-Wall"},
                             Words{"-Wno-error=c++11-extensions"},
                             Words{"-Wno-#warnings"},
                             Words{"-fopenmp"},
                             Words{"-fno-openmp"},
                             Words{"-fopenmp=libomp"},
                             Words{"-O1", "-D", "A", "-Wextra", "-I", "x"}}) {
    const Result<Done> ok = flags_may_be_found(flags);
    EXPECT_TRUE(ok.ok()) << joined(flags, " ") << ": " << ok.error().message;
  }
}

TEST(FoundFile, EveryOtherFlagIsRefused) {
  for (const Words& flags : {Words{"-fplugin=x.so"},
                             Words{"-fpass-plugin=x.so"},
                             Words{"-Xclang", "-load"},
                             Words{"@flags"},
                             Words{"-B."},
                             Words{"--config", "x"},
                             Words{"--config=x"},
                             Words{"-MJ", "x"},
                             Words{"-MD"},
                             Words{"-o", "x"},
                             Words{"-ox"},
                             Words{"-save-temps"},
                             Words{"-include", "/etc/passwd"},
                             Words{"-Wl,-x"},
                             Words{"-Wp,-MD,x"},
                             Words{"-Wa,-o"},
                             Words{"-O@x"},
                             Words{"-O2,x"},
                             Words{"-object-file-name=x"},
                             Words{"-I"},
                             Words{"-I", "@x"},
                             Words{"-I@x"},
                             Words{"-I", "-fplugin=x"},
                             Words{"-I-"},
                             Words{"-D"},
                             Words{"-D", "@x"},
                             Words{"-D", "-fplugin=x"},
                             Words{"-D@x"},
                             Words{"-DA=1\n-fplugin=x"},
                             Words{"-DA", "@x"},
                             Words{"-Dx y"},
                             Words{"-U"},
                             Words{"-U", "@x"},
                             Words{"-U1"},
                             Words{"-std"},
                             Words{"-std="},
                             Words{"-std=@x"},
                             Words{"-std=c11 -fplugin=x"},
                             Words{"-std", "c11"},
                             Words{"-fopenmp=libfoo"},
                             Words{"-fopenmp-targets=x"},
                             Words{"-fopenmp "},
                             Words{""},
                             Words{"-"},
                             Words{"--"},
                             Words{"x.c"},
                             Words{"-Wall\n@x"},
                             Words{"-dumpdir", "x"},
                             Words{"-isystem", "x"},
                             Words{"-mllvm", "x"},
                             Words{"-iquotex"},
                             Words{"-w"},
                             Words{"--output=x"}}) {
    EXPECT_FALSE(flags_may_be_found(flags).ok()) << joined(flags, " ");
  }
}

TEST(FoundFile, WritesNothingAndRunsNothing) {
  for (const char* key : {"json", "report", "sarif", "junit", "trace", "jdk"}) {
    const std::string text = std::string(key) + " = \"x\"";
    EXPECT_EQ(refusal(text), std::string("heddle.toml:1: ") + key +
                                 " can write files or run programs, and this file was only found, not named; "
                                 "say --config heddle.toml if you trust it");
    EXPECT_EQ(refusal(text, Source::Named), "");
  }
  EXPECT_NE(refusal("[run]\njdk = \"x\""), "");  // of whatever command
}

TEST(FoundFile, FlagsByTheirKey) {
  EXPECT_EQ(refusal("cflags = [\"-O1\", \"-D 'A=b c' -Wall\"]\nD = \"A\"\nI = [\"x\"]\nstd = \"c11\""), "");
  EXPECT_EQ(
      refusal("\ncflags = [\"-O1\", \"-fplugin=x.so\"]"),
      "heddle.toml:2: cflags has '-fplugin=x.so', which is none of -D, -U, -I, -std=, -O, -W and "
      "-f[no-]openmp, and this file was only found, not named; say --config heddle.toml if you trust it");
  EXPECT_EQ(refusal("cflags = \"-fplugin=x.so\"", Source::Named), "");
  EXPECT_NE(refusal("cflags = [\"-D\", \"@x\"]"), "");  // uses of the option make one list
}

TEST(FoundFile, ReadsOnlyWhatIsBelow) {
  for (const char* key : {"stdin", "suppressions", "allow-read"}) {
    const auto of = [&](const char* path) { return std::string(key) + " = \"" + path + "\""; };
    EXPECT_EQ(refusal(of("words.txt")), "");
    EXPECT_EQ(refusal(of("data/../words")), "");
    for (const char* outside : {"/etc/passwd", "../secret", "data/../../secret", "/", ".."}) {
      EXPECT_NE(refusal(of(outside)).find("is not below this directory"), std::string::npos) << outside;
      EXPECT_EQ(refusal(of(outside), Source::Named), "");
    }
  }
}

TEST(FoundFile, AProgramIsNoOption) {
  for (const Source source : {Source::Named, Source::Found}) {
    EXPECT_EQ(refusal("program = [\"a.c\", \"--json=x\"]", source),
              "heddle.toml:1: program '--json=x' is no file; write ./--json=x");
    EXPECT_NE(refusal("program = \"\"", source), "");
  }
}

// A value stays the value of its option, whatever it looks like.
TEST(FoundFile, AValueIsNoOption) {
  const Result<Words> words = with_configuration(
      {"check", "a.c"}, "I = \"--json=x\"\nD = [\"-q\", \"=\"]\nbenign = \"--trace=y\"\n", "heddle.toml");
  ASSERT_TRUE(words.ok());
  const Result<CommandLine> line = parse_command_line(words.value(), "1");
  ASSERT_TRUE(line.ok()) << line.error().message;
  EXPECT_EQ(line.value().options.json + line.value().options.trace, "");
  EXPECT_FALSE(line.value().options.quiet);
  EXPECT_EQ(line.value().options.include, Words{"--json=x"});
  EXPECT_EQ(line.value().options.define, (Words{"-q", "="}));
  EXPECT_EQ(line.value().options.benign, Words{"--trace=y"});
  EXPECT_EQ(line.value().operands, Words{"a.c"});
}

}  // namespace
}  // namespace heddle::cli
