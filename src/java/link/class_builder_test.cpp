#include "java/link/class_builder.h"

#include <gtest/gtest.h>

#include "java/link/class_builder_testing.h"

namespace heddle::java {
namespace {

using namespace bytecode;
using testing::expect_well_formed;
using testing::listing;

TEST(MethodType, TakesDescriptorsApart) {
  const auto type = MethodType::parse("(I[[JLjava/lang/String;[Lp/Q;D)V");
  ASSERT_TRUE(type.has_value());
  EXPECT_EQ(type->parameters, (std::vector<std::string>{"I", "[[J", "Ljava/lang/String;", "[Lp/Q;", "D"}));
  EXPECT_EQ(type->result, "V");
  EXPECT_EQ(type->descriptor(), "(I[[JLjava/lang/String;[Lp/Q;D)V");
}

TEST(MethodType, RefusesMalformedDescriptors) {
  for (const char* text :
       {"", "I", "(", "(I", "()", "(V)V", "(L)V", "(Lx)V", "([)V", "()VV", "()II", "(Q)V", "()[V"}) {
    EXPECT_FALSE(MethodType::parse(text).has_value()) << text;
  }
}

TEST(Types, ClassNamesAndDescriptors) {
  EXPECT_EQ(type_of_class("p/Q"), "Lp/Q;");
  EXPECT_EQ(type_of_class("[I"), "[I");
  EXPECT_EQ(class_of_type("Lp/Q;"), "p/Q");
  EXPECT_EQ(class_of_type("[Lp/Q;"), "[Lp/Q;");
}

TEST(PoolBuilder, SharesEqualConstants) {
  PoolBuilder pool;
  const std::uint16_t method = pool.method(CpTag::Methodref, "p/Q", "m", "()V");
  EXPECT_EQ(pool.method(CpTag::Methodref, "p/Q", "m", "()V"), method);
  EXPECT_NE(pool.method(CpTag::InterfaceMethodref, "p/Q", "m", "()V"), method);
  EXPECT_NE(pool.number(CpTag::Integer, 1), pool.number(CpTag::Float, 1));
  EXPECT_NE(pool.string("p/Q"), pool.klass("p/Q"));
}

TEST(PoolBuilder, LongTakesTwoEntries) {
  PoolBuilder pool;
  const std::uint16_t first = pool.number(CpTag::Long, 7);
  EXPECT_EQ(pool.number(CpTag::Double, 7), first + 2);
  EXPECT_EQ(pool[static_cast<std::uint16_t>(first + 1)].tag, CpTag::Unused);
}

TEST(CodeBuilder, CountsStackAndLocals) {
  ClassBuilder builder("p/Sample", kAccPublic | kAccSuper);
  CodeBuilder code = builder.code(kAccStatic, "(IJ)J");
  code.load("J", 1);
  code.load("I", 0);
  code.plain(op_i2l);
  code.plain(op_ladd);
  code.return_value("J");
  builder.add_method(kAccStatic, "sum", "(IJ)J", code);
  const ClassFile file = builder.finish();
  EXPECT_EQ(file.methods[0].code.max_stack, 4);
  EXPECT_EQ(file.methods[0].code.max_locals, 3);
  EXPECT_EQ(listing(file, file.methods[0]), "lload_1\niload_0\ni2l\nladd\nlreturn\n");
  expect_well_formed(file);
}

TEST(CodeBuilder, ManyArgumentsAndConstants) {
  const std::string type = "(" + std::string(100, 'J') + ")I";
  ClassBuilder builder("p/Sample", kAccPublic | kAccSuper);
  for (int i = 0; i < 300; ++i) builder.pool().utf8(std::to_string(i));  // so that ldc must be wide
  CodeBuilder code = builder.code(kAccStatic, type);
  code.load("J", 198);
  code.discard("J");
  for (const std::int32_t value : {-1, 5, 6, -128, 128, -32768, 32768}) {
    code.push_int(value);
    code.discard("I");
  }
  code.push_string("x");
  code.discard("Ljava/lang/String;");
  code.push_int(0);
  code.return_value("I");
  builder.add_method(kAccStatic, "m", type, code);
  const ClassFile file = builder.finish();
  EXPECT_EQ(listing(file, file.methods[0]),
            "lload -58\npop2\niconst_m1\npop\niconst_5\npop\nbipush 6\npop\nbipush -128\npop\nsipush\npop\n"
            "sipush\npop\nldc_w\npop\nldc_w\npop\niconst_0\nireturn\n");
  expect_well_formed(file);
}

TEST(CodeBuilder, BranchesGetOffsetsAndFrames) {
  ClassBuilder builder("p/Sample", kAccPublic | kAccSuper);
  CodeBuilder code = builder.code(kAccStatic, "(I)I");
  const CodeBuilder::Label loop = code.new_label(), end = code.new_label();
  code.bind(loop);
  code.load("I", 0);          // 0
  code.branch(op_ifeq, end);  // 1
  for (int i = 0; i < 70; ++i) code.plain(op_nop);
  code.branch(op_goto, loop);  // 74
  code.bind(end);              // 77
  code.push_int(1);
  code.return_value("I");
  builder.add_method(kAccStatic, "m", "(I)I", code);
  const ClassFile file = builder.finish();
  const CodeAttribute& made = file.methods[0].code;
  EXPECT_EQ(made.code[1], op_ifeq);
  EXPECT_EQ(made.code[3], 76);
  EXPECT_EQ(made.code[75], 0xff);
  EXPECT_EQ(made.code[76], 0x100 - 74);
  // Two frames: same_frame at 0, same_frame_extended 76 after it.
  EXPECT_EQ(made.stack_map, (std::vector<std::uint8_t>{0, 2, 0, 251, 0, 76}));
  expect_well_formed(file);
}

TEST(CodeBuilderDeathTest, RefusesWrongCode) {
  const auto with = [](auto body) {
    PoolBuilder pool;
    CodeBuilder code(pool, 0);
    body(code);
    code.finish();
  };
  EXPECT_EXIT(with([](CodeBuilder& code) { code.plain(op_pop); }), ::testing::ExitedWithCode(70),
              "empty stack");
  EXPECT_EXIT(with([](CodeBuilder& code) { code.push_int(1); }), ::testing::ExitedWithCode(70), "falls off");
  EXPECT_EXIT(with([](CodeBuilder& code) { code.load("I", 0); }), ::testing::ExitedWithCode(70),
              "not an argument");
  EXPECT_EXIT(with([](CodeBuilder& code) { code.branch(op_goto, code.new_label()); }),
              ::testing::ExitedWithCode(70), "never bound");
}

// The writer is the reader's inverse: a second round trip changes nothing.
TEST(ClassWriter, ReadsBackWhatItWrote) {
  if (!testing::JavaDirectory::available()) GTEST_SKIP() << "needs javac on the PATH";
  testing::JavaDirectory directory;
  directory.compile("Sample.java", R"java(
    import java.util.function.*;
    @Deprecated public class Sample<T extends Comparable<T>> implements Supplier<T> {
      static final long BIG = 1L << 40; static final double PI = 3.5; static final String TEXT = "a\u0000\u00e9\ud83d\ude00";
      record Pair(int a, String b) {}
      sealed interface Shape permits Circle {} record Circle(double r) implements Shape {}
      public T get() { class Local {} try { throw new IllegalStateException(); } finally { new Local(); } }
      int choose(String s) { switch (s) { case "a": return 1; case "b": return 2; default: return s.length() << 20; } }
    })java");
  int files = 0;
  for (const ClassFile& file : directory.classes()) {
    ++files;
    const std::vector<std::uint8_t> once = write_class_file(file);
    const Result<ClassFile> read = parse_class_file(once, file.name);
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(write_class_file(read.value()), once) << file.name;
    EXPECT_EQ(read.value().methods.size(), file.methods.size());
    EXPECT_EQ(read.value().nest_members, file.nest_members);
    EXPECT_EQ(read.value().record_components.size(), file.record_components.size());
    EXPECT_EQ(read.value().permitted_subclasses, file.permitted_subclasses);
    EXPECT_EQ(read.value().enclosing_class, file.enclosing_class);
    EXPECT_EQ(read.value().signature, file.signature);
  }
  EXPECT_EQ(files, 5);
}

}  // namespace
}  // namespace heddle::java
