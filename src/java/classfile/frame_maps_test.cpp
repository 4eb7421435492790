// Small methods pin down exact maps. They are listings of one instruction per line: bci, mnemonic, operands,
// and after ';' the expected map before it; after a second ';' the map during it. A map is written
// "locals|stack", one letter per slot: '.' dead, 'v' value, 'r' reference. So "r.v|vv" is a frame with a live
// reference in local 0, a dead local 1, a live value in local 2, and two values on the stack.
//
// Branch operands are the bci of the target. Constant-pool operands are written as the descriptor of the
// member, or as the tag of the constant, and land in the pool by themselves.
#include "java/classfile/frame_maps.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <string_view>

#include "java/classfile/mnemonics_testing.h"

namespace heddle::java {
namespace {

enum class Receiver : std::uint8_t { None, This };

// A class with one method, assembled from a listing.
struct Sample {
  ClassFile file;
  MethodInfo method;
  std::vector<std::array<std::string, 3>> expected;  // bci, before, during

  Sample(Receiver receiver, std::string descriptor, std::uint16_t max_stack, std::uint16_t max_locals,
         const std::string& listing) {
    file.name = "Sample";
    file.cp.resize(1);
    method.name = "m";
    method.descriptor = std::move(descriptor);
    method.access = receiver == Receiver::None ? 0x0008 : 0;
    method.has_code = true;
    method.code.max_stack = max_stack;
    method.code.max_locals = max_locals;
    std::istringstream lines(listing);
    for (std::string line; std::getline(lines, line);) {
      if (line.find_first_not_of(' ') != std::string::npos) assemble(line);
    }
  }

  Sample& handler(std::uint16_t start, std::uint16_t end, std::uint16_t entry) {
    method.code.handlers.push_back({start, end, entry, 0});
    return *this;
  }

  // Analyses the method and compares with the maps in the listing.
  void check() const {
    const Result<FrameMaps> maps = FrameMaps::analyse(file, method);
    ASSERT_TRUE(maps.ok()) << maps.error().message;
    for (const auto& [bci, before, during] : expected) {
      const std::uint16_t at = static_cast<std::uint16_t>(std::stoi(bci));
      const bool reachable = maps.value().reachable(at);
      EXPECT_EQ(reachable ? spell(maps.value().before(at)) : "unreachable", before) << "before " << bci;
      if (!during.empty() && reachable) {
        EXPECT_EQ(spell(maps.value().during(at)), during) << "during " << bci;
      }
    }
  }

  std::string error() const {
    const Result<FrameMaps> maps = FrameMaps::analyse(file, method);
    return maps.ok() ? "none" : maps.error().message;
  }

 private:
  static std::string spell(const FrameMaps::Map& map) {
    std::string text;
    for (const SlotKind kind : map.locals) text += ".vr"[static_cast<int>(kind)];
    text += '|';
    for (const SlotKind kind : map.stack) text += ".vr"[static_cast<int>(kind)];
    return text;
  }

  void put(std::int64_t value, int bytes) {
    while (bytes-- > 0) method.code.code.push_back(static_cast<std::uint8_t>(value >> (8 * bytes)));
  }

  int constant(CpTag tag, std::uint16_t a = 0, std::uint16_t b = 0, std::string utf8 = {}) {
    CpEntry entry;
    entry.tag = tag;
    entry.a = a;
    entry.b = b;
    entry.utf8 = std::move(utf8);
    file.cp.push_back(std::move(entry));
    return static_cast<int>(file.cp.size() - 1);
  }

  int member(CpTag tag, std::string descriptor) {
    const int utf8 = constant(CpTag::Utf8, 0, 0, std::move(descriptor));
    const int name_and_type = constant(CpTag::NameAndType, 0, static_cast<std::uint16_t>(utf8));
    return constant(tag, 0, static_cast<std::uint16_t>(name_and_type));
  }

  int loadable(const std::string& text) {
    static const std::map<std::string, CpTag> tags = {
        {"Integer", CpTag::Integer}, {"Float", CpTag::Float},          {"Long", CpTag::Long},
        {"Double", CpTag::Double},   {"Class", CpTag::Class},          {"String", CpTag::String},
        {"Utf8", CpTag::Utf8},       {"MethodType", CpTag::MethodType}};
    const auto tag = tags.find(text);
    return tag != tags.end() ? constant(tag->second) : member(CpTag::Dynamic, text);
  }

