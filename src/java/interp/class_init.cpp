// Class initialisation (JLS 12.4.2), with its lock: the status and the initialising thread are in the state
// memory. The initialiser runs in a stub frame that is pushed on top of the instruction that needed the
// class; when it is done, that instruction is executed again.
#include "java/interp/class_init.h"

#include "java/interp/interpreter.h"

namespace heddle::java {

const Field* initialisation_error(const Vm& vm) {
  return vm.known.klass->find_field("classData", "Ljava/lang/Object;");
}

std::string initialiser_failure(const Vm& vm, Ref exception, ThreadId thread) {
  Ref message = vm.get<Ref>(exception, vm.known.throwable_message);
  return "Exception " + vm.heap.klass(exception)->external_name() +
         (message == kNull ? " " : ": " + vm.string_utf8(message) + " ") + "[in thread \"" +
         vm.thread_name(thread) + "\"]";
}

Interpreter::InitStep Interpreter::ensure_initialised(Klass* k) {
  if (vm_.initialised(k)) return InitStep::Ready;
  switch (vm_.init_state(k)) {
    case InitState::Initialised: return InitStep::Ready;
    case InitState::InProgress:
      if (memory_.load<std::uint32_t>(k->statics + 4) == thread_ + 1) return InitStep::Ready;
      block(Pending::ClassInit, kNull, k->id);
      return InitStep::Stop;
    case InitState::Erroneous:
      class_edge(k, kAcquires);
      throw_new("java/lang/NoClassDefFoundError", "Could not initialize class " + k->external_name());
      vm_.set_ref(exception_, vm_.known.throwable_cause, vm_.get<Ref>(k->mirror, initialisation_error(vm_)));
      return InitStep::Threw;
    case InitState::Loaded: break;
  }
  switch (link(k)) {
    case Step::Next: break;
    case Step::Again: return InitStep::Pushed;
    case Step::Throw: return InitStep::Threw;
    case Step::Done:
    case Step::Stop: return InitStep::Stop;
  }
  // Who initialises is a race between threads, so beginning is a visible step. The JDK's own initialisers do
  // not depend on who runs them.
  if (multi_ && !k->from_jdk && !k->hidden && init_permit_ != k->id) {
    block(Pending::ClassInit, kNull, k->id);
    return InitStep::Stop;
  }
  if (k->init_stub == nullptr) {
    std::vector<Insn> code(3);
    code[0].op = Op::InitSupers;
    code[1].op = Op::InitRun;
    code[2].op = Op::InitDone;
    for (Insn& insn : code) insn.klass = k;
    k->init_stub.reset(make_stub(Method::Stub::ClassInit, std::move(code), 0, "<class initialisation>"));
    k->init_stub->holder = k;
  }
  memory_.store<InitState>(k->statics, InitState::InProgress);
  memory_.store<std::uint32_t>(k->statics + 4, thread_ + 1);
  std::uint32_t outer = vm_.record(thread_).initialising;
  set_initialising(k->id);
  if (!push_frame(k->init_stub.get(), sp_, kNull)) {
    memory_.store<InitState>(k->statics, InitState::Loaded);
    memory_.store<std::uint32_t>(k->statics + 4, 0);
    set_initialising(outer);
    return InitStep::Threw;
  }
  return InitStep::Pushed;
}

void Interpreter::set_initialising(std::uint32_t klass) {
  vm_.touch_record(thread_).initialising = klass;
  allocator_ = klass == 0 ? thread_ : kInitialisers + klass;
}

// The stub frame of `left` has been popped: the next older initialiser, if there is one, goes on.
void Interpreter::leave_initialiser(const Klass* left) {
  std::uint32_t outer = 0;
  for (std::uint32_t at = static_cast<std::uint32_t>(fp_ - stack_); at != 0 && outer == 0;
       at = stack_[at + kFrameCaller]) {
    const Method* m = vm_.methods[stack_[at + kFrameMethod]];
    if (m->stub == Method::Stub::ClassInit) outer = m->holder->id;
  }
  set_initialising(outer);
  if (outer != 0 && left->shares_in_init) learn_for_detection(vm_.classes[outer]->shares_in_init);
}

// The initialiser of `k` is over, with this result. What its statics hold can be reached by others from now
// on.
void Interpreter::end_initialisation(Klass* k, InitState result) {
  memory_.store<InitState>(k->statics, result);
  memory_.store<std::uint32_t>(k->statics + 4, 0);
  heap_.share_statics(k);
}

Interpreter::Step Interpreter::init_step(Klass* k) {
  switch (ensure_initialised(k)) {
    case InitStep::Ready: return Step::Next;
    case InitStep::Pushed: return Step::Again;
    case InitStep::Stop: return Step::Stop;
    case InitStep::Threw: return Step::Throw;
  }
  return Step::Next;
}

}  // namespace heddle::java
