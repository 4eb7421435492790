// What C++ code calls behind the scenes (Itanium C++ ABI), as far as it needs to know the program's insides.
// Exceptions are in interp/unwinding.cpp and runtime/cxxabi.cpp.
#include <optional>
#include <string>

#include "fmt/format.h"
#include "native/interp/interpreter.h"
#include "native/library/demangle.h"
#include "native/library/sync.h"
#include "native/library/type_info.h"

namespace heddle::native {
namespace {

// --- types ---

TypeInfos types(Call& c) {
  return {c.interpreter().world().module, c.interpreter().world().objects};
}

// void* __dynamic_cast(const void* object, const type_info* its_static_type, const type_info* target,
// ptrdiff_t hint)
void dynamic_cast_model(Call& c) {
  const TypeInfos::Object source{c.arg(0), c.arg(1)};
  const Ptr vtable = c.load<Ptr>(source.at);
  const auto to_whole = c.load<std::uint64_t>(vtable - 16);
  const TypeInfos::Object whole{source.at + to_whole, c.load<Ptr>(vtable - 8)};
  c.ret(types(c).cast(source, whole, c.arg(2)));
}

// char* __cxa_demangle(const char* mangled, char* buffer, size_t* size, int* status): the result is the
// program's to free.
void demangle(Call& c) {
  if (c.arg(1) != 0) c.unsupported("__cxa_demangle into a buffer of the program's");
  const std::optional<std::string> plain = demangled(std::string(c.c_string(c.arg(0))));
  constexpr std::int32_t kNotMangled = -2;
  if (c.arg(3) != 0) c.store<std::int32_t>(c.arg(3), plain ? 0 : kNotMangled);
  if (!plain) return;
  if (c.arg(2) != 0) c.store<std::uint64_t>(c.arg(2), plain->size() + 1);
  const Ptr result = c.allocate(plain->size() + 1, false);
  c.store_c_string(result, *plain);
  c.ret(result);
}

// --- endings ---

// void __heddle_uncaught(const type_info*, const char* what, int leaves_noexcept): what may be null.
void uncaught(Call& c) {
  std::string message = "uncaught exception of type " + types(c).name(c.arg(0));
  if (c.arg(1) != 0) message += fmt::format(": {}", c.c_string(c.arg(1)));
  if (c.i32(2) != 0) message += " (it would have to leave a function that does not allow it: noexcept)";
  c.end_wrongly(FindingKind::Exception, message);
}

// Who has a std::thread that still runs and forgets it (its destructor, or an assignment to it)?
bool forgets_thread(Call& c) {
  constexpr unsigned kDeepest = 3;   // frames: ours, std::terminate, the destructor
  (void)c.interpreter().position();  // brings the frames up to date
  bool found = false;
  unsigned depth = 0;
  c.interpreter().for_each_frame(
      c.thread(), [&](std::uint32_t function, std::uint32_t, const std::uint64_t*) {
        const std::string& name = c.interpreter().world().module.functions[function].name;
        found = name.starts_with("_ZNSt6threadD") || name == "_ZNSt6threadaSEOS_";
        return !found && ++depth < kDeepest;
      });
  return found;
}

void terminate(Call& c) {
  c.end_wrongly(FindingKind::Exception,
                forgets_thread(c) ? "std::terminate() was called: a std::thread was neither joined nor "
                                    "detached before the end of its life"
                                  : "std::terminate() was called");
}

void pure_virtual(Call& c) {
  c.end_wrongly(FindingKind::Exception, "call of a pure virtual function");
}
void deleted_virtual(Call& c) {
  c.end_wrongly(FindingKind::Exception, "call of a deleted virtual function");
}

// --- the first use of a static variable inside a function ---

// The upper word of the guard (its lowest byte belongs to the compiler): 0, who initialises, or that it is
// done.
constexpr std::uint32_t kNew = 0, kDone = 2;

// int __heddle_guard_begin(int*): 1 if the caller must initialise the variable. Others wait meanwhile.
void guard_begin(Call& c) {
  const Ptr guard = c.arg(0);
  const std::uint32_t by_us = ((c.thread() + 1) << 2) | 1;
  if (c.sync_word(guard) == by_us)
    misuse(c, FindingKind::Deadlock, "initialises the static variable of", guard,
           "which it is initialising already (undefined behaviour)");
  c.visible(Pending::Access, guard);
  const std::uint32_t state = c.sync_word(guard);
  if (state == kNew) {
    c.set_sync_word(guard, by_us);
    c.emit_edge(guard, kAcquires);  // from who began in vain
    return c.ret_i32(1);
  }
  if (state != kDone) {
    ThreadRecord& r = c.record();
    r.pending = Pending::WordNot;
    r.object = guard;
    r.value = state;
    return c.suspend();
  }
  c.emit(EventKind::Initialised, guard, 0, 0, kAcquires);
}

// void __heddle_guard_end(int*, int done): not done: the initialiser threw an exception.
void guard_end(Call& c) {
  if (c.stops_before_release(c.arg(0))) return;
  c.set_sync_word(c.arg(0), c.i32(1) != 0 ? kDone : kNew);
  c.emit(EventKind::Initialised, c.arg(0), 0, 0, kReleases);
}

// --- thread-local objects ---

// struct entry* __heddle_thread_destructors(void), void __heddle_set_thread_destructors(struct entry*): see
// runtime/thread_local.c. In the thread's record, so that a thread without any is none the bigger.
void thread_destructors(Call& c) {
  c.ret(c.peek(c.thread()).destructors);
}
void set_thread_destructors(Call& c) {
  c.record().destructors = c.arg(0);
}

}  // namespace

void cxxabi_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__dynamic_cast", dynamic_cast_model},
                                  {"__cxa_demangle", demangle},
                                  {"__heddle_uncaught", uncaught},
                                  {"__heddle_terminate", terminate},
                                  {"__cxa_pure_virtual", pure_virtual},
                                  {"__cxa_deleted_virtual", deleted_virtual},
                                  {"__heddle_guard_begin", guard_begin},
                                  {"__heddle_guard_end", guard_end},
                                  {"__heddle_thread_destructors", thread_destructors},
                                  {"__heddle_set_thread_destructors", set_thread_destructors},
                              });
}

}  // namespace heddle::native
