// Class files that would confuse types if they were run, one for each way to do it, and their correct twins.
// fuzz/against_java compares with HotSpot.
#include "java/verify/verify.h"

#include <gtest/gtest.h>

#include "java/classfile/class_builder.h"
#include "java/classfile/opcode.h"
#include "java/verify/file_world_testing.h"

namespace heddle::java {
namespace {

using namespace bytecode;

// The classes T (extends Object, with an int field `number` and a method `take`), U (unrelated) and V
// (extends T).
class Verifier : public testing::Test {
 protected:
  Verifier() {
    builder.field(0, "number", "I");
    builder.field(0, "text", "Ljava/lang/String;");
    number = builder.member(9, "T", "number", "I");
    text = builder.member(9, "T", "text", "Ljava/lang/String;");
    object_init = builder.member(10, "java/lang/Object", "<init>", "()V");
    take = builder.member(10, "T", "take", "(JLjava/lang/String;)V");
    t = builder.class_of("T");
    u = builder.class_of("U");
    throwable = builder.class_of("java/lang/Throwable");
    run = builder.member(11, "java/lang/Runnable", "run", "()V");
    string_length = builder.member(10, "java/lang/String", "length", "()I");
    clone = builder.member(10, "java/lang/Object", "clone", "()Ljava/lang/Object;");
  }

  static void add_class(FileWorld& world, const char* name, const char* super) {
    ClassFile file;
    file.name = name;
    file.super_name = super;
    world.add(std::move(file));
  }

  // What the verifier says to a method of T with that descriptor and code: its headline, or "accepted".
  std::string judge(const char* descriptor, const Bytes& code, const Bytes& stack_map = {},
                    const std::vector<Bytes>& handlers = {}, unsigned access = 9, const char* name = "t") {
    std::vector<Bytes> attributes;
    if (!stack_map.empty()) attributes.push_back(builder.attribute("StackMapTable", stack_map));
    builder.method(access, name, descriptor, {builder.code(code, 6, handlers, attributes)});
    auto file = parse_class_file(builder.build(), "T", Trust::Deferred);
    if (!file.ok()) return file.error().message;
    FileWorld world;
    add_class(world, "U", "java/lang/Object");
    add_class(world, "V", "T");
    world.add(*file);
    const auto problem = verify_class(*file, world);
    if (!problem) return "accepted";
    if (problem->klass.empty()) return "inconclusive: " + problem->message;
    const std::string headline = problem->message.substr(0, problem->message.find('\n'));
    return problem->klass == "java/lang/VerifyError" ? headline : problem->klass + ": " + headline;
  }
  std::string infer(const char* descriptor, const Bytes& code, const std::vector<Bytes>& handlers = {}) {
    builder.major = 49;
    return judge(descriptor, code, {}, handlers);
  }

  static std::uint8_t high(unsigned index) { return static_cast<std::uint8_t>(index >> 8); }
  static std::uint8_t low(unsigned index) { return static_cast<std::uint8_t>(index); }

