// java.lang.System: streams, time, identity. arraycopy is in array_copy.cpp.
//
// Time is virtual: it starts at a fixed moment and moves only with Vm::set_clock.
#include "base/fingerprint.h"
#include "java/interp/interpreter.h"
#include "java/natives/identity_hash.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"
#include "java/natives/virtual_time.h"

namespace heddle::java {

// java.util.concurrent parks until its deadline. Where it goes on reading the clock it waits for a thread,
// not for time (awaitNanos, for its signaller to put it into the lock's queue), and time that passed with
// every round would make new states for ever. Two classes do spin through the last microsecond.
static bool parks_for_its_time(const NativeCall& call) {
  auto caller = innermost_frame(call);
  if (!caller || !caller->method->holder->from_jdk) return false;
  std::string_view name = caller->method->holder->name;
  return name.starts_with("java/util/concurrent/") &&
         !name.starts_with("java/util/concurrent/SynchronousQueue") &&
         !name.starts_with("java/util/concurrent/LinkedTransferQueue");
}

// A thread that reads the clock where it last read it, and finds the same time, is waiting for time to pass:
// it does.
static void pass_time_if_polling(NativeCall& call) {
  constexpr std::int64_t kTick = 10'000'000;
  if (parks_for_its_time(call)) return;
  call.interpreter.sync_registers();
  ThreadRecord& r = call.vm.touch_record(call.thread);
  const std::uint32_t* frame = call.vm.stack(call.thread) + r.frame;
  std::uint64_t place = (std::uint64_t{frame[kFrameMethod]} << 32) | frame[kFramePc];
  auto poll =
      static_cast<std::uint32_t>(mix64(place ^ mix64(static_cast<std::uint64_t>(call.vm.clock())))) | 1;
  if (r.poll == poll) call.vm.set_clock(call.vm.clock() + kTick);
  r.poll = poll;
}

// True: the read may go ahead. Reading the clock makes it part of the state, and expiring timers visible.
bool may_read_clock(NativeCall& call, NativeResult* stop) {
  if (call.interpreter.clock_is_read())
    *stop = NativeResult::Refine;
  else if (call.must_yield(Pending::Access, kNull))
    *stop = NativeResult::Yield;
  else {
    // heddle run: a loop that polls the clock comes to an end.
    if (call.vm.options.live)
      call.vm.set_clock(call.vm.clock() + 1000);
    else
      pass_time_if_polling(call);
    call.edge(kNull, 0, kUnordered);
    call.vm.assume_that(AssumptionKind::Clock, kClockIsVirtual);
    return true;
  }
  return false;
}

namespace {

// A static initialiser of the library that only wants a seed must not make time part of the state.
bool wants_a_seed(const NativeCall& call) {
  auto caller = innermost_frame(call);
  return caller && caller->method->name == "<clinit>" &&
         caller->method->holder->name == "java/util/concurrent/ThreadLocalRandom";
}

NativeResult current_time_millis(NativeCall& call) {
  if (wants_a_seed(call)) return call.ret_i64(static_cast<std::int64_t>(call.vm.options.seed));
  NativeResult stop;
  if (!may_read_clock(call, &stop)) return stop;
  return call.ret_i64(kEpochSeconds * 1000 + call.vm.clock() / 1'000'000);
}

NativeResult nano_time(NativeCall& call) {
  if (wants_a_seed(call)) return call.ret_i64(0);
  NativeResult stop;
  return may_read_clock(call, &stop) ? call.ret_i64(kNanoTimeOrigin + call.vm.clock()) : stop;
}

// VM.getNanoTimeAdjustment(long offsetInSeconds): nanoseconds since that many seconds after 1970, -1 if too
// far off.
NativeResult nano_time_adjustment(NativeCall& call) {
  NativeResult stop;
  if (!may_read_clock(call, &stop)) return stop;
  std::int64_t now = kEpochSeconds + call.vm.clock() / 1'000'000'000;
  std::int64_t distance = now - call.i64(0);
  constexpr std::int64_t kMaximum = std::int64_t{1} << 32;
  if (distance >= kMaximum || distance <= -kMaximum) return call.ret_i64(-1);
  return call.ret_i64(distance * 1'000'000'000 + call.vm.clock() % 1'000'000'000);
}

NativeResult identity_hash_code(NativeCall& call) {
  return call.ret_i32(call.ref(0) == kNull ? 0 : identity_hash(call.vm.heap, call.ref(0)));
}

NativeResult map_library_name(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  Ref name = call.new_string("lib" + call.vm.string_utf8(call.ref(0)) + ".so");
  return name == kNull ? NativeResult::Threw : call.ret_ref(name);
}

// The streams are final fields that only these natives set.
NativeResult set_stream(NativeCall& call, const char* field, const char* descriptor) {
  const Field* stream = library_field(call.vm, "java/lang/System", field, descriptor);
  Cell cell = cell_at(call.vm, stream->holder->mirror, cell_offset(stream), BasicType::Reference);
  if (NativeResult begun = begin_plain_write(call, cell); begun != NativeResult::Done) return begun;
  store_cell(call.vm, cell, BasicType::Reference, call.ref(0));
  emit_plain(call, EventKind::Write, cell, BasicType::Reference, call.ref(0));
  return call.ret();
}
NativeResult set_in(NativeCall& call) {
  return set_stream(call, "in", "Ljava/io/InputStream;");
}
NativeResult set_out(NativeCall& call) {
  return set_stream(call, "out", "Ljava/io/PrintStream;");
}
NativeResult set_err(NativeCall& call) {
  return set_stream(call, "err", "Ljava/io/PrintStream;");
}

NativeResult set_security_manager(NativeCall& call) {
  if (call.ref(0) == kNull) return call.ret();
  return call.unsupported(
      "java.lang.System.setSecurityManager: programs are not guarded by security managers");
}

constexpr const char* kSystem = "java/lang/System";
constexpr NativeEntry kEntries[] = {
    {kSystem, "currentTimeMillis", "()J", current_time_millis},
    {kSystem, "nanoTime", "()J", nano_time},
    {kSystem, "identityHashCode", "(Ljava/lang/Object;)I", identity_hash_code},
    {kSystem, "mapLibraryName", "(Ljava/lang/String;)Ljava/lang/String;", map_library_name},
    {kSystem, "setIn0", nullptr, set_in},
    {kSystem, "setSecurityManager", nullptr, set_security_manager, "there are none"},
    {kSystem, "setOut0", nullptr, set_out},
    {kSystem, "setErr0", nullptr, set_err},
    {"jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", nano_time_adjustment},
};

}  // namespace

extern const NativeTable kSystemNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
