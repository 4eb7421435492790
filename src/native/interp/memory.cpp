// Loads, stores and atomics that are not in the fast path of the loop.
#include <fmt/format.h>

#include <cstring>

#include "native/code/load_flags.h"
#include "native/describe.h"
#include "native/interp/arith.h"
#include "native/interp/happens_before.h"
#include "native/interp/interpreter.h"
#include "native/runtime/omp_team.h"

namespace heddle::native {
namespace {

Order order_of(const Insn& insn) {
  return static_cast<Order>((insn.w >> 8) & 0xf);
}
Order order_on_failure(const Insn& insn) {
  return static_cast<Order>((insn.w >> 12) & 0xf);
}

}  // namespace

bool Interpreter::is_initialised(Ptr p, std::uint64_t n) {
  if (initialised_ == nullptr || n == 0 || initialised_->any(p, n)) return true;
  fail(FindingKind::Memory, fmt::format("read of {} byte{} of {}, never written", n, n == 1 ? "" : "s",
                                        describe_object(world_, p)));
  return false;
}

bool Interpreter::goes_on_with_unwritten() {
  if (initialised_ != nullptr) {
    fail(FindingKind::Memory, "a branch depends on a value that was never written");
    return false;
  }
  if (!unwritten_.insert(ip_).second) return true;
  const SourcePosition at = position();
  world_.assumptions.insert(
      {AssumptionKind::Uninitialised,
       fmt::format(
           "one value for what was never written and the branch at {}:{} depends on (--uninitialised)",
           at.file.substr(at.file.rfind('/') + 1), at.line)});
  return true;
}

void Interpreter::tell_read(Ptr p, const std::byte* bytes, std::uint64_t n) {
  std::uint64_t value = 0;
  std::memcpy(&value, bytes, std::min<std::uint64_t>(n, sizeof value));
  emit_access(EventKind::Read, p, value, n, false);
}

void Interpreter::step_unit(std::uint64_t iteration) {
  const auto* at = reinterpret_cast<const heddle_omp_thread*>(
      objects_.readable(world_.record(thread_).openmp, sizeof(heddle_omp_thread)));
  if (at == nullptr || at->loop.steps == 0 || at->loop.construct != unit_ >> 32) return;
  unit_ = unit_of(at->loop.construct,
                  static_cast<std::uint32_t>(iteration - static_cast<std::uint64_t>(at->loop.lower)));
  recent_.forget();
  progressed_ = true;
}

bool Interpreter::load(Ptr p, std::uint64_t n, std::uint64_t* d) {
  const std::byte* bytes = objects_.readable(p, n);
  if (bytes == nullptr) {
    refused(p, n, false);
    return false;
  }
  if (is_relaxed(p, n)) return load_relaxed(p, n, bytes, d);
  if (!is_repeated(p, n, false)) {
    if (hooked_ && stops_before(p, n, Access::Read)) return false;
    permit_ = false;
    const bool keeps_rest = is_plain_load(ip_->op) && ip_->b == kKeepsRest;
    if (!keeps_rest && !is_initialised(p, n)) return false;
    if (told_) tell_read(p, bytes, n);
  }
  const std::uint64_t words = (n + 7) / 8;
  d[words - 1] = 0;
  std::memcpy(d, bytes, n);
  return true;
}

bool Interpreter::store(Ptr p, std::uint64_t n, const std::uint64_t* value) {
  const ObjectRecord& r = objects_.record(p);
  if (!ends_within(p, n, r.writable)) {
    refused(p, n, true);
    return false;
  }
  if (is_relaxed(p, n)) return store_relaxed(p, n, value);
  if (!is_repeated(p, n, true)) {
    if (hooked_ && stops_before(p, n, Access::Write)) return false;
    permit_ = false;
    if (initialised_ != nullptr) initialised_->mark(p, n);
    if (told_) emit_access(EventKind::Write, p, value[0], n, false);
  }
  std::memcpy(objects_.writable(p, n), value, n);
  if (n == 8) note_stored(p, value[0]);
  return true;
}

bool Interpreter::copy(Ptr to, Ptr from, std::uint64_t n, bool may_overlap) {
  if (n == 0 || to == from) return true;
  if (objects_.readable(from, n) == nullptr) {
    refused(from, n, false);
    return false;
  }
  if (!ends_within(to, n, objects_.record(to).writable)) {
    refused(to, n, true);
    return false;
  }
  if (!may_overlap && object_of(to) == object_of(from) && to < from + n && from < to + n) {
    fail(FindingKind::Memory, "memcpy between places that overlap; use memmove");
    return false;
  }
  if (hooked_) {
    const bool permitted = permit_;
    if (stops_before(from, n, Access::Read)) return false;
    if (permitted) permit_ = true;  // one step: the permit is for both
    if (stops_before(to, n, Access::Write)) return false;
    permit_ = false;
    if (told_) {
      const bool visible = visible_op_;
      emit_access(EventKind::Read, from, 0, n, true);
      visible_op_ = visible;
      emit_access(EventKind::Write, to, 0, n, true);
    }
  }
  if (is_relaxed(from, n) && !has_no_choice(from, n)) return false;
  if (is_relaxed(to, n) && !note_relaxed_write(to, objects_.readable(from, n), n)) return false;
  if (initialised_ != nullptr) initialised_->copy(to, from, n);
  std::byte* bytes = objects_.writable(to, n);
  std::memmove(bytes, objects_.readable(from, n), n);
  note_stored(to, bytes, n);
  return true;
}

bool Interpreter::fill(Ptr to, std::uint8_t byte, std::uint64_t n) {
  if (n == 0) return true;
  if (!ends_within(to, n, objects_.record(to).writable)) {
    refused(to, n, true);
    return false;
  }
  if (hooked_ && stops_before(to, n, Access::Write)) return false;
  permit_ = false;
  if (initialised_ != nullptr) initialised_->mark(to, n);
  if (is_relaxed(to, n)) {
    const std::vector<std::byte> bytes(n, std::byte{byte});
    if (!note_relaxed_write(to, bytes.data(), n)) return false;
  }
  if (told_) emit_access(EventKind::Write, to, byte * 0x0101'0101'0101'0101u, n, false);
  std::memset(objects_.writable(to, n), byte, n);
  return true;
}

// A stop only under opmm: there the order of full fences matters.
// Of a load or compare-exchange in a loop that is an update: Event::commutes.
static std::uint8_t commutes(const Insn& insn) {
  return static_cast<std::uint8_t>(insn.e);
}

bool Interpreter::fence(const Insn& insn) {
  const std::uint8_t order = bits_of_fence(order_of(insn));
  reached_ = false;
  if (relaxed_ && order == (kAcquires | kReleases) && must_yield(Pending::Access, 0, 0)) return false;
  permit_ = false;
  if (world_.sink != nullptr) emit({.kind = EventKind::Fence, .order = order});
  return true;
}

bool Interpreter::atomic_load(const Insn& insn, std::uint64_t* r) {
  const Ptr p = r[insn.a];
  const std::uint32_t n = insn.w & 0xff;
  const std::byte* bytes = objects_.readable(p, n);
  if (bytes == nullptr) {
    refused(p, n, false);
    return false;
  }
  const bool coherent = order_of(insn) == Order::Relaxed && reads_coherently(p, n), permitted = permit_;
  if (hooked_ && stops_before(p, n, Access::AtomicRead)) {
    if (coherent) note_pending_read(memory::Mode::Coherent);
    return false;
  }
  permit_ = false;
  if (!is_initialised(p, n)) return false;
  std::uint64_t value[2] = {0, 0};
  std::memcpy(value, bytes, n);
  const bool visible = visible_op_;
  if (coherent && !choose_write(p, n, memory::Mode::Coherent, permitted, value[0])) return false;
  visible_op_ = visible;
  r[insn.d] = value[0];
  if (n == 16) r[insn.d + 1] = value[1];
  emit_atomic(EventKind::SyncRead, p, n, value[0], bits_of_read(order_of(insn)), commutes(insn));
  return true;
}

bool Interpreter::atomic_store(const Insn& insn, std::uint64_t* r) {
  const Ptr p = r[insn.a];
  const std::uint32_t n = insn.w & 0xff;
  if (!ends_within(p, n, objects_.record(p).writable)) {
    refused(p, n, true);
    return false;
  }
  if (hooked_ && stops_before(p, n, Access::AtomicWrite)) return false;
  permit_ = false;
  if (initialised_ != nullptr) initialised_->mark(p, n);
  if (is_relaxed(p, n) && !note_relaxed_write(p, reinterpret_cast<const std::byte*>(r + insn.b), n))
    return false;
  if (n == 8) note_stored(p, r[insn.b]);
  emit_atomic(EventKind::SyncWrite, p, n, r[insn.b], bits_of_write(order_of(insn)));
  if (std::memcmp(objects_.readable(p, n), r + insn.b, n) != 0) progressed_ = true;
  std::memcpy(objects_.writable(p, n), r + insn.b, n);
  return true;
}

bool Interpreter::atomic_update(const Insn& insn, std::uint64_t* r) {
  const Ptr p = r[insn.a];
  const std::uint32_t n = insn.w & 0xff;
  if (!ends_within(p, n, objects_.record(p).writable)) {
    refused(p, n, true);
    return false;
  }
  if (hooked_ && stops_before(p, n, Access::AtomicWrite)) return false;
  permit_ = false;
  if (!is_initialised(p, n)) return false;
  if (!can_update(static_cast<UpdateOp>(insn.e), n)) {
    unsupported("an atomic update of a floating-point number that is neither float nor double");
    return false;
  }
  std::uint64_t old[2] = {0, 0}, fresh[2];
  std::memcpy(old, objects_.readable(p, n), n);
  if (n == 16) {
    update16(static_cast<UpdateOp>(insn.e), fresh, old, r + insn.b);
  } else {
    fresh[0] = update(static_cast<UpdateOp>(insn.e), n, old[0], r[insn.b]);
  }
  if (is_relaxed(p, n) && !note_relaxed_write(p, reinterpret_cast<const std::byte*>(fresh), n)) return false;
  if (n == 8) note_stored(p, fresh[0]);
  emit_atomic(EventKind::SyncUpdate, p, n, fresh[0], bits_of_update(order_of(insn)), commuting_kind(insn));
  if (std::memcmp(old, fresh, n) != 0) progressed_ = true;
  std::memcpy(objects_.writable(p, n), fresh, n);
  r[insn.d] = old[0];
  if (n == 16) r[insn.d + 1] = old[1];
  return true;
}

bool Interpreter::compare_exchange(const Insn& insn, std::uint64_t* r) {
  const Ptr p = r[insn.a];
  const std::uint32_t n = insn.w & 0xff;
  if (!ends_within(p, n, objects_.record(p).writable)) {
    refused(p, n, true);
    return false;
  }
  if (hooked_ && stops_before(p, n, Access::AtomicWrite)) return false;
  permit_ = false;
  if (!is_initialised(p, n)) return false;
  std::uint64_t old[2] = {0, 0};
  std::memcpy(old, objects_.readable(p, n), n);
  const bool equal = std::memcmp(old, r + insn.b, n) == 0;
  const std::uint32_t value_slots = n == 16 ? 2 : 1;
  if (equal) {
    if (is_relaxed(p, n) && !note_relaxed_write(p, reinterpret_cast<const std::byte*>(r + insn.c), n))
      return false;
    if (n == 8) note_stored(p, r[insn.c]);
    emit_atomic(EventKind::SyncUpdate, p, n, r[insn.c], bits_of_update(order_of(insn)), commutes(insn));
    if (std::memcmp(old, r + insn.c, n) != 0) progressed_ = true;
    std::memcpy(objects_.writable(p, n), r + insn.c, n);
  } else {
    emit_atomic(EventKind::SyncFailure, p, n, old[0], bits_of_read(order_on_failure(insn)), commutes(insn));
  }
  for (std::uint32_t i = 0; i < value_slots; ++i) r[insn.d + i] = old[i];
  r[insn.d + value_slots] = equal ? 1 : 0;
  return true;
}

// x86-64: everything is in the overflow area, as if the registers had been used up.
bool Interpreter::va_start(Ptr list) {
  struct {
    std::uint32_t gp_offset = 48, fp_offset = 176;
    Ptr overflow = 0, registers = 0;
  } tag;
  tag.overflow = fp_[kFrameVarArgs];
  std::byte* bytes = objects_.writable(list, sizeof tag);
  if (bytes == nullptr) {
    refused(list, sizeof tag, true);
    return false;
  }
  if (initialised_ != nullptr) initialised_->mark(list, sizeof tag);
  std::memcpy(bytes, &tag, sizeof tag);
  return true;
}

// A thread's copies are made when it first needs them; the table of their addresses is an object of its own.
Ptr Interpreter::thread_local_address(std::uint32_t global) {
  const SiteId site = objects_.site({kNoSlot, 0, global, ObjectKind::ThreadLocal});
  const std::uint64_t bound = is_of_runtime(global) ? 0 : world_.record(thread_).bound;
  const ThreadId owner = bound == 0 ? thread_ : static_cast<ThreadId>(bound - 1);
  Ptr table = world_.record(owner).thread_locals;
  if (table == 0) {
    table = objects_.allocate(thread_, ObjectKind::ThreadLocal, module_.globals.size() * 8, true, site,
                              kConfined);
    if (table == 0) return 0;
    world_.touch_record(owner).thread_locals = table;
  }
  Ptr p;
  std::memcpy(&p, objects_.readable(table + std::uint64_t{global} * 8, 8), 8);
  if (p != 0) return p;
  const Global& g = module_.globals[global];
  p = objects_.allocate(thread_, ObjectKind::ThreadLocal, g.size, true, site, thread_);
  if (p == 0) return 0;
  std::byte* bytes = objects_.writable(p, g.size);
  std::memcpy(bytes, g.bytes.data(), std::min<std::uint64_t>(g.bytes.size(), g.size));
  for (const Relocation& r : g.relocations) std::memcpy(bytes + r.offset, &r.value, 8);
  std::memcpy(objects_.writable(table + std::uint64_t{global} * 8, 8), &p, 8);
  if (visibility_.escapes_from_birth(site)) escape(p);
  return p;
}

}  // namespace heddle::native
