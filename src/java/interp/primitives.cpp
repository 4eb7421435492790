// --juc=model: a primitive of java.util.concurrent (link/primitives.h) stops before its first visible
// operation and, from there on, only where it waits for another thread (park). Its accesses are not told to
// race detectors, its synchronisation is: happens-before is that of the JDK's code.
//
// The outermost primitive counts. That it is under way is noted in its frame, so that the note ends with it.
// Code of the program that it calls (a barrier's action, a comparator) is as visible as ever.
//
// A program can tell the difference in four ways, which are found out and start the search again:
//  - It parks threads itself: whether waiting for a lock takes or leaves a thread's permit depends on moments
//    inside of the primitive. Or it asks Thread.getState: between queueing and parking a thread is RUNNABLE.
//    Or it asks who waits for a lock: who has given up leaves the queue a moment later. Then nothing is a
//    primitive any more.
//  - It has a synchronizer of its own, whose methods must not be taken to be correct, and which a Condition
//    calls back. Then no Condition is a primitive.
//  - It looks into a pool (getPoolSize): what is counted there changes step by step. Then the pool's methods
//    are no primitives; those of its queue and locks are.
//  - It asks a ConcurrentHashMap for its size, which is counted after the fact and not at one moment. Then
//    counting is no part of a primitive.
#include "java/interp/interpreter.h"

namespace heddle::java {

// From the innermost one outwards, as long as they are the library's. The visitor returns false to end it.
template <typename Visitor>
void Interpreter::for_each_library_frame(Visitor&& visit) {
  for (std::uint32_t* fp = fp_;; fp = stack_ + fp[kFrameCaller]) {
    const Method* m = vm_.methods[fp[kFrameMethod]];
    if (m->stub != Method::Stub::None || ends_primitive(*m) || !visit(fp, *m)) return;
    if (fp[kFrameCaller] == 0) return;
  }
}

bool Interpreter::all_library_since(const std::uint32_t* oldest) const {
  for (const std::uint32_t* fp = fp_; fp > oldest; fp = stack_ + fp[kFrameCaller])
    if (ends_primitive(*vm_.methods[fp[kFrameMethod]])) return false;
  return true;
}

// What such a method calls is no part of the primitive that has called it.
bool Interpreter::ends_primitive(const Method& method) const {
  return !method.holder->from_jdk || (method.primitive == Primitive::Counting && maps_counted_);
}

void Interpreter::learn_that(bool& fact) {
  if (learn(fact)) begins_again_ = true;
}

bool Interpreter::is_primitive(const Method& method) {
  switch (method.primitive) {
    case Primitive::None: return false;
    case Primitive::Plain: return true;
    case Primitive::Condition:
      if (vm_.own_synchronizers) learn_that(own_conditions_);
      return !own_conditions_;
    case Primitive::Pool: return !pools_seen_;
    case Primitive::LooksIntoQueue: learn_that(seen_through_); return false;
    case Primitive::LooksIntoPool: learn_that(pools_seen_); return false;
    case Primitive::AsksForSize: learn_that(maps_counted_); return false;
    case Primitive::Counting: return false;
  }
  return false;
}

void Interpreter::enter_primitive() {
  if (!vm_.options.juc_model || seen_through_ || !method_->holder->from_jdk) return;
  std::uint32_t* outermost = nullptr;
  for_each_library_frame([&](std::uint32_t* fp, const Method& m) {
    if (is_primitive(m) && !m.is_synchronized()) outermost = fp;
    return true;
  });
  if (outermost == nullptr) return;
  memory_.store<std::uint32_t>(stack_at_ + 4 * static_cast<Offset>(outermost + kFrameLock - stack_),
                               kInPrimitive);
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
  unsigned depth = 0;  // 0: the program has called this; 1: a method of the library that the program called
  for_each_library_frame([&](std::uint32_t*, const Method&) { return ++depth <= 1; });
  return depth <= 1 && learn(seen_through_);
}

}  // namespace heddle::java
