#include "java/link/record_methods.h"

#include <gtest/gtest.h>

#include "java/link/class_builder_testing.h"

namespace heddle::java {
namespace {

using testing::expect_same_output;
using testing::expect_well_formed;
using testing::listing;

std::string method_listing(RecordMethod record) {
  record.name = "p/R$$Record$1";
  record.record = "p/R";
  record.simple_name = "R";
  const ClassFile file = make_record_method(record);
  expect_well_formed(file);
  EXPECT_EQ(file.methods.size(), 1u);
  EXPECT_EQ(file.methods[0].name, record.method);
  EXPECT_EQ(file.methods[0].descriptor, record.type());
  return listing(file, file.methods[0]);
}

TEST(RecordMethods, HashCodeFoldsFromTheFirst) {
  EXPECT_EQ(method_listing({"", "hashCode", "", "", {{"a", "J"}, {"b", "[I"}}}),
            "iconst_0\n"
            "bipush 31\n"
            "imul\n"
            "aload_0\n"
            "getfield p/R.aJ\n"
            "invokestatic java/lang/Long.hashCode(J)I\n"
            "iadd\n"
            "bipush 31\n"
            "imul\n"
            "aload_0\n"
            "getfield p/R.b[I\n"
            "invokestatic java/util/Objects.hashCode(Ljava/lang/Object;)I\n"
            "iadd\n"
            "ireturn\n");
}

TEST(RecordMethods, EqualsStartsWithTheLast) {
  EXPECT_EQ(method_listing({"", "equals", "", "", {{"a", "C"}, {"b", "Ljava/lang/String;"}}}),
            "aload_0\n"
            "aload_1\n"
            "if_acmpne\n"
            "iconst_1\n"
            "ireturn\n"
            "aload_1\n"
            "instanceof p/R\n"
            "ifeq\n"
            "aload_0\n"
            "getfield p/R.bLjava/lang/String;\n"
            "aload_1\n"
            "checkcast p/R\n"
            "getfield p/R.bLjava/lang/String;\n"
            "invokestatic java/util/Objects.equals(Ljava/lang/Object;Ljava/lang/Object;)Z\n"
            "ifeq\n"
            "aload_0\n"
            "getfield p/R.aC\n"
            "aload_1\n"
            "checkcast p/R\n"
            "getfield p/R.aC\n"
            "if_icmpne\n"
            "iconst_1\n"
            "ireturn\n"
            "iconst_0\n"
            "ireturn\n");
}

TEST(RecordMethods, EmptyRecords) {
  EXPECT_EQ(method_listing({"", "toString", "", "", {}}),
            "new java/lang/StringBuilder\n"
            "dup\n"
            "iconst_3\n"
            "invokespecial java/lang/StringBuilder.<init>(I)V\n"
            "ldc \"R[]\"\n"
            "invokevirtual java/lang/StringBuilder.append(Ljava/lang/String;)Ljava/lang/StringBuilder;\n"
            "invokevirtual java/lang/StringBuilder.toString()Ljava/lang/String;\n"
            "areturn\n");
  EXPECT_EQ(method_listing({"", "hashCode", "", "", {}}), "iconst_0\nireturn\n");
}

TEST(RecordMethods, SameAsTheJdk) {
  std::string wide = "  record Wide(";
  std::string values = "    wide(new Wide(", others = "), new Wide(";
  for (int i = 0; i < 60; ++i) {
    const std::string comma = i == 0 ? "" : ", ";
    wide += comma + (i % 2 == 0 ? "int" : "String") + " c" + std::to_string(i);
    values += comma + (i % 2 == 0 ? std::to_string(i) : "\"v\"");
    others += comma + (i % 2 == 0 ? std::to_string(i) : i == 1 ? "null" : "\"v\"");
  }
  expect_same_output("Rec", R"java(
import java.util.*;
public class Rec {
  record Empty() {} record One(int x) {}
  record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a, List<String> n) {}
  record Box<T>(T value) {} record Floats(float f, double d) {}
  private record Hidden(int x) { Hidden { System.out.println("made"); } }
  record Partial(int x, int y) { @Override public String toString() { return "own " + x + y; } }
  interface Named { String name(); } record Impl(String name) implements Named {}
  static class Loud { final String s; Loud(String s) { this.s = s; }
    public boolean equals(Object o) { System.out.print("eq" + s + " "); return o instanceof Loud l && l.s.equals(s); }
    public int hashCode() { System.out.print("hash" + s + " "); return s.hashCode(); }
    public String toString() { System.out.print("str" + s + " "); return s; } }
  record Order(Loud a, Loud b, Loud c) {}
)java" + wide + R"java() {}
  static void wide(Wide a, Wide b) { System.out.println(a + " " + a.hashCode() + a.equals(b) + a.equals(a)); }
  public static void main(String[] args) {
    record Local(int q) {}
    All all = new All(true, (byte) 1, 'c', (short) -3, 4, 5L << 33, 6.5f, -0.0, "t", null, List.of("n"));
    All same = new All(true, (byte) 1, 'c', (short) -3, 4, 5L << 33, 6.5f, -0.0, "t", null, List.of("n"));
    All other = new All(true, (byte) 1, 'c', (short) -3, 4, 5L << 33, 6.5f, 0.0, "t", null, List.of("n"));
    System.out.println(all + " " + all.hashCode() + " " + all.equals(same) + all.equals(other) + all.equals(null) + all.equals("x"));
    System.out.println(new Empty() + " " + new Empty().hashCode() + new Empty().equals(new Empty()));
    System.out.println(new One(7) + " " + new One(7).hashCode() + new One(7).equals(new One(7)) + new One(7).equals(new One(8)));
    System.out.println(new Floats(Float.NaN, -0.0).equals(new Floats(Float.NaN, -0.0)) + " " + new Floats(0f, 0.0).equals(new Floats(-0f, 0.0)) + new Floats(1f, Double.NaN));
    System.out.println(new Box<>(null) + " " + new Box<>(null).hashCode() + new Box<>(null).equals(new Box<>("x")) + new Box<>(new Box<>(3)));
    System.out.println(new Hidden(3) + " " + new Partial(1, 2) + new Partial(1, 2).hashCode() + new Impl("i") + new Local(5));
    Order x = new Order(new Loud("1"), new Loud("2"), new Loud("3")), y = new Order(new Loud("1"), new Loud("2"), new Loud("3"));
    Order w = new Order(new Loud("1"), new Loud("9"), new Loud("3"));
    System.out.println(x.equals(y)); System.out.println(x.equals(w)); System.out.println(x.equals(x)); System.out.println(x.hashCode()); System.out.println(x.toString());
    Map<Object, String> map = new HashMap<>(); map.put(new One(1), "a"); map.put(new One(1), "b"); System.out.println(map);
)java" + values + others + R"java());
    System.out.println("end");
  }
})java");
}

}  // namespace
}  // namespace heddle::java
