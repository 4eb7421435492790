#include "native/fortran.h"

#include <gtest/gtest.h>

namespace heddle::native {
namespace {

TEST(Fortran, Endings) {
  for (const char* name : {"a.f90", "a.F90", "a.f", "a.FOR", "a.f95", "a.f08"})
    EXPECT_TRUE(is_fortran(name)) << name;
  for (const char* name : {"a.c", "f90", "a.f9", "a.ff"}) EXPECT_FALSE(is_fortran(name)) << name;
}

TEST(Fortran, WhatFlangDoesNotKnowIsOneSentence) {
  EXPECT_EQ(
      flang_failure("x.f90", 1,
                    "error: loc(\"/tmp/x.f90\":34:19): flang/lib/Lower/OpenMP.cpp:20: not yet implemented: "
                    "Taskloop construct\nLLVM ERROR: aborting\nPLEASE submit a bug report\n#0 1"),
      "flang-19 cannot compile x.f90:34: not yet implemented in it: Taskloop construct");
  EXPECT_EQ(flang_failure("x.f90", 1, "error: Semantic errors\nx.f90:1:1: error: y\n"),
            "flang-19 failed on x.f90 with status 1:\nerror: Semantic errors\nx.f90:1:1: error: y");
}

}  // namespace
}  // namespace heddle::native
