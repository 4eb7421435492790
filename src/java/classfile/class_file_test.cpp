#include "java/classfile/class_file.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "java/classfile/class_builder.h"
#include "java/classfile/jdk_classes.h"

namespace heddle::java {
namespace {

const JdkClasses& jdk() {
  static const JdkClasses classes;
  return classes;
}

ClassFile parse(std::string_view name) {
  auto file = parse_class_file(jdk().bytes(name), name);
  EXPECT_TRUE(file) << file.error().message;
  return std::move(*file);
}

const MethodInfo& method(const ClassFile& file, std::string_view name, std::string_view descriptor) {
  for (const MethodInfo& each : file.methods) {
    if (each.name == name && each.descriptor == descriptor) return each;
  }
  ADD_FAILURE() << "no method " << name << descriptor;
  return file.methods.front();
}

const FieldInfo& field(const ClassFile& file, std::string_view name) {
  for (const FieldInfo& each : file.fields) {
    if (each.name == name) return each;
  }
  ADD_FAILURE() << "no field " << name;
  return file.fields.front();
}

// The error of a class made wrong, without the common beginning; "accepted" if there is none.
std::string fault_of(ClassBuilder& builder) {
  auto file = parse_class_file(builder.build(), "T.class");
  if (file) return "accepted";
  const std::string start = "T.class is not a valid class file: ";
  EXPECT_TRUE(file.error().message.starts_with(start)) << file.error().message;
  EXPECT_TRUE(file.error().message.ends_with(".")) << file.error().message;
  EXPECT_EQ(file.error().message.find('\n'), std::string::npos);
  return file.error().message.substr(start.size());
}

TEST(ClassFile, Object) {
  const ClassFile file = parse("java/lang/Object");
  EXPECT_EQ(file.major, 61);
  EXPECT_EQ(file.name, "java/lang/Object");
  EXPECT_EQ(file.super_name, "");
  EXPECT_EQ(file.source_file, "Object.java");
  EXPECT_TRUE(file.interfaces.empty());
  const MethodInfo& hash_code = method(file, "hashCode", "()I");
  EXPECT_FALSE(hash_code.has_code);
  EXPECT_EQ(hash_code.annotation_types,
            std::vector<std::string>{"Ljdk/internal/vm/annotation/IntrinsicCandidate;"});
  const MethodInfo& wait = method(file, "wait", "(JI)V");
  EXPECT_TRUE(wait.has_code);
  EXPECT_EQ(wait.exceptions, std::vector<std::string>{"java/lang/InterruptedException"});
  EXPECT_EQ(wait.code.max_locals, 4);
  EXPECT_FALSE(wait.code.stack_map.empty());
  EXPECT_FALSE(wait.code.lines.empty());
}

TEST(ClassFile, MembersAndAttributes) {
  const ClassFile integer = parse("java/lang/Integer");
  const FieldInfo& max = field(integer, "MAX_VALUE");
  ASSERT_NE(max.constant_value, 0);
  EXPECT_EQ(integer.cp[max.constant_value].tag, CpTag::Integer);
  EXPECT_EQ(integer.cp[max.constant_value].bits, 0x7fffffffU);
  EXPECT_EQ(field(integer, "TYPE").signature, "Ljava/lang/Class<Ljava/lang/Integer;>;");
  EXPECT_EQ(integer.signature,
            "Ljava/lang/Number;Ljava/lang/Comparable<Ljava/lang/Integer;>;Ljava/lang/constant/"
            "Constable;Ljava/lang/constant/ConstantDesc;");
  EXPECT_EQ(integer.interfaces.size(), 3U);
  EXPECT_TRUE(std::ranges::count(integer.nest_members, "java/lang/Integer$IntegerCache"));

  const ClassFile cache = parse("java/lang/Integer$IntegerCache");
  EXPECT_EQ(cache.nest_host, "java/lang/Integer");
  ASSERT_EQ(cache.inner_classes.size(), 1U);
  EXPECT_EQ(cache.class_name(cache.inner_classes[0].outer), "java/lang/Integer");
  EXPECT_EQ(cache.utf8(cache.inner_classes[0].name), "IntegerCache");

  const ClassFile reflection = parse("java/lang/Class");
  EXPECT_TRUE(method(reflection, "forName", "(Ljava/lang/String;)Ljava/lang/Class;").caller_sensitive);
  EXPECT_FALSE(method(reflection, "getName", "()Ljava/lang/String;").caller_sensitive);
  EXPECT_FALSE(reflection.bootstrap_methods.empty());

  EXPECT_FALSE(parse("java/lang/constant/ConstantDesc").permitted_subclasses.empty());
  EXPECT_FALSE(parse("java/lang/FunctionalInterface").annotations.empty());
  EXPECT_FALSE(
      method(parse("java/lang/Deprecated"), "since", "()Ljava/lang/String;").annotation_default.empty());
  const ClassFile anonymous = parse("java/util/Collections$1");
  EXPECT_EQ(anonymous.enclosing_class, "java/util/Collections");
  EXPECT_EQ(anonymous.enclosing_method_name, "singletonIterator");
  EXPECT_EQ(anonymous.enclosing_method_descriptor, "(Ljava/lang/Object;)Ljava/util/Iterator;");
}

TEST(ClassFile, Records) {
  ClassBuilder builder;
  Bytes record;
  put2(record, 1);
  put2(record, builder.utf8("x"));
  put2(record, builder.utf8("Ljava/util/List;"));
  put2(record, 1);
  Bytes signature;
  put2(signature, builder.utf8("Ljava/util/List<TT;>;"));
  put_all(record, builder.attribute("Signature", signature));
  builder.class_attribute("Record", record);
  auto file = parse_class_file(builder.build(), "T.class");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_TRUE(file->is_record);
  ASSERT_EQ(file->record_components.size(), 1U);
  EXPECT_EQ(file->record_components[0].name, "x");
  EXPECT_EQ(file->record_components[0].descriptor, "Ljava/util/List;");
  EXPECT_EQ(file->record_components[0].signature, "Ljava/util/List<TT;>;");
}

// LineNumberTables may be many and in any order.
TEST(ClassFile, LinesAreSortedAndVariablesRead) {
  ClassBuilder builder;
  const Bytes late = builder.attribute("LineNumberTable", {0, 2, 0, 1, 0, 30, 0, 2, 0, 40});
  const Bytes early = builder.attribute("LineNumberTable", {0, 1, 0, 0, 0, 20});
  Bytes variables = {0, 1, 0, 0, 0, 3};
  put2(variables, builder.utf8("count"));
  put2(variables, builder.utf8("J"));
  put2(variables, 2);
  const Bytes table = builder.attribute("LocalVariableTable", variables);
  builder.method(8, "f", "()V", {builder.code({0, 0, 177}, 4, {}, {late, early, table})});
  auto file = parse_class_file(builder.build(), "T.class");
  ASSERT_TRUE(file) << file.error().message;
  const CodeAttribute& code = file->methods[0].code;
  ASSERT_EQ(code.lines.size(), 3U);
  EXPECT_EQ(code.lines[0].line, 20);
  EXPECT_EQ(code.lines[1].line, 30);
  EXPECT_EQ(code.lines[2].line, 40);
  ASSERT_EQ(code.variables.size(), 1U);
  EXPECT_EQ(file->utf8(code.variables[0].name), "count");
  EXPECT_EQ(code.variables[0].index, 2);
}

TEST(ClassFile, Versions) {
  const auto with_version = [](unsigned major) {
    ClassBuilder builder;
    builder.major = major;
    return fault_of(builder);
  };
  for (unsigned major = kOldestMajor; major <= kNewestMajor; ++major)
    EXPECT_EQ(with_version(major), "accepted");
  EXPECT_EQ(with_version(44),
            "its version is 44.0, and versions 45 to 69 are understood; recompile it with --release 17.");
  EXPECT_EQ(with_version(70),
            "its version is 70.0, and versions 45 to 69 are understood; recompile it with --release 17.");
}

TEST(ClassFile, ForeignAndEmptyFiles) {
  for (const std::string_view text : {"", "\xca\xfe", "PK\3\4 a jar", "public class T {}"}) {
    const Bytes bytes(text.begin(), text.end());
    auto file = parse_class_file(bytes, "x/T.class");
    ASSERT_FALSE(file);
    EXPECT_EQ(file.error().message, "x/T.class is not a valid class file: it does not start with CAFEBABE.");
  }
}

TEST(ClassFile, TrailingBytesAreRejected) {
  ClassBuilder builder;
  Bytes bytes = builder.build();
  bytes.push_back(0);
  auto file = parse_class_file(bytes, "T.class");
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error().message, "T.class is not a valid class file: 1 bytes follow its end.");
}

TEST(ClassFile, ClassStructure) {
  ClassBuilder no_super;
  no_super.super_name = "";
  EXPECT_EQ(fault_of(no_super), "it has no superclass, and only java.lang.Object may have none.");
  ClassBuilder array;
  array.super_name = "[I";
  EXPECT_EQ(fault_of(array), "super_class names the array type '[I'.");
  ClassBuilder final_interface;
  final_interface.class_access = 0x0610 | 0x0001;
  EXPECT_EQ(fault_of(final_interface), "its access flags 0x0611 contradict each other or its superclass.");
  ClassBuilder final_abstract;
  final_abstract.class_access = 0x0431;
  EXPECT_EQ(fault_of(final_abstract), "its access flags 0x0431 contradict each other or its superclass.");
}

TEST(ClassFile, Fields) {
  ClassBuilder twice;
  twice.field(1, "x", "I");
  twice.field(1, "x", "J");
  twice.field(2, "x", "I");
  EXPECT_EQ(fault_of(twice), "two of its fields are named x with descriptor I.");
  ClassBuilder bad_type;
  bad_type.field(1, "x", "Ljava.lang.String;");
  EXPECT_EQ(fault_of(bad_type), "a field has the illegal field descriptor 'Ljava.lang.String;'.");
  ClassBuilder bad_name;
  bad_name.field(1, "a/b", "I");
  EXPECT_EQ(fault_of(bad_name), "a field has the illegal name 'a/b'.");
  ClassBuilder bad_access;
  bad_access.field(3, "x", "I");
  EXPECT_EQ(fault_of(bad_access), "the access flags 0x0003 of a field are not legal.");
  ClassBuilder bad_constant;
  Bytes index;
  put2(index, bad_constant.constant({3, 0, 0, 0, 7}));
  bad_constant.field(8, "x", "J", {bad_constant.attribute("ConstantValue", index)});
  EXPECT_EQ(fault_of(bad_constant), "a ConstantValue does not fit the type of its field.");
}

// JVMS 4.7.2: on an instance field the attribute is ignored.
TEST(ClassFile, ConstantValueCountsOnlyForStaticFields) {
  ClassBuilder builder;
  Bytes index;
  put2(index, builder.constant({3, 0, 0, 0, 7}));
  builder.field(8, "s", "I", {builder.attribute("ConstantValue", index)});
  builder.field(0, "i", "I", {builder.attribute("ConstantValue", index)});
  auto file = parse_class_file(builder.build(), "T.class");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->cp[file->fields[0].constant_value].bits, 7U);
  EXPECT_EQ(file->fields[1].constant_value, 0);
}