  void assemble(const std::string& line) {
    // A descriptor contains semicolons of its own, so what separates is a semicolon between spaces.
    std::string text, before, during;
    const std::size_t first = line.find(" ; ");
    const std::size_t second = first == std::string::npos ? first : line.find(" ; ", first + 3);
    text = line.substr(0, first);
    if (first != std::string::npos) before = line.substr(first + 3, second - (first + 3));
    if (second != std::string::npos) during = line.substr(second + 3);
    const auto trim = [](std::string& s) { s.erase(std::remove(s.begin(), s.end(), ' '), s.end()); };
    trim(before);
    trim(during);

    std::istringstream words(text);
    std::size_t bci = 0;
    std::string name, word;
    words >> bci >> name;
    HEDDLE_CHECK(bci == method.code.code.size(), "wrong bci in: " + line);
    if (!before.empty()) expected.push_back({std::to_string(bci), before, during});

    bool is_wide = false;
    if (name == "wide") {
      is_wide = true;
      put(0xc4, 1);
      words >> name;
    }
    HEDDLE_CHECK(mnemonics().contains(name), "unknown instruction in: " + line);
    const auto& [value, format, pops, pushes] = mnemonics().at(name);
    put(value, 1);
    std::vector<std::string> operands;
    while (words >> word) operands.push_back(word);
    const auto number = [&](std::size_t k) { return std::stoll(operands.at(k)); };
    const auto offset = [&](std::size_t k) { return number(k) - static_cast<std::int64_t>(bci); };
    if (format == "Byte" || format == "ArrayType") put(number(0), 1);
    if (format == "Short") put(number(0), 2);
    if (format == "Constant1") put(loadable(operands.at(0)), 1);
    if (format == "Constant2") put(loadable(operands.at(0)), 2);
    if (format == "Local") put(number(0), is_wide ? 2 : 1);
    if (format == "Increment") put(number(0), is_wide ? 2 : 1), put(number(1), is_wide ? 2 : 1);
    if (format == "Branch2") put(offset(0), 2);
    if (format == "Branch4") put(offset(0), 4);
    if (format == "Field") put(member(CpTag::Fieldref, operands.at(0)), 2);
    if (format == "Method") put(member(CpTag::Methodref, operands.at(0)), 2);
    if (format == "InterfaceMethod") put(member(CpTag::InterfaceMethodref, operands.at(0)), 2), put(0x100, 2);
    if (format == "CallSite") put(member(CpTag::InvokeDynamic, operands.at(0)), 2), put(0, 2);
    if (format == "Class") put(constant(CpTag::Class), 2);
    if (format == "MultiArray") put(constant(CpTag::Class), 2), put(number(0), 1);
    if (format == "TableSwitch" || format == "LookupSwitch") {  // default and targets; the keys are 0, 1, ...
      while (method.code.code.size() % 4 != 0) put(0, 1);
      put(offset(0), 4);
      const std::int64_t targets = static_cast<std::int64_t>(operands.size()) - 1;
      if (format == "TableSwitch") put(0, 4), put(targets - 1, 4);
      if (format == "LookupSwitch") put(targets, 4);
      for (std::int64_t k = 0; k < targets; ++k) {
        if (format == "LookupSwitch") put(k, 4);
        put(offset(static_cast<std::size_t>(k) + 1), 4);
      }
    }
  }
};

TEST(FrameMaps, LocalIsDeadAfterItsLastUse) {
  Sample(Receiver::None, "(I)I", 2, 2, R"(
    0 iload_0   ; v.|
    1 iconst_1  ; ..|v
    2 iadd      ; ..|vv
    3 istore_1  ; ..|v
    4 iload_1   ; .v|
    5 ireturn   ; ..|v
  )")
      .check();
}

TEST(FrameMaps, LocalIsDeadBeforeItIsOverwritten) {
  Sample(Receiver::None, "(ILjava/lang/Object;)I", 1, 2, R"(
    0 iload_0      ; v.|
    1 pop          ; ..|v
    2 bipush 7     ; ..|
    4 istore_0     ; ..|v
    5 wide iinc 0 300 ; v.|
   11 sipush 500   ; v.|
   14 istore_1     ; v.|v
   15 wide iload 0 ; v.|
   19 ireturn      ; ..|v
  )")
      .check();
}

TEST(FrameMaps, UnusedReceiverIsDead) {
  Sample(Receiver::This, "(I)V", 1, 2, R"(
    0 iload_1  ; .v|
    1 pop      ; ..|v
    2 return   ; ..|
  )")
      .check();
}

TEST(FrameMaps, WhatALoopReadsIsLiveAroundIt) {
  // int i = 0; do { i++; } while (i < n); return o;
  Sample(Receiver::None, "(ILjava/lang/Object;)Ljava/lang/Object;", 2, 3, R"(
    0 iconst_0      ; vr.|
    1 istore_2      ; vr.|v
    2 iinc 2 1      ; vrv|
    5 iload_2       ; vrv|
    6 iload_0       ; vrv|v
    7 if_icmplt 2   ; vrv|vv
   10 aload_1       ; .r.|
   11 areturn       ; ...|r
  )")
      .check();
}

TEST(FrameMaps, LivenessTravelsThroughNestedLoops) {
  // The inner loop (5 to 9) reads local 1 only by way of the outer head; nothing reads local 3.
  Sample(Receiver::None, "(IIII)V", 1, 4, R"(
    0 iload_0    ; vvv.|
    1 ifeq 19    ; .vv.|v
    4 nop        ; .vv.|
    5 iload_2    ; .vv.|
    6 ifeq 13    ; .vv.|v
    9 goto 5     ; .vv.|
   12 nop        ; unreachable
   13 iload_1    ; .vv.|
   14 istore_0   ; .vv.|v
   15 nop        ; vvv.|
   16 goto 0     ; vvv.|
   19 return     ; ....|
  )")
      .check();
}

TEST(FrameMaps, WhatAHandlerReadsIsLiveThroughoutItsRange) {
  // Local 1 is read by the handler only, local 2 after the range only; the handler does not care about local
  // 0.
  Sample(Receiver::None, "(IILjava/lang/Object;)I", 2, 4, R"(
    0 iload_0                    ; vvr.|     ; vvr.|
    1 istore_3                   ; .vr.|v
    2 iload_3                    ; .vrv|
    3 invokestatic (I)V          ; .vr.|v    ; .vr.|
    6 aload_2                    ; ..r.|
    7 invokestatic (Ljava/lang/Object;)I ; ....|r ; ....|
   10 ireturn                    ; ....|v
   11 pop                        ; .v..|r
   12 iload_1                    ; .v..|
   13 ireturn                    ; ....|v
  )")
      .handler(2, 6, 11)
      .check();
}

TEST(FrameMaps, AStoreInsideATryDoesNotKillWhatTheHandlerReads) {
  // The handler sees the old local 0 if 0 throws, so it is live although the range overwrites it.
  Sample(Receiver::None, "(I)I", 1, 1, R"(
    0 invokestatic ()I  ; v|  ; v|
    3 istore_0          ; v|v
    4 iload_0           ; v|
    5 ireturn           ; .|v
    6 pop               ; v|r
    7 iload_0           ; v|
    8 ireturn           ; .|v
  )")
      .handler(0, 5, 6)
      .check();
}

TEST(FrameMaps, HandlerOfASynchronizedBlockCoversItself) {
  // As javac compiles synchronized (o) { f(); }
  Sample(Receiver::None, "(Ljava/lang/Object;)V", 2, 3, R"(
    0 aload_0            ; r..|
    1 dup                ; ...|r
    2 astore_1           ; ...|rr
    3 monitorenter       ; .r.|r   ; .r.|
    4 invokestatic ()V   ; .r.|    ; .r.|
    7 aload_1            ; .r.|
    8 monitorexit        ; .r.|r   ; .r.|
    9 goto 17            ; ...|
   12 astore_2           ; .r.|r
   13 aload_1            ; .rr|
   14 monitorexit        ; .rr|r   ; .rr|
   15 aload_2            ; ..r|
   16 athrow             ; ...|r
   17 return             ; ...|
  )")
      .handler(4, 9, 12)
      .handler(12, 15, 12)
      .check();
}

TEST(FrameMaps, HandlerOfAnUnreachableRangeIsUnreachable) {
  Sample(Receiver::None, "()V", 1, 0, R"(
    0 return  ; |
    1 nop     ; unreachable
    2 return  ; unreachable
    3 pop     ; unreachable
    4 return  ; unreachable
  )")
      .handler(1, 3, 3)
      .check();
}

TEST(FrameMaps, LongAndDoubleTakeTwoSlots) {
  Sample(Receiver::None, "(JD)J", 6, 6, R"(
    0 lload_0    ; vvvv..|
    1 dload_2    ; ..vv..|vv
    2 d2l        ; ......|vvvv
    3 ladd       ; ......|vvvv
    4 lstore 4   ; ......|vv
    6 lload 4    ; ....vv|
    8 iconst_1   ; ......|vv
    9 lshl       ; ......|vvv
   10 l2i        ; ......|vv
   11 i2d        ; ......|v
   12 dconst_0   ; ......|vv
   13 dcmpg      ; ......|vvvv
   14 i2l        ; ......|v
   15 lreturn    ; ......|vv
  )")
      .check();
}

TEST(FrameMaps, DuringAnInvocationArgumentsAreGoneAndTheResultIsNotThere) {
  Sample(Receiver::This, "(Ljava/lang/Object;J)J", 7, 4, R"(
    0 aload_1                                         ; rrvv|
    1 aload_0                                         ; r.vv|r
    2 aload_0                                         ; r.vv|rr
    3 lload_2                                         ; r.vv|rrr
    4 bipush 9                                        ; r...|rrrvv
    6 aconst_null                                     ; r...|rrrvvv
    7 invokevirtual (JI[J)J                           ; r...|rrrvvvr  ; r...|rr
   10 invokestatic (J)[[D                             ; r...|rrvv     ; r...|rr
   13 invokeinterface ([[D)Z                          ; r...|rrr      ; r...|r
   18 invokedynamic (Ljava/lang/Object;Z)LFoo;        ; r...|rv       ; r...|
   23 invokespecial ()V                               ; r...|r        ; r...|
   26 aload_0                                         ; r...|
   27 getfield J                                      ; ....|r        ; ....|
   30 putstatic J                                     ; ....|vv       ; ....|
   33 new                                             ; ....|         ; ....|
   36 getstatic LFoo;                                 ; ....|r        ; ....|r
   39 putfield LFoo;                                  ; ....|rr       ; ....|
   42 getstatic [J                                    ; ....|         ; ....|
   45 iconst_0                                        ; ....|r
   46 laload                                          ; ....|rv
   47 lreturn                                         ; ....|vv
  )")
      .check();
}

TEST(FrameMaps, Constants) {
  Sample(Receiver::None, "()V", 8, 0, R"(
    0 ldc Integer        ; |
    2 ldc Float          ; |v
    4 ldc String         ; |vv        ; |vv
    6 ldc Class          ; |vvr
    8 ldc MethodType     ; |vvrr
   10 ldc LFoo;          ; |vvrrr
   12 ldc I              ; |vvrrrr    ; |vvrrrr
   14 return             ; |vvrrrrv
  )")
      .check();
  Sample(Receiver::None, "()V", 8, 0, R"(
    0 ldc2_w Long        ; |
    3 ldc2_w Double      ; |vv
    6 ldc2_w J           ; |vvvv
    9 ldc_w String       ; |vvvvvv
   12 return             ; |vvvvvvr
  )")
      .check();
}

TEST(FrameMaps, Arrays) {
  Sample(Receiver::None, "()V", 5, 0, R"(
    0 iconst_3          ; |
    1 iconst_4          ; |v
    2 multianewarray 2  ; |vv    ; |
    6 dup               ; |r
    7 iconst_0          ; |rr
    8 aaload            ; |rrv
    9 arraylength       ; |rr
   10 newarray 11       ; |rv    ; |r
   12 iconst_0          ; |rr
   13 lconst_1          ; |rrv
   14 lastore           ; |rrvvv ; |r
   15 iconst_1          ; |r
   16 anewarray         ; |rv    ; |r
   19 iconst_0          ; |rr
   20 aconst_null       ; |rrv
   21 aastore           ; |rrvr
   22 checkcast         ; |r     ; |
   25 instanceof        ; |r     ; |
   28 pop               ; |v
   29 return            ; |
  )")
      .check();
}

TEST(FrameMaps, DupForms) {
  Sample(Receiver::None, "()V", 8, 0, R"(
    0 aconst_null  ; |
    1 iconst_0     ; |r
    2 swap         ; |rv
    3 dup_x1       ; |vr
    4 pop2         ; |rvr
    5 dup          ; |r
    6 iconst_1     ; |rr
    7 dup_x2       ; |rrv
    8 dup2         ; |vrrv
    9 pop2         ; |vrrvrv
   10 pop          ; |vrrv
   11 dup2_x1      ; |vrr
   12 pop          ; |rrvrr
   13 dup2_x2      ; |rrvr
   14 swap         ; |vrrrvr
   15 return       ; |vrrrrv
  )")
      .check();
  // On longs: each form moves both halves.
  Sample(Receiver::None, "()V", 6, 0, R"(
    0 aconst_null  ; |
    1 lconst_0     ; |r
    2 dup2_x1      ; |rvv
    3 pop2         ; |vvrvv
    4 dup_x2       ; |vvr
    5 return       ; |rvvr
  )")
      .check();
}

TEST(FrameMaps, SwitchReachesEveryTarget) {
  Sample(Receiver::None, "(IIILjava/lang/Object;)V", 1, 4, R"(
    0 iload_0                  ; vvvr|
    1 tableswitch 34 28 28 31  ; .vvr|v
   28 iload_1                  ; .v..|
   29 pop                      ; ....|v
   30 return                   ; ....|
   31 iload_2                  ; ..v.|
   32 pop                      ; ....|v
   33 return                   ; ....|
   34 aload_3                  ; ...r|
   35 pop                      ; ....|r
   36 return                   ; ....|
  )")
      .check();
  Sample(Receiver::None, "(III)V", 1, 3, R"(
    0 iload_0                  ; vvv|
    1 lookupswitch 28 29 32    ; .vv|v
   28 return                   ; ...|
   29 iload_1                  ; .v.|
   30 pop                      ; ...|v
   31 return                   ; ...|
   32 iload_2                  ; ..v|
   33 pop                      ; ...|v
   34 return                   ; ...|
  )")
      .check();
}

TEST(FrameMaps, LocalWithTwoKindsIsDeadAfterTheMerge) {
  // Local 1 holds an int on one path and null on the other; it is written again before it is read.
  Sample(Receiver::None, "(I)I", 1, 2, R"(
    0 iload_0      ; v.|
    1 ifeq 9       ; ..|v
    4 iconst_1     ; ..|
    5 istore_1     ; ..|v
    6 goto 11      ; ..|
    9 aconst_null  ; ..|
   10 astore_1     ; ..|r
   11 iconst_2     ; ..|
   12 istore_1     ; ..|v
   13 iload_1      ; .v|
   14 ireturn      ; ..|v
  )")
      .check();
}

TEST(FrameMaps, ReferencesOfAllOriginsMerge) {
  // An argument on one path and null on the other, in a local and on the stack.
  Sample(Receiver::None, "(ILjava/lang/Object;)Ljava/lang/Object;", 2, 3, R"(
    0 iload_0      ; vr.|
    1 ifeq 10      ; .r.|v
    4 aload_1      ; .r.|
    5 dup          ; ...|r
    6 astore_2     ; ...|rr
    7 goto 13      ; ..r|r
   10 aconst_null  ; ...|
   11 dup          ; ...|r
   12 astore_2     ; ...|rr
   13 pop          ; ..r|r
   14 aload_2      ; ..r|
   15 areturn      ; ...|r
  )")
      .check();
}

TEST(FrameMaps, UninitialisedObjectsAreReferences) {
  Sample(Receiver::This, "()V", 3, 1, R"(
    0 aload_0                ; r|
    1 new                    ; .|r     ; .|r
    4 dup                    ; .|rr
    5 invokespecial ()V      ; .|rrr   ; .|rr
    8 invokespecial (LFoo;)V ; .|rr    ; .|
   11 return                 ; .|
  )")
      .check();
}

TEST(FrameMaps, ViewsSpanSeveralWords) {
  // 130 locals and a stack of 70: slots on both sides of each word boundary.
  std::string listing;
  int bci = 0;
  for (int k = 0; k < 70; ++k)
    listing += std::to_string(bci++) + (k % 2 == 0 ? " aconst_null\n" : " iconst_0\n");
  const int call = bci;
  std::string arguments;
  for (int k = 65; k < 70; ++k) arguments += k % 2 == 0 ? "LFoo;" : "I";
  listing += std::to_string(bci) + " invokestatic (" + arguments + ")V\n";
  listing += std::to_string(bci + 3) + " aload 64\n" + std::to_string(bci + 5) + " lload 63\n";
  const std::string parameters(64, 'I');
  const Sample clash(Receiver::None, "(" + parameters + "LFoo;" + std::string(32, 'J') + "I)V", 70, 130,
                     listing + std::to_string(bci + 7) + " return\n");
  EXPECT_NE(clash.error().find("lload at 75 reads local 64"), std::string::npos) << clash.error();

  listing.erase(listing.find("lload 63"));
  listing +=
      "iload 63\n" + std::to_string(bci + 7) + " wide iload 129\n" + std::to_string(bci + 11) + " return\n";
  const Sample sample(Receiver::None, "(" + parameters + "LFoo;" + std::string(32, 'J') + "I)V", 70, 130,
                      listing);
  const Result<FrameMaps> maps = FrameMaps::analyse(sample.file, sample.method);
  ASSERT_TRUE(maps.ok()) << maps.error().message;
  const FrameMaps::View before = maps.value().view_before(static_cast<std::uint16_t>(call));
  const FrameMaps::View during = maps.value().view_during(static_cast<std::uint16_t>(call));
  ASSERT_EQ(before.live_locals.size(), 3U);
  ASSERT_EQ(before.ref_stack.size(), 2U);
  EXPECT_EQ(before.stack_depth, 70);
  EXPECT_EQ(during.stack_depth, 65);
  EXPECT_EQ(before.live_locals[0], std::uint64_t{1} << 63);
  EXPECT_EQ(before.live_locals[1], 1U);
  EXPECT_EQ(before.live_locals[2], 2U);
  EXPECT_EQ(before.ref_locals[0], 0U);
  EXPECT_EQ(before.ref_locals[1], 1U);
  EXPECT_EQ(before.ref_locals[2], 0U);
  EXPECT_EQ(before.ref_stack[0], 0x5555555555555555U);
  EXPECT_EQ(before.ref_stack[1], 0b010101U);
  EXPECT_EQ(during.ref_stack[0], 0x5555555555555555U);
  EXPECT_EQ(during.ref_stack[1], 0b000001U);
  EXPECT_TRUE(std::ranges::equal(before.live_locals, during.live_locals));
}

TEST(FrameMaps, ReachableSaysWhatMayBeAsked) {
  const Sample sample(Receiver::None, "()V", 1, 0, "0 bipush 1\n2 pop\n3 return\n4 nop\n5 return\n");
  const Result<FrameMaps> maps = FrameMaps::analyse(sample.file, sample.method);
  ASSERT_TRUE(maps.ok()) << maps.error().message;
  EXPECT_TRUE(maps.value().reachable(0));
  EXPECT_FALSE(maps.value().reachable(1));  // inside bipush
  EXPECT_TRUE(maps.value().reachable(2));
  EXPECT_FALSE(maps.value().reachable(4));
  EXPECT_FALSE(maps.value().reachable(6));
  EXPECT_FALSE(maps.value().reachable(65535));
}

struct Refusal {
  const char* descriptor;
  std::uint16_t max_stack, max_locals;
  const char* listing;
  const char* complaint;
};

TEST(FrameMaps, RefusesWhatItCannotDescribe) {
  const Refusal refusals[] = {
      {"()V", 1, 0, "", "no code"},
      {"()V", 1, 0, "0 pop\n1 return", "pop at 0 pops from an empty operand stack"},
      {"()V", 1, 0, "0 iconst_0\n1 iconst_0\n2 return", "iconst_0 at 1 exceeds max_stack"},
      {"()V", 1, 0, "0 lconst_0\n1 return", "lconst_0 at 0 exceeds max_stack"},
      {"()V", 1, 0, "0 nop", "nop at 0 runs off the end"},
      {"()V", 1, 0, "0 iconst_0\n1 ifeq 0", "ifeq at 1 runs off the end"},
      {"()V", 1, 0, "0 goto 2", "goto at 0 jumps to something that is not an instruction"},
      {"()V", 1, 0, "0 goto 9", "goto at 0 jumps to something that is not an instruction"},
      {"()V", 1, 0, "0 goto_w -1", "goto_w at 0 jumps to something that is not an instruction"},
      {"()V", 1, 0, "0 iload_0\n1 return", "iload_0 at 0 uses a local beyond max_locals"},
      {"()V", 2, 1, "0 lconst_0\n1 lstore_0\n2 return", "lstore_0 at 1 uses a local beyond max_locals"},
      {"(J)V", 1, 1, "0 return", "arguments exceed max_locals"},
      {"(J", 1, 9, "0 return", "descriptor is malformed"},
      {"(L)V", 1, 9, "0 return", "descriptor is malformed"},
      {"([)V", 1, 9, "0 return", "descriptor is malformed"},
      {"()", 1, 9, "0 return", "descriptor is malformed"},
      {"()V", 1, 1, "0 iload_0\n1 return", "iload_0 at 0 reads local 0, which does not hold a number"},
      {"()V", 1, 1, "0 iinc 0 1\n3 return", "iinc at 0 reads local 0, which does not hold a number"},
      {"(I)V", 1, 1, "0 aload_0\n1 return", "aload_0 at 0 reads local 0, which does not hold a reference"},
      {"([I)V", 1, 1, "0 iload_0\n1 return", "iload_0 at 0 reads local 0, which does not hold a number"},
      {"(I)V", 2, 2, "0 lload_0\n1 return", "lload_0 at 0 reads local 1, which does not hold a number"},
      {"()V", 2, 0, "0 aconst_null\n1 iconst_1\n2 iadd\n3 return", "iadd at 2 pops a reference"},
      {"()V", 2, 0, "0 iconst_1\n1 athrow", "athrow at 1 pops a number"},
      {"()V", 2, 0, "0 iconst_1\n1 invokestatic (LFoo;)V\n4 return", "invokestatic at 1 pops a number"},
      {"()V", 2, 0, "0 invokestatic (Q)V\n3 return", "invokestatic at 0 names a constant"},
      {"()V", 2, 0, "0 getstatic ()V\n3 return", "getstatic at 0 names a constant"},
      {"()V", 2, 0, "0 ldc Utf8\n2 return", "ldc at 0 names a constant"},
      {"()V", 2, 0, "0 multianewarray 0\n4 return", "multianewarray at 0 names a constant"},
      {"()V", 2, 1, "0 jsr 3\n3 astore_0\n4 ret 0", "subroutine"},
      {"()V", 2, 1, "0 jsr_w 5\n5 return", "subroutine"},
      {"()V", 2, 0, "0 iconst_0\n1 goto 0", "iconst_0 at 0 is reached with different operand stack depths"},
      {"(I)V", 1, 1, "0 iload_0\n1 ifeq 8\n4 iconst_0\n5 goto 9\n8 aconst_null\n9 pop\n10 return",
       "pop at 9 is reached with a reference and a number in the same stack slot"},
      {"(I)V", 1, 2, "0 iload_0\n1 ifeq 6\n4 iconst_0\n5 istore_1\n6 iload_1\n7 pop\n8 return",
       "iload_1 at 6 reads local 1, which does not hold a number on every path"},
      {"(I)V", 1, 2,
       "0 iload_0\n1 ifeq 9\n4 iconst_0\n5 istore_1\n6 goto 11\n9 aconst_null\n10 astore_1\n11 aload_1\n12 "
       "return",
       "aload_1 at 11 reads local 1, which does not hold a reference on every path"},
      // The same when the path that suits the read is merged first.
      {"(I)V", 1, 2,
       "0 iload_0\n1 ifeq 9\n4 iconst_0\n5 istore_1\n6 goto 10\n9 nop\n10 iload_1\n11 pop\n12 return",
       "iload_1 at 10 reads local 1, which does not hold a number on every path"},
      {"(I)V", 1, 2,
       "0 iload_0\n1 ifeq 9\n4 iconst_0\n5 istore_1\n6 goto 11\n9 aconst_null\n10 astore_1\n11 iload_1\n12 "
       "return",
       "iload_1 at 11 reads local 1, which does not hold a number on every path"},
      {"()V", 1, 1, "0 iconst_0\n1 istore_0\n2 iload_0\n3 pop\n4 aconst_null\n5 astore_0\n6 goto 2",
       "iload_0 at 2 reads local 0, which does not hold a number on every path"},
      {"()V", 1, 65535, "0 wide iload 65535\n4 return", "iload at 0 uses a local beyond max_locals"},
  };
  for (const auto& [descriptor, max_stack, max_locals, listing, complaint] : refusals) {
    const std::string error = Sample(Receiver::None, descriptor, max_stack, max_locals, listing).error();
    EXPECT_NE(error.find(complaint), std::string::npos) << listing << "\ngave: " << error;
    EXPECT_NE(error.find("Sample.m("), std::string::npos) << error;
  }
}

TEST(FrameMaps, RefusesHandlersThatCannotBeEntered) {
  const std::string listing = "0 nop\n1 return\n2 sipush 5\n5 return\n";
  EXPECT_NE(Sample(Receiver::None, "()V", 1, 0, listing).handler(0, 2, 3).error().find("handlers"),
            std::string::npos);
  EXPECT_NE(Sample(Receiver::None, "()V", 1, 0, listing).handler(0, 2, 6).error().find("handlers"),
            std::string::npos);
  EXPECT_NE(Sample(Receiver::None, "()V", 0, 0, listing).handler(0, 2, 1).error().find("max_stack"),
            std::string::npos);
  // 1 is entered from 0 with an empty stack and as a handler with the exception.
  EXPECT_NE(
      Sample(Receiver::None, "()V", 1, 0, listing).handler(0, 1, 1).error().find("different operand stack"),
      std::string::npos);
  // The handler reads a local that is set only after the beginning of its range.
  const std::string late = "0 iconst_0\n1 istore_0\n2 return\n3 pop\n4 iload_0\n5 pop\n6 return\n";
  EXPECT_NE(
      Sample(Receiver::None, "()V", 1, 1, late).handler(0, 3, 3).error().find("iload_0 at 4 reads local 0"),
      std::string::npos);
  // So does one that covers only the store itself, which throws, if at all, before it takes effect.
  EXPECT_NE(
      Sample(Receiver::None, "()V", 1, 1, late).handler(1, 2, 3).error().find("iload_0 at 4 reads local 0"),
      std::string::npos);
  Sample(Receiver::None, "()V", 1, 1, R"(
    0 iconst_0  ; .|
    1 istore_0  ; .|v
    2 return    ; v|
    3 pop       ; v|r
    4 iload_0   ; v|
    5 pop       ; .|v
    6 return    ; .|
  )")
      .handler(2, 3, 3)
      .check();
}

TEST(FrameMaps, RefusesForgedFrameSizes) {
  Sample sample(Receiver::None, "()V", 65535, 65535, "0 return");
  EXPECT_EQ(sample.error(), "none");
  sample.method.code.code.assign(65535, 0x00);
  sample.method.code.code.back() = 0xb1;
  EXPECT_NE(sample.error().find("too large"), std::string::npos) << sample.error();
}

TEST(FrameMaps, RefusesUndefinedOpcodes) {
  for (int opcode = 202; opcode < 256; ++opcode) {
    Sample sample(Receiver::None, "()V", 1, 1, "0 nop\n1 return");
    sample.method.code.code[0] = static_cast<std::uint8_t>(opcode);
    EXPECT_NE(sample.error(), "none") << opcode;
  }
}

}  // namespace
}  // namespace heddle::java