  ClassBuilder builder;
  unsigned number, text, object_init, take, t, u, throwable, run, string_length, clone;
};

constexpr const char* kBadStack = "Bad type on operand stack";
constexpr const char* kBadLocal = "Bad local variable type";

TEST_F(Verifier, AnIntIsNoReference) {
  EXPECT_EQ(judge("()I", {op_iconst_5, op_arraylength, op_ireturn}), kBadStack);
}
TEST_F(Verifier, AReferenceIsNoInt) {
  EXPECT_EQ(judge("(Ljava/lang/String;)I", {op_aload_0, op_iconst_1, op_iadd, op_ireturn}), kBadStack);
}
TEST_F(Verifier, AnIntIsNoFloat) {
  EXPECT_EQ(judge("()F", {op_iconst_1, op_fconst_1, op_fadd, op_freturn}), kBadStack);
}
TEST_F(Verifier, EmptyStack) {
  EXPECT_EQ(judge("()V", {op_pop, op_return}), "Operand stack underflow");
}
TEST_F(Verifier, FullStack) {
  Bytes code(9, op_iconst_0);  // max_stack is 8
  code.push_back(op_return);
  EXPECT_EQ(judge("()V", code), "Operand stack overflow");
}
TEST_F(Verifier, LocalsHaveKinds) {
  EXPECT_EQ(judge("(I)Ljava/lang/Object;", {op_aload_0, op_areturn}), kBadLocal);
}
TEST_F(Verifier, LocalsMustBeSet) {
  EXPECT_EQ(judge("()I", {op_iload_0, op_ireturn}), kBadLocal);
}
TEST_F(Verifier, TwoIntsAreNoLong) {
  EXPECT_EQ(judge("(II)J", {op_lload_0, op_lreturn}), kBadLocal);
}
TEST_F(Verifier, HalfALongIsNothing) {
  EXPECT_EQ(judge("(J)J", {op_iconst_0, op_istore_1, op_lload_0, op_lreturn}), kBadLocal);
}
TEST_F(Verifier, SwapDoesNotSplitALong) {
  EXPECT_EQ(judge("()V", {op_lconst_0, op_swap, op_return}), kBadStack);
}
TEST_F(Verifier, PopDoesNotSplitALong) {
  EXPECT_EQ(judge("()V", {op_lconst_0, op_pop, op_return}), kBadStack);
}
TEST_F(Verifier, Dup2TakesALong) {
  EXPECT_EQ(judge("()J", {op_lconst_0, op_dup2, op_ladd, op_lreturn}), "accepted");
}
TEST_F(Verifier, Dup2DoesNotSplitALong) {
  EXPECT_EQ(judge("()V", {op_lconst_0, op_iconst_0, op_dup2, op_return}), kBadStack);
}
TEST_F(Verifier, GetfieldOfAnotherClass) {
  EXPECT_EQ(judge("(LU;)I", {op_aload_0, op_getfield, high(number), low(number), op_ireturn}), kBadStack);
}
TEST_F(Verifier, GetfieldOfASubclass) {
  EXPECT_EQ(judge("(LV;)I", {op_aload_0, op_getfield, high(number), low(number), op_ireturn}), "accepted");
}
TEST_F(Verifier, PutfieldOfAnotherType) {
  EXPECT_EQ(judge("(LT;LU;)V", {op_aload_0, op_aload_1, op_putfield, high(text), low(text), op_return}),
            kBadStack);
}
TEST_F(Verifier, ArgumentsOfACall) {
  EXPECT_EQ(judge("(LT;LU;)V",
                  {op_aload_0, op_lconst_0, op_aload_1, op_invokevirtual, high(take), low(take), op_return}),
            kBadStack);
}
TEST_F(Verifier, TooFewArguments) {
  EXPECT_EQ(judge("(LT;)V", {op_aload_0, op_aconst_null, op_invokevirtual, high(take), low(take), op_return}),
            kBadStack);
}
TEST_F(Verifier, ReceiverOfACall) {
  EXPECT_EQ(judge("(LU;)V", {op_aload_0, op_lconst_0, op_aconst_null, op_invokevirtual, high(take), low(take),
                             op_return}),
            kBadStack);
}
TEST_F(Verifier, AnInterfaceIsCheckedWhenItIsCalled) {
  EXPECT_EQ(judge("(LU;)V", {op_aload_0, op_invokeinterface, high(run), low(run), 1, 0, op_return}),
            "accepted");
}
TEST_F(Verifier, ElementKinds) {
  EXPECT_EQ(judge("([B)I", {op_aload_0, op_iconst_0, op_iaload, op_ireturn}), kBadStack);
}
TEST_F(Verifier, BytesAndBooleansShareInstructions) {
  EXPECT_EQ(judge("([Z)I", {op_aload_0, op_iconst_0, op_baload, op_ireturn}), "accepted");
}
TEST_F(Verifier, StoringIntoTheWrongKindOfArray) {
  EXPECT_EQ(judge("([S)V", {op_aload_0, op_iconst_0, op_iconst_0, op_castore, op_return}), kBadStack);
}
TEST_F(Verifier, AastoreIntoNumbers) {
  EXPECT_EQ(judge("([ILjava/lang/Object;)V", {op_aload_0, op_iconst_0, op_aload_1, op_aastore, op_return}),
            kBadStack);
}
TEST_F(Verifier, AaloadOfNumbers) {
  EXPECT_EQ(judge("([J)Ljava/lang/Object;", {op_aload_0, op_iconst_0, op_aaload, op_areturn}), kBadStack);
}
TEST_F(Verifier, AaloadGivesTheElementType) {
  EXPECT_EQ(judge("([[I)[I", {op_aload_0, op_iconst_0, op_aaload, op_areturn}), "accepted");
}
TEST_F(Verifier, ReturnOfAnotherClass) {
  EXPECT_EQ(judge("(LU;)LT;", {op_aload_0, op_areturn}), "Bad return type");
}
TEST_F(Verifier, ReturnOfAnotherKind) {
  EXPECT_EQ(judge("()Ljava/lang/Object;", {op_iconst_0, op_ireturn}), "Bad return type");
}
TEST_F(Verifier, ReturnOfNothing) {
  EXPECT_EQ(judge("()I", {op_return}), "Method expects a return value");
}
TEST_F(Verifier, ReturnFromVoid) {
  EXPECT_EQ(judge("()V", {op_iconst_0, op_ireturn}), "Method does not expect a return value");
}
TEST_F(Verifier, ThrowingWhatIsNotThrowable) {
  EXPECT_EQ(judge("(LT;)V", {op_aload_0, op_athrow}), kBadStack);
}
TEST_F(Verifier, CatchingWhatIsNotThrowable) {
  EXPECT_EQ(judge("()V", {op_nop, op_return, op_pop, op_return}, {0, 1, 66, 7, high(t), low(t)},
                  {ClassBuilder::handler(0, 1, 2, t)}),
            "Catch type is not a subclass of Throwable in exception handler 2");
}
TEST_F(Verifier, AnUninitialisedObjectIsNotReturned) {
  EXPECT_EQ(judge("()Ljava/lang/Object;", {op_new, high(t), low(t), op_areturn}), "Bad return type");
}
TEST_F(Verifier, TheConstructorOfAnotherClass) {
  EXPECT_EQ(judge("()V", {op_new, high(u), low(u), op_invokespecial, high(object_init), low(object_init),
                          op_return}),
            "Call to wrong <init> method");
}
TEST_F(Verifier, AConstructorOfAnInitialisedObject) {
  EXPECT_EQ(judge("(Ljava/lang/Object;)V",
                  {op_aload_0, op_invokespecial, high(object_init), low(object_init), op_return}),
            "Bad operand type when invoking <init>");
}
TEST_F(Verifier, AConstructorMustCallAnother) {
  EXPECT_EQ(judge("()V", {op_return}, {}, {}, 1, "<init>"),
            "Constructor must call super() or this() before return");
}
TEST_F(Verifier, AConstructorThatDoes) {
  EXPECT_EQ(judge("()V", {op_aload_0, op_invokespecial, high(object_init), low(object_init), op_return}, {},
                  {}, 1, "<init>"),
            "accepted");
}
TEST_F(Verifier, ThisIsNotUsedBeforeThat) {
  EXPECT_EQ(judge("()V",
                  {op_aload_0, op_getfield, high(number), low(number), op_pop, op_aload_0, op_invokespecial,
                   high(object_init), low(object_init), op_return},
                  {}, {}, 1, "<init>"),
            kBadStack);
}
TEST_F(Verifier, ItsFieldsMayBeSetBeforeThat) {
  EXPECT_EQ(judge("()V",
                  {op_aload_0, op_iconst_0, op_putfield, high(number), low(number), op_aload_0,
                   op_invokespecial, high(object_init), low(object_init), op_return},
                  {}, {}, 1, "<init>"),
            "accepted");
}
TEST_F(Verifier, NoHandlerAroundTheOtherConstructor) {
  EXPECT_EQ(
      judge("()V", {op_aload_0, op_invokespecial, high(object_init), low(object_init), op_return, op_athrow},
            {0, 1, 255, 0, 5, 0, 1, 0, 0, 1, 7, high(t), low(t)}, {ClassBuilder::handler(0, 4, 5, 0)}, 1,
            "<init>")
          .substr(0, 35),
      "Stack map does not match the one at");
}
TEST_F(Verifier, ProtectedMembersOfOthers) {
  EXPECT_EQ(judge("(LU;)V", {op_aload_0, op_invokevirtual, high(clone), low(clone), op_pop, op_return}),
            "Bad access to protected data in invokevirtual");
}
TEST_F(Verifier, ArraysHaveAPublicClone) {
  EXPECT_EQ(judge("([I)V", {op_aload_0, op_invokevirtual, high(clone), low(clone), op_pop, op_return}),
            "accepted");
}
TEST_F(Verifier, InvokespecialOfAStranger) {
  EXPECT_EQ(judge("(Ljava/lang/String;)I",
                  {op_aload_0, op_invokespecial, high(string_length), low(string_length), op_ireturn}),
            "Bad invokespecial instruction: current class isn't assignable to reference class.");
}
TEST_F(Verifier, ABranchNeedsAFrame) {
  EXPECT_EQ(judge("(I)V", {op_iload_0, op_ifeq, 0, 3, op_return}),
            "Expecting a stackmap frame at branch target 4");
}
TEST_F(Verifier, ABranchThatFitsItsFrame) {
  EXPECT_EQ(judge("(I)V", {op_iload_0, op_ifeq, 0, 3, op_return}, {0, 1, 4}), "accepted");
}
TEST_F(Verifier, ABranchWithAnotherStack) {
  EXPECT_EQ(judge("(I)V", {op_iconst_0, op_iload_0, op_ifeq, 0, 3, op_pop, op_return}, {0, 1, 5}),
            "Inconsistent stackmap frames at branch target 5");
}
TEST_F(Verifier, AFrameThatPromisesTooMuch) {  // local 1 is said to be a T
  EXPECT_EQ(judge("(LU;)V", {op_nop, op_return}, {0, 1, 255, 0, 1, 0, 1, 7, high(t), low(t), 0, 0}),
            "Instruction type does not match stack map");
}
TEST_F(Verifier, CodeBehindAJumpNeedsAFrame) {
  EXPECT_EQ(judge("()V", {op_return, op_return}), "Expecting a stack map frame");
}
TEST_F(Verifier, AHandlerSeesTheLocalsBeforeAStore) {  // a T in local 0, where the table has an int
  EXPECT_EQ(
      judge("(LT;)I", {op_iconst_0, op_istore_0, op_iconst_0, op_ireturn, op_pop, op_iload_0, op_ireturn},
            {0, 1, 255, 0, 4, 0, 1, 1, 0, 1, 7, high(throwable), low(throwable)},
            {ClassBuilder::handler(1, 2, 4, 0)}),
      "Stack map does not match the one at exception handler 4");
}
TEST_F(Verifier, ABrokenTable) {
  EXPECT_EQ(judge("()V", {op_return}, {0, 1}),
            "java/lang/ClassFormatError: StackMapTable format error: access beyond the end of attribute");
}
TEST_F(Verifier, ADefectOfTheCodeIsFoundWhenLinking) {
  EXPECT_EQ(judge("()V", {op_goto, 0, 1, op_return}),
            "the instruction at 0 (goto) jumps into the middle of another instruction");
}
TEST_F(Verifier, AMissingClassIsReportedAsSuch) {
  const unsigned missing = builder.class_of("Missing");
  EXPECT_EQ(judge("()LT;", {op_aconst_null, op_checkcast, high(missing), low(missing), op_areturn}),
            "java/lang/NoClassDefFoundError: Missing");
}
TEST_F(Verifier, ClassesAreLoadedOnlyIfTheyMatter) {
  const unsigned missing = builder.class_of("Missing");
  EXPECT_EQ(
      judge("()Ljava/lang/Object;", {op_aconst_null, op_checkcast, high(missing), low(missing), op_areturn}),
      "accepted");
}

TEST_F(Verifier, InferenceMergesToACommonSuperclass) {
  // T or V, whichever: a T
  EXPECT_EQ(infer("(ILT;LV;)I", {op_iload_0, op_ifeq, 0, 7, op_aload_1, op_goto, 0, 4, op_aload_2,
                                 op_getfield, high(number), low(number), op_ireturn}),
            "accepted");
}
TEST_F(Verifier, InferenceMergesStrangersToObject) {
  EXPECT_EQ(infer("(ILT;LU;)I", {op_iload_0, op_ifeq, 0, 7, op_aload_1, op_goto, 0, 4, op_aload_2,
                                 op_getfield, high(number), low(number), op_ireturn}),
            kBadStack);
}
TEST_F(Verifier, InferenceForgetsWhatDiffers) {
  EXPECT_EQ(infer("(ILT;)I", {op_iload_0, op_ifeq, 0, 5, op_iconst_0, op_istore_1, op_iload_1, op_ireturn}),
            kBadLocal);
}
TEST_F(Verifier, InferenceSeesGrowingStacks) {
  EXPECT_EQ(infer("()V", {op_iconst_0, op_goto, 0xff, 0xff}), "Inconsistent stack height");
}
TEST_F(Verifier, SubroutinesAreInconclusive) {
  EXPECT_EQ(infer("()V", {op_jsr, 0, 3, op_return}).substr(0, 12), "inconclusive");
}
TEST_F(Verifier, InferenceOfHandlers) {  // local 0 is a T or an int in the handler
  EXPECT_EQ(
      infer("(LT;)I", {op_iconst_0, op_istore_0, op_iload_0, op_ireturn, op_pop, op_iload_0, op_ireturn},
            {ClassBuilder::handler(0, 4, 4, 0)}),
      kBadLocal);
}
TEST_F(Verifier, Version50IsGivenASecondChance) {
  builder.major = 50;
  EXPECT_EQ(judge("(I)V", {op_iload_0, op_ifeq, 0, 3, op_return}), "accepted");
}
TEST_F(Verifier, Version50IsNotGivenAThirdOne) {
  builder.major = 50;
  EXPECT_EQ(judge("(I)Ljava/lang/Object;", {op_aload_0, op_areturn}), kBadLocal);
}

}  // namespace
}  // namespace heddle::java
