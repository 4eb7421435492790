// Class files that a compiler does not make, run: the program gets the exception that the JVM throws, and the
// machine's memory is out of reach.
#include <gtest/gtest.h>

#include <string>

#include "java/classfile/class_builder.h"
#include "java/classfile/opcode.h"
#include "java/classpath/scratch_directory.h"
#include "java/java_machine.h"

namespace heddle::java {
namespace {

using namespace bytecode;

class ForgedClass : public testing::Test {
 protected:
  // How a program ends whose main is `code`: "finished", the failure, or why that is not supported.
  std::string outcome(Bytes code, const char* super = "java/lang/Object") {
    builder.super_name = super;
    builder.method(9, "main", "([Ljava/lang/String;)V", {builder.code(std::move(code))});
    const Bytes bytes = builder.build();
    scratch_.write("T.class", {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    JavaOptions options;
    options.class_path = {scratch_.path().string()};
    options.main_class = "T";
    auto machine = make_java_machine(options);
    if (!machine.ok()) return machine.error().message;
    switch ((*machine)->run()) {
      case StopKind::Finished: return "finished";
      case StopKind::Failed: {
        const std::string text = (*machine)->failure().message;
        return text.substr(0, text.find(" Exception Details:"));
      }
      case StopKind::Unsupported: return (*machine)->reason();
      default: return "something else";
    }
  }
  static std::uint8_t high(unsigned index) { return static_cast<std::uint8_t>(index >> 8); }
  static std::uint8_t low(unsigned index) { return static_cast<std::uint8_t>(index); }

  // A String on the stack.
  Bytes text() {
    const unsigned index = builder.entry(8, {builder.utf8("text")});
    return {op_ldc_w, high(index), low(index)};
  }
  static Bytes then(Bytes first, const Bytes& rest) {
    put_all(first, rest);
    return first;
  }

  ClassBuilder builder;

 private:
  ScratchDirectory scratch_;
};

TEST_F(ForgedClass, GoodCodeRuns) {
  EXPECT_EQ(outcome({op_return}), "finished");
}

TEST_F(ForgedClass, ANumberIsNoObject) {
  EXPECT_EQ(outcome({op_sipush, 0x12, 0x34, op_monitorenter, op_return}),
            "uncaught java.lang.VerifyError: Bad type on operand stack");
}

TEST_F(ForgedClass, AStaticMethodOfABadClassIsNotRun) {
  builder.method(9, "other", "()V", {builder.code({op_pop, op_return})});
  EXPECT_EQ(outcome({op_return}), "uncaught java.lang.VerifyError: Operand stack underflow");
}

TEST_F(ForgedClass, SubroutinesAreInconclusive) {
  builder.major = 48;
  const std::string reason = outcome({op_jsr, 0, 4, op_return, op_astore_1, op_ret, 1});
  EXPECT_NE(reason.find("T.main([Ljava/lang/String;)V cannot be verified: it contains a subroutine"),
            std::string::npos)
      << reason;
}

TEST_F(ForgedClass, OldCodeIsInferred) {
  builder.major = 47;
  EXPECT_EQ(outcome({op_aload_0, op_ifnull, 0, 4, op_nop, op_return}), "finished");
}

TEST_F(ForgedClass, MirrorsCannotBeMade) {
  const unsigned klass = builder.class_of("java/lang/Class");
  EXPECT_EQ(outcome({op_new, high(klass), low(klass), op_monitorenter, op_return}),
            "uncaught java.lang.IllegalAccessError: java.lang.Class");
}

TEST_F(ForgedClass, PrivateFieldsOfTheLibraryAreOutOfReach) {
  const unsigned self = builder.member(10, "java/lang/Thread", "currentThread", "()Ljava/lang/Thread;");
  const unsigned eetop = builder.member(9, "java/lang/Thread", "eetop", "J");
  EXPECT_EQ(outcome({op_invokestatic, high(self), low(self), op_lconst_1, op_putfield, high(eetop),
                     low(eetop), op_return}),
            "uncaught java.lang.IllegalAccessError: class T tried to access private field "
            "java.lang.Thread.eetop (T is in "
            "unnamed module of loader 'app'; java.lang.Thread is in module java.base of loader 'bootstrap')");
}

TEST_F(ForgedClass, TheInsideOfTheLibraryIsNotExported) {
  const unsigned get =
      builder.member(10, "jdk/internal/misc/Unsafe", "getUnsafe", "()Ljdk/internal/misc/Unsafe;");
  EXPECT_EQ(outcome({op_invokestatic, high(get), low(get), op_pop, op_return}),
            "uncaught java.lang.IllegalAccessError: class T (in unnamed module) cannot access class "
            "jdk.internal.misc.Unsafe (in module java.base) because module java.base does not export "
            "jdk.internal.misc to unnamed module");
}

TEST_F(ForgedClass, AnInterfaceIsNotCalledLikeAClass) {
  const unsigned run = builder.member(10, "java/lang/Runnable", "run", "()V");
  EXPECT_EQ(outcome(then(text(), {op_invokevirtual, high(run), low(run), op_return})),
            "uncaught java.lang.IncompatibleClassChangeError: Found interface java.lang.Runnable, but class "
            "was expected");
}

TEST_F(ForgedClass, AnObjectThatIsNoRunnableIsNotRun) {
  const unsigned run = builder.member(11, "java/lang/Runnable", "run", "()V");
  EXPECT_EQ(outcome(then(text(), {op_invokeinterface, high(run), low(run), 1, 0, op_return})),
            "uncaught java.lang.IncompatibleClassChangeError: Class java.lang.String does not implement "
            "the requested "
            "interface java.lang.Runnable");
}

TEST_F(ForgedClass, FinalMethodsStayFinal) {
  builder.method(1, "getClass", "()Ljava/lang/Class;", {builder.code({op_aconst_null, op_areturn})});
  const std::string message = outcome({op_return});
  EXPECT_NE(message.find("overrides final method java.lang.Object.getClass"), std::string::npos) << message;
}

}  // namespace
}  // namespace heddle::java
