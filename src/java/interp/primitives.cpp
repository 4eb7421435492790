// --juc=model: a primitive of java.util.concurrent (link/primitives.h) stops before its first visible
// operation and, from there on, only where it waits for another thread (park, yield). Its accesses are not
// told to race detectors, its synchronisation is: happens-before is that of the JDK's code.
//
// The outermost primitive counts. That it is under way is noted in its frame, so that the note ends with it.
// It also ends where code of the program is called (a task, a barrier's action), or could be (Callback): what
// follows that is another step.
//
// A program can tell the difference in five ways, which are found out and start the search again:
//  - It parks threads itself: whether waiting for a lock takes or leaves a thread's permit depends on moments
//    inside of the primitive. Or it asks Thread.getState: between queueing and parking a thread is RUNNABLE.
//    Or it asks who waits for a lock: who has given up leaves the queue a moment later. Then nothing is a
//    primitive any more.
//  - It has a synchronizer of its own, whose methods must not be taken to be correct, and which a Condition
//    calls back. Then no Condition is a primitive.
//  - It looks into a pool (getPoolSize): what is counted there changes step by step. Then the pool's methods
//    are no primitives; those of its queue and locks are.
//  - It interrupts threads. A primitive looks for an interrupt at one moment and takes effect at another:
//    then it is two steps. (A pool interrupts its idle workers, too, but they only look again.)
//  - It asks a ConcurrentHashMap for its size, which is counted after the fact. Then counting is a step of
//    its own. As long as maps only grow, what a sum of counters sees is the size at some moment; if they
//    shrink as well it need not be, and counting is no primitive any more.
#include "java/interp/interpreter.h"

namespace heddle::java {

// From the innermost one outwards, as long as they are the library's. The visitor returns false to end it.
template <typename Visitor>
void Interpreter::for_each_library_frame(Visitor&& visit) {
  for (std::uint32_t* fp = fp_;; fp = stack_ + fp[kFrameCaller]) {
    const Method* m = vm_.methods[fp[kFrameMethod]];
    if (m->stub != Method::Stub::None || !m->holder->from_jdk || !visit(fp, *m)) return;
    if (fp[kFrameCaller] == 0 || stands_apart(*m)) return;
  }
}

bool Interpreter::all_library_since(const std::uint32_t* oldest) const {
  for (const std::uint32_t* fp = fp_; fp > oldest; fp = stack_ + fp[kFrameCaller]) {
    const Method& m = *vm_.methods[fp[kFrameMethod]];
    if (!m.holder->from_jdk || stands_apart(m)) return false;
  }
  return true;
}

// No part of the primitive that has called it.
bool Interpreter::stands_apart(const Method& method) const {
  return method.primitive == Primitive::Apart || method.primitive == Primitive::InDetail ||
         (method.primitive == Primitive::Counting && maps_counted_);
}

void Interpreter::learn_that(bool& fact) {
  if (learn(fact)) begins_again_ = true;
}

bool Interpreter::is_primitive(const Method& method, const std::uint32_t* fp) {
  switch (method.primitive) {
    case Primitive::None: return false;
    case Primitive::Plain:
    case Primitive::Apart: return true;
    case Primitive::Condition:
      if (vm_.own_synchronizers) learn_that(own_conditions_);
      return !own_conditions_;
    case Primitive::Pool: return !pools_seen_;
    case Primitive::Callback:
    case Primitive::InDetail:
    case Primitive::Quiet:
    case Primitive::QuietItself: return false;
    case Primitive::LooksIntoQueue: learn_that(seen_through_); return false;
    case Primitive::LooksIntoPool: learn_that(pools_seen_); return false;
    case Primitive::AsksForSize: learn_that(maps_counted_); return !maps_shrink_;
    case Primitive::Counting: {
      if (!maps_counted_) return false;
      const std::uint32_t* locals = fp - method.max_locals;  // this, long added, int check
      if (static_cast<std::int32_t>(locals[2]) < 0) learn_that(maps_shrink_);
      return !maps_shrink_;
    }
  }
  return false;
}

void Interpreter::enter_primitive() {
  if (!vm_.options.juc_model || seen_through_ || !method_->holder->from_jdk) return;
  std::uint32_t* outermost = nullptr;
  for_each_library_frame([&](std::uint32_t* fp, const Method& m) {
    if (is_primitive(m, fp) && !m.is_synchronized()) outermost = fp;
    return true;
  });
  if (outermost == nullptr) return;
  memory_.store<std::uint32_t>(stack_at_ + 4 * static_cast<Offset>(outermost + kFrameLock - stack_),
                               kInPrimitive);
  primitive_ = outermost;
}

void Interpreter::leave_primitive() {
  memory_.store<std::uint32_t>(stack_at_ + 4 * static_cast<Offset>(primitive_ + kFrameLock - stack_), kNull);
  primitive_ = nullptr;
}

// Outside of any primitive, in a method whose steps do not count.
bool Interpreter::is_quiet_method() {
  if (!vm_.options.juc_model || seen_through_ || pools_seen_ || !method_->holder->from_jdk) return false;
  bool quiet = false;
  const Method* callee = nullptr;
  unsigned depth = 0;
  for_each_library_frame([&](std::uint32_t* fp, const Method& m) {
    if (is_primitive(m, fp)) return false;
    quiet = m.primitive == Primitive::Quiet ||
            (m.primitive == Primitive::QuietItself && (depth == 0 || (depth == 1 && callee->name != "run")));
    callee = &m;
    ++depth;
    return !quiet;
  });
  return quiet;
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

bool Interpreter::interrupts_primitives() {
  if (!vm_.options.juc_model || primitives_interrupted_) return false;
  bool idle_worker = false;
  for_each_library_frame([&](std::uint32_t*, const Method& m) {
    return !(idle_worker = m.name == "interruptIdleWorkers" && m.primitive == Primitive::Pool);
  });
  return !idle_worker && learn(primitives_interrupted_);
}

}  // namespace heddle::java
