// Condition.await with --spurious-wakeups.
//
// The JDK's code never returns from await for nothing, though its specification allows it. The choice is made
// when the wait begins: to wait as usual, or to give the lock back, take it again and return. Others may run
// for any time in between, so that covers every moment at which a wait could end by itself; a signal that
// would have gone to this waiter before that moment is covered by the usual wait.
#include "java/interp/interpreter.h"
#include "java/natives/data_choice.h"
#include "java/natives/generated_class.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

constexpr const char* kSynchronizer = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
constexpr const char* kCondition = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";

// static void giveWay(AbstractQueuedSynchronizer sync, int held) { sync.release(held); sync.acquire(held); }
std::unique_ptr<ClassFile> make_give_way(std::string name) {
  ClassBuilder builder(std::move(name), kAccFinal | kAccSuper | kAccSynthetic);
  const std::uint16_t access = kAccPublic | kAccStatic;
  const std::string descriptor = std::string("(L") + kSynchronizer + ";I)V";
  CodeBuilder code = builder.code(access, descriptor);
  const std::string sync = std::string("L") + kSynchronizer + ";";
  code.load(sync, 0);
  code.load("I", 1);
  code.invoke(bytecode::op_invokevirtual, kSynchronizer, "release", "(I)Z");
  code.discard("Z");
  code.load(sync, 0);
  code.load("I", 1);
  code.invoke(bytecode::op_invokevirtual, kSynchronizer, "acquire", "(I)V");
  code.return_value("V");
  builder.add_method(access, "giveWay", descriptor, code);
  return std::make_unique<ClassFile>(builder.finish());
}

NativeResult await(NativeCall& call) {
  Vm& vm = call.vm;
  const Ref self = vm.record(call.thread).java_thread;
  if (!vm.options.spurious_wakeups) vm.assume_that(AssumptionKind::Wakeups, kNoSpuriousWakeups);
  if (!vm.options.spurious_wakeups || vm.get<std::uint8_t>(self, vm.known.thread_interrupted) != 0)
    return NativeResult::Bytecode;
  NativeResult stop;
  const auto way = choose(call, 2, &stop);
  if (!way) return stop;
  if (*way == 0) return NativeResult::Bytecode;
  call.emit({.kind = EventKind::Wake, .object = Heap::offset(call.ref(0)), .detail = kSpuriously});
  const Ref sync =
      read_field<Ref>(vm, call.ref(0), kCondition, "this$0", std::string("L") + kSynchronizer + ";");
  Method* give_way = generated_method(vm, std::string(kCondition) + "$GiveWay", make_give_way);
  give_way->holder->hidden = true;
  return call.invoke(give_way, {sync, read_field<std::uint32_t>(vm, sync, kSynchronizer, "state", "I")});
}

constexpr const char* kWhy = "with --spurious-wakeups it may return for nothing";
constexpr NativeEntry kEntries[] = {
    {kCondition, "await", "()V", await, kWhy},
    {kCondition, "awaitUninterruptibly", "()V", await, kWhy},
};

}  // namespace

extern const NativeTable kConditionNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
