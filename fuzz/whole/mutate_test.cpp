#include "mutate.h"

#include <gtest/gtest.h>

#include <string>

#include "java/classfile/class_builder.h"
#include "java/classfile/class_file.h"

namespace heddle::fuzz {
namespace {

constexpr unsigned kReturn = 0xb1, kGetStatic = 0xb2, kPop = 0x57;

// One method that reads a field.
Bytes small_class() {
  java::ClassBuilder builder;
  const unsigned field = builder.member(9, "A", "f", "I");
  builder.method(8, "m", "()V",
                 {builder.code({kGetStatic, 0, static_cast<std::uint8_t>(field), kPop, kReturn})});
  return builder.build();
}

TEST(ClassLayout, KnowsWhereThingsAre) {
  const Bytes file = small_class();
  const ClassLayout layout = layout_of(file);
  ASSERT_EQ(layout.code.size(), 1U);
  EXPECT_EQ(layout.code[0].end - layout.code[0].begin, 5U);
  ASSERT_EQ(layout.instructions.size(), 3U);
  EXPECT_EQ(file[layout.instructions[0]], kGetStatic);
  EXPECT_EQ(file[layout.instructions[2]], kReturn);
  EXPECT_EQ(layout.attributes.size(), 1U);
}

TEST(ClassLayout, EndsWhereAFileIsDamaged) {
  Bytes file = small_class();
  for (; !file.empty(); file.pop_back()) (void)layout_of(file);
}

TEST(Mutation, OfAClassFileIsOftenStillOne) {
  const Bytes file = small_class();
  Chance chance(1);
  int changed = 0, read = 0;
  for (int i = 0; i < 1000; ++i) {
    const Bytes other = mutate_class(file, file, chance);
    changed += other != file;
    read += other != file && java::parse_class_file(other, "other", java::Trust::Deferred).ok();
  }
  EXPECT_GT(changed, 700);
  EXPECT_GT(read, 150);
}

TEST(Mutation, OfATextKeepsMostOfIt) {
  const std::string text = "int f(int a) {\n  return a + 17;\n}\n";
  const Bytes input(text.begin(), text.end());
  Chance chance(1);
  int changed = 0;
  for (int i = 0; i < 1000; ++i) {
    const Bytes other = mutate_text(input, input, chance);
    changed += other != input;
    EXPECT_LT(other.size(), 20 * input.size());
  }
  EXPECT_GT(changed, 600);
}

TEST(Mutation, OfNothingIsPossible) {
  Chance chance(1);
  for (int i = 0; i < 100; ++i)
    for (const auto mutate : {mutate_bytes, mutate_text, mutate_class}) (void)mutate({}, {}, chance);
}

}  // namespace
}  // namespace heddle::fuzz
