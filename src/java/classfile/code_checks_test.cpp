#include <gtest/gtest.h>

#include "java/classfile/class_builder.h"
#include "java/classfile/class_file.h"

namespace heddle::java {
namespace {

std::string fault_of(const Bytes& bytes) {
  auto file = parse_class_file(bytes, "T");
  if (file) return "accepted";
  const std::string start = "T is not a valid class file: ";
  EXPECT_TRUE(file.error().message.starts_with(start)) << file.error().message;
  return file.error().message.substr(start.size());
}

// A static method with these instructions and four locals. The pool starts with the constants below.
constexpr unsigned kInteger = 1, kLong = 2, kMethod = 9, kArray = 11, kInterface = 17, kField = 23;

std::string fault_in(const Bytes& code, const std::vector<Bytes>& handlers = {}, unsigned major = 61) {
  ClassBuilder builder;
  builder.major = major;
  EXPECT_EQ(builder.constant({3, 0, 0, 0, 7}), kInteger);
  EXPECT_EQ(builder.constant({5, 0, 0, 0, 0, 0, 0, 0, 7}), kLong);
  EXPECT_EQ(builder.member(10, "A", "f", "()V"), kMethod);
  EXPECT_EQ(builder.class_of("[[I"), kArray);
  EXPECT_EQ(builder.member(11, "A", "g", "(J)V"), kInterface);
  EXPECT_EQ(builder.member(9, "A", "h", "I"), kField);
  builder.method(8, "t", "()V", {builder.code(code, 4, handlers)});
  return fault_of(builder.build());
}

TEST(InstructionLength, FixedAndVariable) {
  const auto length = [](const Bytes& code, std::size_t pc = 0) { return instruction_length(code, pc); };
  EXPECT_EQ(length({0}), 1U);
  EXPECT_EQ(length({16, 1}), 2U);
  EXPECT_EQ(length({17, 1, 2}), 3U);
  EXPECT_EQ(length({185, 0, 1, 1, 0}), 5U);
  EXPECT_EQ(length({196, 21, 0, 1}), 4U);
  EXPECT_EQ(length({196, 132, 0, 1, 0, 1}), 6U);
  // tableswitch at 1: padding to 4, default, low 0, high 1, two offsets
  EXPECT_EQ(length({0, 170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0}, 1), 23U);
  EXPECT_EQ(length({171, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0}), 20U);
}

TEST(InstructionLength, MalformedIsZero) {
  const auto length = [](const Bytes& code, std::size_t pc = 0) { return instruction_length(code, pc); };
  EXPECT_EQ(length({}), 0U);
  EXPECT_EQ(length({0}, 1), 0U);
  EXPECT_EQ(length({202}), 0U);
  EXPECT_EQ(length({255}), 0U);
  EXPECT_EQ(length({16}), 0U);
  EXPECT_EQ(length({196}), 0U);
  EXPECT_EQ(length({196, 0, 0, 0}), 0U);
  EXPECT_EQ(length({196, 196, 0, 0}), 0U);
  EXPECT_EQ(length({196, 132, 0, 1, 0}), 0U);
  EXPECT_EQ(length({170, 0, 0, 0}), 0U);
  // low above high; a table larger than the code; a negative number of pairs
  EXPECT_EQ(length({170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0}), 0U);
  EXPECT_EQ(length({170, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 127, 255, 255, 255}), 0U);
  EXPECT_EQ(length({171, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255}), 0U);
}

TEST(Code, Branches) {
  EXPECT_EQ(fault_in({167, 0, 3, 177}), "accepted");
  EXPECT_EQ(fault_in({167, 0, 1, 177}),
            "the instruction at 0 (goto) jumps into the middle of another instruction.");
  EXPECT_EQ(fault_in({167, 0, 4, 177}), "the instruction at 0 (goto) jumps outside the code.");
  EXPECT_EQ(fault_in({167, 255, 255, 177}), "the instruction at 0 (goto) jumps outside the code.");
  EXPECT_EQ(fault_in({200, 127, 255, 255, 255}), "the instruction at 0 (goto_w) jumps outside the code.");
  EXPECT_EQ(fault_in({200, 128, 0, 0, 0}), "the instruction at 0 (goto_w) jumps outside the code.");
  EXPECT_EQ(fault_in({168, 0, 3, 177}, {}, 50), "accepted");
  EXPECT_EQ(fault_in({168, 0, 3, 177}),
            "the instruction at 0 (jsr) may not be used in class files of version 51 and later.");
  EXPECT_EQ(fault_in({196, 169, 0, 1}),
            "the instruction at 0 (wide) may not be used in class files of version 51 and later.");
}

TEST(Code, Switches) {
  EXPECT_EQ(fault_in({3, 171, 0, 0, 0, 0, 0, 19, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 19, 177}), "accepted");
  EXPECT_EQ(fault_in({3, 171, 0, 0, 0, 0, 0, 19, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 18, 177}),
            "the instruction at 1 (lookupswitch) jumps into the middle of another instruction.");
  EXPECT_EQ(fault_in({3, 171, 0, 0, 0,  0, 0, 27, 0, 0, 0, 2, 0,  0,  0,
                      5, 0,   0, 0, 27, 0, 0, 0,  5, 0, 0, 0, 27, 177}),
            "the instruction at 1 (lookupswitch) has keys out of order.");
  EXPECT_EQ(fault_in({3, 170, 0, 0, 0, 0, 0, 23, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 23, 255, 255, 255, 0, 177}),
            "the instruction at 1 (tableswitch) jumps outside the code.");
}

TEST(Code, Ends) {
  EXPECT_EQ(fault_in({177}), "accepted");
  EXPECT_EQ(fault_in({}), "a method has 0 bytes of code.");
  EXPECT_EQ(fault_in({0}), "the instruction at 0 (nop) is the last one and falls off the end of the code.");
  EXPECT_EQ(fault_in({3, 16}), "the instruction at 1 (bipush) is malformed or cut off.");
  EXPECT_EQ(fault_in({202, 177}), "the instruction at 0 (undefined) is malformed or cut off.");
}

TEST(Code, Locals) {
  EXPECT_EQ(fault_in({21, 3, 177}), "accepted");
  EXPECT_EQ(fault_in({21, 4, 177}), "the instruction at 0 (iload) uses a local variable beyond max_locals.");
  EXPECT_EQ(fault_in({22, 2, 177}), "accepted");
  EXPECT_EQ(fault_in({22, 3, 177}), "the instruction at 0 (lload) uses a local variable beyond max_locals.");
  EXPECT_EQ(fault_in({29, 177}), "accepted");  // iload_3
  EXPECT_EQ(fault_in({33, 177}), "the instruction at 0 (lload_3) uses a local variable beyond max_locals.");
  EXPECT_EQ(fault_in({70, 177}), "accepted");  // fstore_3
  EXPECT_EQ(fault_in({74, 177}), "the instruction at 0 (dstore_3) uses a local variable beyond max_locals.");
  EXPECT_EQ(fault_in({132, 4, 1, 177}),
            "the instruction at 0 (iinc) uses a local variable beyond max_locals.");
  EXPECT_EQ(fault_in({196, 57, 0, 3, 177}),
            "the instruction at 0 (wide) uses a local variable beyond max_locals.");
}

TEST(Code, ConstantPoolOperands) {
  EXPECT_EQ(fault_in({18, kInteger, 177}), "accepted");
  EXPECT_EQ(fault_in({18, kLong, 177}), "the instruction at 0 (ldc) loads a constant of the wrong kind.");
  EXPECT_EQ(fault_in({20, 0, kLong, 177}), "accepted");
  EXPECT_EQ(fault_in({20, 0, kInteger, 177}),
            "the instruction at 0 (ldc2_w) loads a constant of the wrong kind.");
  EXPECT_EQ(fault_in({18, 0, 177}), "ldc uses constant pool index 0, which holds no entry.");
  EXPECT_EQ(fault_in({18, kLong + 1, 177}), "ldc uses constant pool index 3, which holds no entry.");
  EXPECT_EQ(fault_in({178, 0, kField, 177}), "accepted");
  EXPECT_EQ(fault_in({178, 0, kMethod, 177}),
            "the instruction at 0 (getstatic) does not refer to a Fieldref.");
  EXPECT_EQ(fault_in({178, 255, 255, 177}),
            "an instruction uses constant pool index 65535, which holds no entry.");
  EXPECT_EQ(fault_in({184, 0, kMethod, 177}), "accepted");
  EXPECT_EQ(fault_in({184, 0, kInterface, 177}), "accepted");
  EXPECT_EQ(fault_in({184, 0, kInterface, 177}, {}, 51),
            "the instruction at 0 (invokestatic) does not refer to a Methodref.");
  EXPECT_EQ(fault_in({182, 0, kInterface, 177}),
            "the instruction at 0 (invokevirtual) does not refer to a Methodref.");
  EXPECT_EQ(fault_in({185, 0, kInterface, 3, 0, 177}), "accepted");
  EXPECT_EQ(fault_in({185, 0, kInterface, 2, 0, 177}),
            "the instruction at 0 (invokeinterface) has the wrong argument count.");
  EXPECT_EQ(fault_in({186, 0, kMethod, 0, 0, 177}),
            "the instruction at 0 (invokedynamic) does not refer to an InvokeDynamic.");
}

TEST(Code, Arrays) {
  EXPECT_EQ(fault_in({188, 10, 177}), "accepted");
  EXPECT_EQ(fault_in({188, 3, 177}), "the instruction at 0 (newarray) creates an array of an unknown type.");
  EXPECT_EQ(fault_in({188, 12, 177}), "the instruction at 0 (newarray) creates an array of an unknown type.");
  EXPECT_EQ(fault_in({197, 0, kArray, 2, 177}), "accepted");
  EXPECT_EQ(fault_in({197, 0, kArray, 3, 177}),
            "the instruction at 0 (multianewarray) creates an array of the wrong number of dimensions.");
  EXPECT_EQ(fault_in({197, 0, kArray, 0, 177}),
            "the instruction at 0 (multianewarray) creates an array of the wrong number of dimensions.");
  EXPECT_EQ(fault_in({187, 0, kArray, 177}), "the instruction at 0 (new) refers to an array.");
  EXPECT_EQ(fault_in({192, 0, kArray, 177}), "accepted");
}

TEST(Code, Handlers) {
  const Bytes code = {16, 1, 87, 177};  // bipush 1; pop; return
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(0, 4, 3, 0)}), "accepted");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(0, 3, 3, kArray)}), "accepted");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(2, 2, 3, 0)}),
            "an exception handler covers the illegal range 2 to 2.");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(1, 3, 3, 0)}),
            "an exception handler covers the illegal range 1 to 3.");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(0, 1, 3, 0)}),
            "an exception handler covers the illegal range 0 to 1.");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(0, 5, 3, 0)}),
            "an exception handler covers the illegal range 0 to 5.");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(0, 3, 1, 0)}),
            "an exception handler starts at 1, where no instruction starts.");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(0, 3, 4, 0)}),
            "an exception handler starts at 4, where no instruction starts.");
  EXPECT_EQ(fault_in(code, {ClassBuilder::handler(0, 3, 3, kInteger)}),
            "an exception handler uses constant pool index 1, which is not a Class entry.");
}

TEST(Code, DebugTablesMustLieInTheCode) {
  ClassBuilder lines;
  lines.method(8, "t", "()V",
               {lines.code({177}, 0, {}, {lines.attribute("LineNumberTable", {0, 1, 0, 1, 0, 9})})});
  EXPECT_EQ(fault_of(lines.build()), "a LineNumberTable points behind the code.");
  ClassBuilder length;
  length.method(8, "t", "()V",
                {length.code({177}, 0, {}, {length.attribute("LineNumberTable", {0, 2, 0, 0, 0, 9})})});
  EXPECT_EQ(fault_of(length.build()), "the length of a LineNumberTable attribute is wrong.");
}

}  // namespace
}  // namespace heddle::java
