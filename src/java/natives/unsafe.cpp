// jdk.internal.misc.Unsafe: reads, writes and atomic updates of cells.
//
// Every volatile or atomic access is one visible action. The library writes getAndAdd and its kin as loops
// around compareAndSet, which HotSpot's compiler replaces by one instruction; here they are overridden to be
// one action. Sub-word compareAndExchange is written as a loop on the surrounding word and overridden for the
// same reason, and because the word holds neighbours that are none of the program's business.
#include "java/interp/interpreter.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

using enum BasicType;
constexpr unsigned kObject = 1, kOffset = 2, kValue = 4;  // argument slots; slot 0 is the Unsafe

std::uint64_t argument(const NativeCall& call, unsigned slot, BasicType type) {
  if (slots_of(type) == 2) return static_cast<std::uint64_t>(call.i64(slot));
  return static_cast<std::uint32_t>(call.i32(slot));
}

NativeResult give(NativeCall& call, BasicType type, std::uint64_t bits) {
  return slots_of(type) == 2 ? call.ret_i64(static_cast<std::int64_t>(bits))
                             : call.ret_i32(static_cast<std::int32_t>(bits));
}

Cell named_cell(const NativeCall& call, BasicType type) {
  return cell_at(call.vm, call.ref(kObject), call.i64(kOffset), type);
}

template <BasicType type, Order order>
NativeResult get(NativeCall& call) {
  std::uint64_t bits;
  if (NativeResult r = read_cell(call, named_cell(call, type), type, order, bits); r != NativeResult::Done)
    return r;
  return give(call, type, bits);
}

template <BasicType type, Order order>
NativeResult put(NativeCall& call) {
  constexpr bool plain = order == Order::Plain;
  Cell cell = named_cell(call, type);
  std::uint64_t bits = argument(call, kValue, type);
  if (type == Boolean) bits &= 1;
  if (NativeResult fit = check_store(call, cell, type, bits); fit != NativeResult::Done) return fit;
  NativeResult begun = plain ? begin_plain_write(call, cell) : begin_sync_write(call, cell);
  if (begun != NativeResult::Done) return begun;
  store_cell(call.vm, cell, type, bits);
  if (plain)
    emit_plain(call, EventKind::Write, cell, type, bits);
  else
    emit_sync(call, EventKind::SyncWrite, cell, type, bits, order);
  return call.ret();
}

enum class Answer { Success, Previous };

template <BasicType type, Answer answer, Order order>
NativeResult compare_and_set(NativeCall& call) {
  Cell cell = named_cell(call, type);
  std::uint64_t expected = argument(call, kValue, type);
  std::uint64_t desired = argument(call, kValue + slots_of(type), type);
  if (NativeResult fit = check_store(call, cell, type, desired); fit != NativeResult::Done) return fit;
  if (NativeResult begun = begin_sync_access(call, cell); begun != NativeResult::Done) return begun;
  std::uint64_t previous = load_bits(call.vm, cell.at, type);
  bool same = previous == expected;
  if (same && atomic_write_grows_visibility(call, cell)) return NativeResult::Refine;
  if (same) store_cell(call.vm, cell, type, desired);
  if (same)
    emit_sync(call, EventKind::SyncUpdate, cell, type, desired, order);
  else
    emit_sync(call, EventKind::SyncFailure, cell, type, previous, order);
  return answer == Answer::Success ? call.ret_bool(same) : give(call, type, previous);
}

enum class Update { Set, Add, Or, And, Xor };

