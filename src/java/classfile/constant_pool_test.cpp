#include "java/classfile/constant_pool.h"

#include <gtest/gtest.h>

#include "java/classfile/class_builder.h"

namespace heddle::java {
namespace {

std::string fault_of(ClassBuilder& builder) {
  auto file = parse_class_file(builder.build(), "T");
  if (file) return "accepted";
  const std::string start = "T is not a valid class file: ";
  EXPECT_TRUE(file.error().message.starts_with(start)) << file.error().message;
  return file.error().message.substr(start.size());
}

TEST(Descriptors, Fields) {
  for (const char* good :
       {"B", "C", "D", "F", "I", "J", "S", "Z", "[I", "[[[J", "LA;", "La/b/C$1;", "[LA;"}) {
    EXPECT_TRUE(is_field_descriptor(good)) << good;
  }
  for (const char* bad : {"", "V", "[", "[V", "II", "L", "L;", "LA", "LA;x", "La//b;", "L/a;", "La/;",
                          "La.b;", "L[I;", "()V", "Q"}) {
    EXPECT_FALSE(is_field_descriptor(bad)) << bad;
  }
  EXPECT_TRUE(is_field_descriptor(std::string(255, '[') + "I"));
  EXPECT_FALSE(is_field_descriptor(std::string(256, '[') + "I"));
}

TEST(Descriptors, MethodsAndTheirWords) {
  EXPECT_EQ(method_descriptor_words("()V"), 0U);
  EXPECT_EQ(method_descriptor_words("(IJ[DLA;D)[[LA;"), 7U);
  EXPECT_EQ(method_descriptor_words("(" + std::string(255, 'I') + ")V"), 255U);
  for (const std::string& bad :
       {std::string(), std::string("("), std::string("()"), std::string("I"), std::string("(V)V"),
        std::string("()VV"), std::string("(I"), std::string("(LA)V"), std::string("()[V"),
        "(" + std::string(256, 'I') + ")V"}) {
    EXPECT_FALSE(method_descriptor_words(bad)) << bad;
  }
}

TEST(Names, ClassesAndMembers) {
  EXPECT_TRUE(is_class_name("a/b/C"));
  EXPECT_TRUE(is_class_name("A$1"));
  EXPECT_TRUE(is_class_name("\xc3\xa9t\xc3\xa9/E"));
  for (const char* bad : {"", "/", "/A", "A/", "a//b", "a.b", "a;b", "[I"})
    EXPECT_FALSE(is_class_name(bad)) << bad;
  EXPECT_TRUE(is_unqualified_name("<odd>"));
  EXPECT_TRUE(is_method_name("<init>"));
  EXPECT_TRUE(is_method_name("lambda$main$0"));
  for (const char* bad : {"", "<odd>", "a<", "a.b", "a;", "[", "a/b"})
    EXPECT_FALSE(is_method_name(bad)) << bad;
}

TEST(ModifiedUtf8, AcceptsExactlyTheWellFormed) {
  const auto check = [](std::string_view text) {
    return is_modified_utf8({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
  };
  // Each at every position of a long text, since eight bytes are judged at once.
  for (std::size_t at = 0; at < 20; ++at) {
    const auto placed = [&](std::string_view text) {
      return std::string(at, 'x') + std::string(text) + "0123456789";
    };
    for (const std::string_view good :
         {"", "\x01\x7f", "\xc3\xa9", "\xe2\x82\xac", "\xc0\x80", "\xed\xa0\xbd\xed\xb8\x80"}) {
      EXPECT_TRUE(check(placed(good)));
    }
    for (const std::string_view bad :
         {std::string_view("\0", 1), std::string_view("\x80"), std::string_view("\xc3"),
          std::string_view("\xe2\x82"), std::string_view("\xf0\x9f\x98\x80"), std::string_view("\xff"),
          std::string_view("\xe2\x41\x80")}) {
      EXPECT_FALSE(check(placed(bad)));
    }
  }
  EXPECT_FALSE(check("\xe2\x82"));
}

TEST(ConstantPool, ReferencesMustFit) {
  ClassBuilder string_of_class;
  string_of_class.entry(8, {string_of_class.class_of("A")});
  EXPECT_EQ(fault_of(string_of_class),
            "constant pool entry 3 (String) refers to entry 2, which is not a Utf8.");
  ClassBuilder out_of_range;
  out_of_range.entry(7, {999});
  EXPECT_EQ(fault_of(out_of_range),
            "constant pool entry 1 (Class) refers to entry 999, which is not a Utf8.");
  ClassBuilder zero;
  zero.entry(7, {0});
  EXPECT_EQ(fault_of(zero), "constant pool entry 1 (Class) refers to entry 0, which is not a Utf8.");
  ClassBuilder half;
  half.constant({5, 0, 0, 0, 0, 0, 0, 0, 1});
  half.entry(8, {2});
  EXPECT_EQ(fault_of(half), "constant pool entry 3 (String) refers to entry 2, which is not a Utf8.");
  ClassBuilder unknown;
  unknown.entry(13, {1});
  EXPECT_EQ(fault_of(unknown), "constant pool entry 1 has the unknown tag 13.");
  ClassBuilder text;
  text.utf8(std::string_view("\0", 1));
  EXPECT_EQ(fault_of(text), "constant pool entry 1 is not well-formed modified UTF-8.");
}

TEST(ConstantPool, MembersMustMatchTheirKind) {
  ClassBuilder field;
  field.member(9, "A", "f", "()V");
  EXPECT_EQ(fault_of(field),
            "constant pool entry 6 (Fieldref) has the descriptor '()V', which is not that of a field.");
  ClassBuilder method;
  method.member(10, "A", "f", "I");
  EXPECT_EQ(fault_of(method),
            "constant pool entry 6 (Methodref) has the descriptor 'I', which is not that of a method.");
  ClassBuilder initialiser;
  initialiser.member(10, "A", "<clinit>", "()V");
  EXPECT_EQ(fault_of(initialiser),
            "constant pool entry 6 (Methodref) may not name the method '<clinit>' with descriptor '()V'.");
  ClassBuilder constructor;
  constructor.member(10, "A", "<init>", "()I");
  EXPECT_EQ(fault_of(constructor),
            "constant pool entry 6 (Methodref) may not name the method '<init>' with descriptor '()I'.");
  ClassBuilder name;
  name.member(10, "A", "a.b", "()V");
  EXPECT_EQ(fault_of(name), "constant pool entry 5 has the illegal name 'a.b'.");
  ClassBuilder array_method;
  array_method.member(10, "[I", "clone", "()Ljava/lang/Object;");
  EXPECT_EQ(fault_of(array_method), "accepted");
}

TEST(ConstantPool, MethodHandles) {
  const auto handle = [](unsigned kind, unsigned tag, std::string_view name, std::string_view type) {
    ClassBuilder builder;
    Bytes entry{15};
    put1(entry, kind);
    put2(entry, builder.member(tag, "A", name, type));
    builder.constant(entry);
    return fault_of(builder);
  };
  EXPECT_EQ(handle(1, 9, "f", "I"), "accepted");
  EXPECT_EQ(handle(5, 10, "f", "()V"), "accepted");
  EXPECT_EQ(handle(6, 11, "f", "()V"), "accepted");
  EXPECT_EQ(handle(8, 10, "<init>", "()V"), "accepted");
  EXPECT_EQ(handle(9, 11, "f", "()V"), "accepted");
  EXPECT_EQ(handle(1, 10, "f", "()V"),
            "constant pool entry 7 is a method handle of kind 1 to an entry of kind Methodref.");
  EXPECT_EQ(handle(10, 10, "f", "()V"),
            "constant pool entry 7 is a method handle of kind 10 to an entry of kind Methodref.");
  EXPECT_EQ(handle(5, 10, "<init>", "()V"),
            "constant pool entry 7 is a method handle of kind 5 to a constructor.");
  EXPECT_EQ(handle(8, 10, "f", "()V"),
            "constant pool entry 7 is a method handle of kind 8 that does not name a constructor.");
}

TEST(ConstantPool, BootstrapMethodsMustExist) {
  ClassBuilder builder;
  builder.entry(18, {0, builder.name_and_type("run", "()V")});
  EXPECT_EQ(fault_of(builder), "constant pool entry 4 uses bootstrap method 0 of 0.");
}

// Entries may refer forward, to ones not yet checked themselves.
TEST(ConstantPool, ForwardReferencesAreChecked) {
  ClassBuilder builder;
  builder.entry(10, {4, 2});   // 1: Methodref
  builder.entry(12, {3, 99});  // 2: NameAndType with an absent descriptor
  builder.utf8("f");           // 3
  builder.entry(7, {3});       // 4
  EXPECT_EQ(fault_of(builder),
            "constant pool entry 2 (NameAndType) refers to entry 99, which is not a Utf8.");
}

}  // namespace
}  // namespace heddle::java