TEST(ClassFile, Methods) {
  ClassBuilder no_code;
  no_code.method(1, "f", "()V");
  EXPECT_EQ(fault_of(no_code), "the method f()V has no code.");
  ClassBuilder native_code;
  native_code.method(0x101, "f", "()V", {native_code.code({177})});
  EXPECT_EQ(fault_of(native_code), "the method f()V has unexpected code.");
  ClassBuilder constructor;
  constructor.method(1, "<init>", "()I", {constructor.code({3, 172})});
  EXPECT_EQ(fault_of(constructor), "the method <init>()I may not have access flags 0x0001.");
  ClassBuilder odd_name;
  odd_name.method(1, "<other>", "()V", {odd_name.code({177})});
  EXPECT_EQ(fault_of(odd_name), "a method has the illegal name '<other>'.");
  ClassBuilder initialiser;
  initialiser.method(0, "<clinit>", "()V", {initialiser.code({177})});
  EXPECT_EQ(fault_of(initialiser), "the method <clinit>()V may not have access flags 0x0000.");
  ClassBuilder narrow;
  narrow.method(1, "f", "(JJ)V", {narrow.code({177}, 4)});
  EXPECT_EQ(fault_of(narrow), "the arguments of a method exceed its max_locals.");
  ClassBuilder wide;
  wide.method(1, "f", "(" + std::string(255, 'I') + ")V", {wide.code({177}, 300)});
  EXPECT_EQ(fault_of(wide), "a method takes more than 255 words of arguments.");
  ClassBuilder two_codes;
  two_codes.method(1, "f", "()V", {two_codes.code({177}), two_codes.code({177})});
  EXPECT_EQ(fault_of(two_codes), "an item has two Code attributes.");
}