template <BasicType type, Update update, Order order>
NativeResult get_and_update(NativeCall& call) {
  Cell cell = named_cell(call, type);
  std::uint64_t operand = argument(call, kValue, type);
  if (NativeResult fit = check_store(call, cell, type, operand); fit != NativeResult::Done) return fit;
  if (NativeResult begun = begin_sync_write(call, cell); begun != NativeResult::Done) return begun;
  std::uint64_t previous = load_bits(call.vm, cell.at, type), next = operand;
  switch (update) {
    case Update::Set: break;
    case Update::Add: next = previous + operand; break;
    case Update::Or: next = previous | operand; break;
    case Update::And: next = previous & operand; break;
    case Update::Xor: next = previous ^ operand; break;
  }
  if (size_of(type) == 4) next = static_cast<std::uint32_t>(next);
  store_cell(call.vm, cell, type, next);
  emit_sync(call, EventKind::SyncUpdate, cell, type, next, order);
  return give(call, type, previous);
}

// A fence orders nothing that sequential consistency does not order already; race detection hears of it.
// Under opmm the order of full fences matters.
template <std::uint8_t order>
NativeResult fence(NativeCall& call) {
  if (order == (kAcquires | kReleases) && call.interpreter.relaxes() &&
      call.must_yield(Pending::Access, kNull))
    return NativeResult::Yield;
  if (call.interpreter.watched()) call.emit({.kind = EventKind::Fence, .order = order});
  return call.ret();
}

constexpr const char* kUnsafe = "jdk/internal/misc/Unsafe";
constexpr const char* kOneAction = "one visible action instead of a compare-and-set loop";
constexpr const char* kSubWord =
    "one visible action on the cell alone instead of a loop on the surrounding word";

constexpr const char* kMode = "the library treats it as volatile, which orders more than the mode promises";

