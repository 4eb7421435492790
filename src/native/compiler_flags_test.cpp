#include "native/compiler_flags.h"

#include <gtest/gtest.h>

namespace heddle::native {
namespace {

using Words = std::vector<std::string>;

TEST(CompilerFlags, ThoseThatWriteAreRefused) {
  for (const Words& flags : {Words{"-o", "x"},
                             Words{"-ox"},
                             Words{"--output=x"},
                             Words{"-MF", "x"},
                             Words{"-MFx"},
                             Words{"-MJx"},
                             Words{"-save-temps"},
                             Words{"--save-temps=cwd"},
                             Words{"-save-stats=cwd"},
                             Words{"-Xclang", "-o"},
                             Words{"--serialize-diagnostics", "x"},
                             Words{"-Xclang", "-dependency-file"},
                             Words{"-Wp,-MD,x"},
                             Words{"-Wp,-DA,-MMD,x"},
                             Words{"-Wp,-MF,x"},
                             Words{"-fmodules-cache-path=x"},
                             Words{"-ftime-trace=x"},
                             Words{"-foptimization-record-file=x"},
                             Words{"-fmodule-output=x"},
                             Words{"-fproc-stat-report=x"},
                             Words{"-dumpdir", "x"},
                             Words{"-J", "x"},
                             Words{"-Jx"},
                             Words{"-module-dir", "x"},
                             Words{"--driver-mode=cl", "/Fox"},
                             Words{"@x"},
                             Words{"--config=x"},
                             Words{"-O1", "-Wall", "-MFx"}})
    EXPECT_FALSE(must_not_write(flags).ok()) << flags.front();
  EXPECT_EQ(
      must_not_write({"-MF", "x"}).error().message,
      "the compiler's flag -MF is about files that it writes, and Heddle lets it write only the code that "
      "is checked; leave it out");
  EXPECT_EQ(must_not_write({"@x"}).error().message,
            "the compiler's flag @x takes further flags from a file; give them themselves");
}

TEST(CompilerFlags, OthersAreFree) {
  const Result<Done> ok =
      must_not_write({"-O2", "-MD", "-MMD", "-MT", "x", "-ftime-trace", "-fplugin=x.so", "-Xclang", "-load",
                      "-B.", "-mllvm", "-x", "-include", "x.h", "-Wl,-o", "-Wp,-DA=1", "-march=native",
                      "-fprofile-generate", "-gsplit-dwarf"});
  EXPECT_TRUE(ok.ok()) << ok.error().message;
}

TEST(CompilerFlags, ASourceIsNoFlag) {
  EXPECT_TRUE(must_be_named_as_files({"a.c", "./-x.c", "/tmp/a@b.c"}).ok());
  for (const char* name : {"@x.c", "-x.c", "a/@x.c", "./@x.c", ""})
    EXPECT_FALSE(must_be_named_as_files({name}).ok()) << name;
}

}  // namespace
}  // namespace heddle::native
