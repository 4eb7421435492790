// --juc=model: a primitive of java.util.concurrent (link/primitives.h) stops before its first visible
// operation and, from there on, only where it waits for another thread (park). Its accesses are not told to
// race detectors, its synchronisation is: happens-before is that of the JDK's code.
//
// The outermost primitive counts. That it is under way is noted in its frame, so that the note ends with it.
//
// A program can tell the difference in two ways, which are found out on the way and start the search again.
//  - It parks threads itself. Whether waiting for a lock takes or leaves a thread's permit depends on moments
//    inside of the primitive. It looks at Thread.getState: between queueing and parking a thread is RUNNABLE.
//    Then nothing is a primitive any more.
//  - It has a synchronizer of its own, whose methods must not be taken to be correct. Those call the library
//    from outside, but a Condition of such a synchronizer calls them back: then no Condition is a primitive.
#include "java/interp/interpreter.h"
#include "java/link/primitives.h"

namespace heddle::java {

// From the innermost one outwards, as long as they are the library's. The visitor returns false to end it.
template <typename Visitor>
void Interpreter::for_each_library_frame(Visitor&& visit) {
  for (std::uint32_t* fp = fp_;; fp = stack_ + fp[kFrameCaller]) {
    const Method* m = vm_.methods[fp[kFrameMethod]];
    if (m->stub != Method::Stub::None || !m->holder->from_jdk || !visit(fp, *m)) return;
    if (fp[kFrameCaller] == 0) return;
  }
}

bool Interpreter::may_be_primitive(const Method& method) {
  if (!method.primitive) return false;
  if (!vm_.own_synchronizers || !is_condition(method.holder->name)) return true;
  if (learn(own_conditions_)) begins_again_ = true;
  return false;
}

void Interpreter::enter_primitive() {
  if (!vm_.options.juc_model || seen_through_ || !method_->holder->from_jdk) return;
  std::uint32_t* outermost = nullptr;
  for_each_library_frame([&](std::uint32_t* fp, const Method& m) {
    if (may_be_primitive(m)) outermost = fp;
    return true;
  });
  if (outermost == nullptr) return;
  memory_.store<std::uint32_t>(
      stack_at_ + 4 * static_cast<Offset>(outermost + kFrameLock - stack_), kInPrimitive);
  primitive_ = outermost;
}

void Interpreter::find_primitive() {
  primitive_ = nullptr;
  if (!vm_.options.juc_model) return;
  for_each_library_frame([&](std::uint32_t* fp, const Method&) {
    if (fp[kFrameLock] == kInPrimitive) primitive_ = fp;
    return primitive_ == nullptr;
  });
}

bool Interpreter::sees_through_primitives() {
  if (!vm_.options.juc_model || seen_through_) return false;
  bool library = false;  // between the program and the method of the library that it has called
  unsigned depth = 0;
  for_each_library_frame([&](std::uint32_t*, const Method&) { return !(library = ++depth > 1); });
  return !library && learn(seen_through_);
}

}  // namespace heddle::java