constexpr NativeEntry kEntries[] = {
#define HEDDLE_ACCESS(Name, type, d)                                                                    \
  {kUnsafe, "get" Name, "(Ljava/lang/Object;J)" d, get<type, Order::Plain>},                            \
      {kUnsafe, "put" Name, "(Ljava/lang/Object;J" d ")V", put<type, Order::Plain>},                    \
      {kUnsafe, "get" Name "Opaque", "(Ljava/lang/Object;J)" d, get<type, Order::Opaque>, kMode},       \
      {kUnsafe, "put" Name "Opaque", "(Ljava/lang/Object;J" d ")V", put<type, Order::Opaque>, kMode},   \
      {kUnsafe, "get" Name "Acquire", "(Ljava/lang/Object;J)" d, get<type, Order::Acquire>, kMode},     \
      {kUnsafe, "put" Name "Release", "(Ljava/lang/Object;J" d ")V", put<type, Order::Release>, kMode}, \
      {kUnsafe, "get" Name "Volatile", "(Ljava/lang/Object;J)" d, get<type, Order::Volatile>}, {        \
    kUnsafe, "put" Name "Volatile", "(Ljava/lang/Object;J" d ")V", put<type, Order::Volatile>           \
  }
    HEDDLE_ACCESS("Boolean", Boolean, "Z"),
    HEDDLE_ACCESS("Byte", Byte, "B"),
    HEDDLE_ACCESS("Char", Char, "C"),
    HEDDLE_ACCESS("Short", Short, "S"),
    HEDDLE_ACCESS("Int", Int, "I"),
    HEDDLE_ACCESS("Float", Float, "F"),
    HEDDLE_ACCESS("Long", Long, "J"),
    HEDDLE_ACCESS("Double", Double, "D"),
    HEDDLE_ACCESS("Reference", Reference, "Ljava/lang/Object;"),
#undef HEDDLE_ACCESS
#define HEDDLE_CAS_AS(name, Name, suffix, result, type, d, answer, order, why)                              \
  {                                                                                                         \
    kUnsafe, name Name suffix, "(Ljava/lang/Object;J" d d ")" result, compare_and_set<type, answer, order>, \
        why                                                                                                 \
  }
#define HEDDLE_CAS(Name, type, d, why)                                                                       \
  HEDDLE_CAS_AS("compareAndSet", Name, "", "Z", type, d, Answer::Success, Order::Volatile, why),             \
      HEDDLE_CAS_AS("weakCompareAndSet", Name, "", "Z", type, d, Answer::Success, Order::Volatile, kMode),   \
      HEDDLE_CAS_AS("weakCompareAndSet", Name, "Plain", "Z", type, d, Answer::Success, Order::Plain, kMode), \
      HEDDLE_CAS_AS("weakCompareAndSet", Name, "Acquire", "Z", type, d, Answer::Success, Order::Acquire,     \
                    kMode),                                                                                  \
      HEDDLE_CAS_AS("weakCompareAndSet", Name, "Release", "Z", type, d, Answer::Success, Order::Release,     \
                    kMode),                                                                                  \
      HEDDLE_CAS_AS("compareAndExchange", Name, "", d, type, d, Answer::Previous, Order::Volatile, why),     \
      HEDDLE_CAS_AS("compareAndExchange", Name, "Acquire", d, type, d, Answer::Previous, Order::Acquire,     \
                    kMode),                                                                                  \
      HEDDLE_CAS_AS("compareAndExchange", Name, "Release", d, type, d, Answer::Previous, Order::Release,     \
                    kMode)
    HEDDLE_CAS("Int", Int, "I", nullptr),
    HEDDLE_CAS("Long", Long, "J", nullptr),
    HEDDLE_CAS("Reference", Reference, "Ljava/lang/Object;", nullptr),
    HEDDLE_CAS("Byte", Byte, "B", kSubWord),
    HEDDLE_CAS("Short", Short, "S", kSubWord),
#undef HEDDLE_CAS
#undef HEDDLE_CAS_AS
#define HEDDLE_UPDATE(name, Name, type, d, update)                                                    \
  {kUnsafe, name Name, "(Ljava/lang/Object;J" d ")" d, get_and_update<type, update, Order::Volatile>, \
   kOneAction},                                                                                       \
      {kUnsafe, name Name "Acquire", "(Ljava/lang/Object;J" d ")" d,                                  \
       get_and_update<type, update, Order::Acquire>, kOneAction},                                     \
  {                                                                                                   \
    kUnsafe, name Name "Release", "(Ljava/lang/Object;J" d ")" d,                                     \
        get_and_update<type, update, Order::Release>, kOneAction                                      \
  }
    HEDDLE_UPDATE("getAndSet", "Int", Int, "I", Update::Set),
    HEDDLE_UPDATE("getAndSet", "Long", Long, "J", Update::Set),
    HEDDLE_UPDATE("getAndSet", "Reference", Reference, "Ljava/lang/Object;", Update::Set),
    HEDDLE_UPDATE("getAndSet", "Boolean", Boolean, "Z", Update::Set),
    HEDDLE_UPDATE("getAndSet", "Byte", Byte, "B", Update::Set),
    HEDDLE_UPDATE("getAndAdd", "Int", Int, "I", Update::Add),
    HEDDLE_UPDATE("getAndAdd", "Long", Long, "J", Update::Add),
    HEDDLE_UPDATE("getAndBitwiseOr", "Int", Int, "I", Update::Or),
    HEDDLE_UPDATE("getAndBitwiseOr", "Long", Long, "J", Update::Or),
    HEDDLE_UPDATE("getAndBitwiseAnd", "Int", Int, "I", Update::And),
    HEDDLE_UPDATE("getAndBitwiseAnd", "Long", Long, "J", Update::And),
    HEDDLE_UPDATE("getAndBitwiseXor", "Int", Int, "I", Update::Xor),
    HEDDLE_UPDATE("getAndBitwiseXor", "Long", Long, "J", Update::Xor),
#undef HEDDLE_UPDATE
    {kUnsafe, "loadFence", "()V", fence<kAcquires>},
    {kUnsafe, "storeFence", "()V", fence<kReleases>},
    {kUnsafe, "fullFence", "()V", fence<kAcquires | kReleases>},
};

}  // namespace

extern const NativeTable kUnsafeNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
