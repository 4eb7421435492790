// jdk.internal.misc.Signal, and so sun.misc.Signal: signals by name and number as on Linux, handlers as the
// JVM keeps them. Nobody sends a program under check a signal but the program itself (Signal.raise): its
// handler then runs in a thread of its own, as Signal.dispatch makes it.
#include <algorithm>
#include <array>
#include <string_view>

#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

struct Known {
  std::string_view name;
  int number;
};
// As HotSpot knows them (os::get_signal_number); the numbers are those of x86 and ARM.
constexpr std::array<Known, 34> kKnown{
    {{"ABRT", 6},  {"ALRM", 14}, {"BUS", 7},     {"CHLD", 17},  {"CLD", 17},  {"CONT", 18},   {"FPE", 8},
     {"HUP", 1},   {"ILL", 4},   {"INT", 2},     {"IO", 29},    {"IOT", 6},   {"KILL", 9},    {"PIPE", 13},
     {"POLL", 29}, {"PROF", 27}, {"PWR", 30},    {"QUIT", 3},   {"SEGV", 11}, {"STKFLT", 16}, {"STOP", 19},
     {"SYS", 31},  {"TERM", 15}, {"TRAP", 5},    {"TSTP", 20},  {"TTIN", 21}, {"TTOU", 22},   {"URG", 23},
     {"USR1", 10}, {"USR2", 12}, {"VTALRM", 26}, {"WINCH", 28}, {"XCPU", 24}, {"XFSZ", 25}}};

constexpr int kLeast = 1, kMost = 31;

// KILL and STOP cannot be handled by anybody, the others are the JVM's.
bool is_refused(int number) {
  return number == 9 || number == 19 || number == 8 || number == 4 || number == 11 || number == 3;
}

// BUS, PIPE, USR2 and XFSZ have handlers in the JVM until the program takes them.
bool is_handled_at_first(int number) {
  return number == 7 || number == 13 || number == 12 || number == 25;
}

// HUP, INT and TERM: the JVM runs the shutdown hooks, unless it was started with the signal ignored (nohup).
bool ends_the_jvm(int number) {
  return number == 1 || number == 2 || number == 15;
}

// As Signal.handle knows them; others are addresses of native handlers.
constexpr std::int64_t kDefault = 0, kIgnored = 1, kInJava = 2, kInJvm = 3;

std::int64_t handler_of(const Vm& vm, int number) {
  const std::uint8_t set = vm.signal_handler(number);
  if (set == 0) return is_handled_at_first(number) ? kInJvm : kDefault;
  return set - 1;
}

NativeResult find_signal(NativeCall& call) {
  const std::string name = call.vm.string_utf8(call.ref(0));
  const auto known =
      std::find_if(kKnown.begin(), kKnown.end(), [&](const Known& one) { return one.name == name; });
  return call.ret_i32(known == kKnown.end() ? -1 : known->number);
}

// Within Signal.handle, which is synchronized.
NativeResult handle(NativeCall& call) {
  const int number = call.i32(0);
  const std::int64_t handler = call.i64(1);
  if (number < kLeast || number > kMost || is_refused(number) || handler < kDefault || handler > kInJvm)
    return call.ret_i64(-1);
  const std::int64_t before = handler_of(call.vm, number);
  if (ends_the_jvm(number) && before == kIgnored) return call.ret_i64(before);  // and it stays so
  call.vm.set_signal_handler(number, static_cast<std::uint8_t>(handler + 1));
  return call.ret_i64(before);
}

NativeResult raise(NativeCall& call) {
  const int number = call.i32(0);
  if (number < kLeast || number > kMost || handler_of(call.vm, number) != kInJava)
    return call.unsupported("jdk.internal.misc.Signal.raise0: a signal that nobody handles any more");
  Method* dispatch = call.method.holder->find_declared("dispatch", "(I)V");
  if (dispatch == nullptr)
    return call.unsupported("jdk.internal.misc.Signal.raise0: this JDK has no dispatch");
  return call.invoke(dispatch, {static_cast<std::uint32_t>(number)});
}

constexpr const char* kSignal = "jdk/internal/misc/Signal";
constexpr NativeEntry kEntries[] = {
    {kSignal, "findSignal0", "(Ljava/lang/String;)I", find_signal},
    {kSignal, "handle0", "(IJ)J", handle},
    {kSignal, "raise0", "(I)V", raise},
};

}  // namespace

extern const NativeTable kSignalNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