// Annotations are exempt from format checking (JVMS 4.8); the good ones before a bad one count.
TEST(ClassFile, MalformedAnnotationsAreTolerated) {
  ClassBuilder builder;
  Bytes annotations;
  put2(annotations, 3);
  put2(annotations, builder.utf8("Lfirst;"));
  put2(annotations, 1);
  put2(annotations, builder.utf8("value"));
  for (int depth = 0; depth < 3; ++depth) put_all(annotations, {'[', 0, 1});
  put_all(annotations, {'I', 0, 1});
  put2(annotations, builder.utf8("Lsecond;"));
  put2(annotations, 1);
  put2(annotations, 1);
  for (int depth = 0; depth < 100'000; ++depth) put_all(annotations, {'[', 0, 1});
  builder.method(0x101, "f", "()V", {builder.attribute("RuntimeVisibleAnnotations", annotations)});
  auto file = parse_class_file(builder.build(), "T.class");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->methods[0].annotation_types, std::vector<std::string>{"Lfirst;"});
  EXPECT_EQ(file->methods[0].annotations.size(), annotations.size());
}

TEST(ClassFile, EveryClassOfJavaBaseIsAccepted) {
  const std::vector<std::string> names = jdk().names("java.base");
  EXPECT_GT(names.size(), 5000U);
  for (const std::string& name : names) {
    auto file = parse_class_file(jdk().bytes(name), name);
    ASSERT_TRUE(file) << file.error().message;
    ASSERT_EQ(file->name, name);
  }
}

TEST(ClassFile, ModuleInfoIsAccepted) {
  ClassBuilder builder;
  builder.class_access = 0x8000;
  builder.class_name = "module-info";
  builder.super_name = "";
  EXPECT_EQ(fault_of(builder), "accepted");
}

}  // namespace
}  // namespace heddle::java
