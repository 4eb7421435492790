#include "java/link/string_concat.h"

#include <gtest/gtest.h>

#include "java/link/class_builder_testing.h"

namespace heddle::java {
namespace {

using testing::expect_same_output;
using testing::expect_well_formed;
using testing::listing;
using testing::method_of;

std::string concat_listing(StringConcat concat) {
  concat.name = "p/Concat";
  Result<ClassFile> file = make_string_concat(concat);
  EXPECT_TRUE(file.ok()) << file.error().message;
  if (!file.ok()) return "";
  expect_well_formed(*file);
  return listing(*file, method_of(*file, kConcatMethod, concat.type));
}

TEST(StringConcat, AppendsInOrder) {
  EXPECT_EQ(concat_listing({"", "(ISLjava/lang/String;[C)Ljava/lang/String;", "x=\1 \1\1, \1", {}}),
            "new java/lang/StringBuilder\n"
            "dup\n"
            "bipush 54\n"
            "invokespecial java/lang/StringBuilder.<init>(I)V\n"
            "ldc \"x=\"\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;\n"
            "iload_0\n"
            "invokevirtual java/lang/StringBuilder.append(I)Ljava/lang/StringBuilder;\n"
            "bipush 32\n"
            "invokevirtual java/lang/StringBuilder.append(C)Ljava/lang/StringBuilder;\n"
            "iload_1\n"
            "invokevirtual java/lang/StringBuilder.append(I)Ljava/lang/StringBuilder;\n"
            "aload_2\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;\n"
            "ldc \", \"\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;\n"
            "aload_3\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/Object;)Ljava/lang/StringBuilder;\n"
            "invokevirtual java/lang/StringBuilder.toString()Ljava/lang/String;\n"
            "areturn\n");
}

TEST(StringConcat, CopiesWhatMayBeEmpty) {
  EXPECT_EQ(concat_listing({"", "(Ljava/lang/String;)Ljava/lang/String;", "\1", {}}),
            "new java/lang/String\n"
            "dup\n"
            "aload_0\n"
            "invokestatic java/lang/String.valueOf(Ljava/lang/Object;)Ljava/lang/String;\n"
            "invokespecial java/lang/String.<init>(Ljava/lang/String;)V\n"
            "areturn\n");
  EXPECT_EQ(concat_listing({"", "([CLjava/lang/String;)Ljava/lang/Object;", "\1\1", {}}),
            "new java/lang/String\n"
            "dup\n"
            "new java/lang/StringBuilder\n"
            "dup\n"
            "bipush 32\n"
            "invokespecial java/lang/StringBuilder.<init>(I)V\n"
            "aload_0\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/Object;)Ljava/lang/StringBuilder;\n"
            "aload_1\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;\n"
            "invokevirtual java/lang/StringBuilder.toString()Ljava/lang/String;\n"
            "invokespecial java/lang/String.<init>(Ljava/lang/String;)V\n"
            "areturn\n");
}

TEST(StringConcat, ConstantsJoinTheTextAroundThem) {
  EXPECT_EQ(concat_listing(
                {"", "()Ljava/lang/String;", "a\2b\2", {{CpTag::String, 0, "\1"}, {CpTag::Long, 5, ""}}}),
            "new java/lang/StringBuilder\n"
            "dup\n"
            "bipush 23\n"
            "invokespecial java/lang/StringBuilder.<init>(I)V\n"
            "ldc \"a\1b\"\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;\n"
            "ldc2_w\n"
            "invokevirtual java/lang/StringBuilder.append(J)Ljava/lang/StringBuilder;\n"
            "invokevirtual java/lang/StringBuilder.toString()Ljava/lang/String;\n"
            "areturn\n");
}

TEST(StringConcat, NothingAtAll) {
  const std::string nothing = concat_listing({"", "()Ljava/lang/String;", "", {}});
  EXPECT_EQ(concat_listing({"", "()Ljava/lang/String;", "\2", {{CpTag::String, 0, ""}}}), nothing);
  EXPECT_TRUE(nothing.starts_with("new java/lang/String\n")) << nothing;
}

TEST(StringConcat, RefusesRecipesThatDoNotFit) {
  EXPECT_FALSE(make_string_concat({"p/C", "(I)Ljava/lang/String;", "\1\1", {}}).ok());
  EXPECT_FALSE(make_string_concat({"p/C", "(I)Ljava/lang/String;", "x", {}}).ok());
  EXPECT_FALSE(make_string_concat({"p/C", "()Ljava/lang/String;", "\2", {}}).ok());
  EXPECT_FALSE(make_string_concat({"p/C", "()Ljava/lang/String;", "", {{CpTag::Integer, 1, ""}}}).ok());
  EXPECT_FALSE(make_string_concat({"p/C", "(I)I", "\1", {}}).ok());
}

TEST(StringConcat, KeysTellConcatenationsApart) {
  const StringConcat base{"A", "(I)Ljava/lang/String;", "x\1", {}};
  StringConcat renamed = base, typed = base, worded = base, constant = base;
  renamed.name = "B";
  typed.type = "(J)Ljava/lang/String;";
  worded.recipe = "x\\01";
  constant.constants = {{CpTag::String, 0, ""}};
  EXPECT_EQ(base.key(), renamed.key());
  EXPECT_NE(base.key(), typed.key());
  EXPECT_NE(base.key(), worded.key());
  EXPECT_NE(base.key(), constant.key());
}

TEST(StringConcat, SameTextAsTheJdk) {
  std::string many = "    { int v = 1; System.out.println(\"\"";
  for (int i = 0; i < 199; ++i) many += " + v + \"p" + std::to_string(i) + "\"";
  many += "); }\n";
  expect_same_output("Concat", R"java(
public class Concat {
  static class Odd { final String s; Odd(String s) { this.s = s; } public String toString() { System.out.print("<" + s + ">"); return s; } }
  static class Throws { public String toString() { throw new IllegalStateException("no text"); } }
  static String one(Object o) { return "" + o; } static String oneString(String s) { return "" + s; }
  public static void main(String[] args) {
    boolean z = true; byte b = -5; char c = '\u00e9'; short s = -300; int i = Integer.MIN_VALUE; long l = Long.MIN_VALUE;
    float f = 1e10f; double d = -0.0; String str = "text"; String none = null; Object o = 17; char[] cs = null; int[] nil = null;
    System.out.println("z" + z + "b" + b + "c" + c + "s" + s + "i" + i + "l" + l + "f" + f + "d" + d);
    System.out.println(str + none + o + (Object) cs + nil + null + 'x' + 1 + 2L + 3f + 4.0);
    System.out.println(z + " " + b + c + (char) 0x4e2d + s + i + l + f + d + Float.NaN + Double.NEGATIVE_INFINITY + Float.MIN_VALUE);
    System.out.println("mark \u0001 and \u0002 " + i + "\u0001" + str + "\u0000\ud83d\ude00" + "\ud83d" + c);
    System.out.println(new Odd("a") + "" + new Odd("b") + new Odd(null) + new Odd("c"));
    System.out.println((one("x") != one("x")) + " " + (oneString("x") == "x") + oneString(null) + one(new Odd(null)));
    String empty = ""; System.out.println(("" + empty).isEmpty() + "" + (("" + empty) == "") + ((empty + empty) == "") + (empty + one("")).length());
    try { System.out.println("x" + new Throws() + new Odd("not reached")); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    str += 1; str += 'c'; str += 2.5; str += none; System.out.println(str); Object acc = "o"; acc += "p"; System.out.println(acc);
    String[] arr = {"q"}; int n = 0; arr[n++] += n; System.out.println(arr[0] + n);
    final String constant = "con" + 1 + 'c' + true; System.out.println(constant + i + constant);
    char[] chars = {'h', 'i'}; System.out.println(("" + chars).startsWith("[C@"));
    CharSequence sb = new StringBuilder("sb"); System.out.println("cs " + sb + new StringBuffer("buf") + Thread.State.NEW + String.class);
)java" + many + R"java(    System.out.println("end");
  }
})java");
}

}  // namespace
}  // namespace heddle::java
