// Loads and stores under --memory opmm (memory/opmm.h).
//
// Relaxed are the cells that take part in a race (with the sync reduction they have been revealed; with none
// it is every cell), and atomic objects that somebody reads with memory_order_relaxed: those reads are
// coherent. Stores are noted whoever makes them, also while the object is private. Loads are a choice where
// compiled code makes them; models of library functions read the newest, and what they write everyone sees,
// as does the C part of Heddle's own runtime.
//
// Which write a load returns is part of the alternative by which the thread is chosen: way 0 is the newest. A
// thread that is not offered, because it is alone or in an atomic section, chooses for itself.
#include <cstring>

#include "native/describe.h"
#include "native/interp/interpreter.h"

namespace heddle::native {
namespace {

bool is_one_cell(Ptr p, std::uint64_t n) {
  return n != 0 && n <= 8 && p / 8 == (p + n - 1) / 8;
}

}  // namespace

bool Interpreter::is_relaxed(Ptr p, std::uint64_t n) const {
  if (!relaxed_ || n == 0 || runtime_function_[index_of(function_)]) return false;
  const ObjectRecord& r = objects_.record(p);
  if (r.user() == kConfined) return false;
  if (world_.options.reduction == Reduction::None) return true;
  const SiteId site = objects_.origin(object_of(p)).site;
  return visibility_.is_revealed(site, offset_of(p), n) || visibility_.is_coherent(site, offset_of(p), n);
}

bool Interpreter::is_coherent(Ptr p, std::uint64_t n) const {
  return visibility_.is_coherent(objects_.origin(object_of(p)).site, offset_of(p), n);
}

// An atomic read that orders nothing. From the first on, the object's writes are remembered.
bool Interpreter::reads_coherently(Ptr p, std::uint64_t n) {
  if (!relaxed_ || !is_one_cell(p, n) || runtime_function_[index_of(function_)]) return false;
  if (visibility_.note_coherent(objects_.origin(object_of(p)).site, offset_of(p), n)) {
    bool fact = false;
    learn(fact);
  }
  return true;
}

// The thread has stopped before a load that it may make in several ways.
void Interpreter::note_pending_read(memory::Mode mode) {
  world_.touch_record(thread_).flags |= kReads | (mode == memory::Mode::Coherent ? kReadsCoherently : 0u);
}

unsigned Interpreter::ways_to_read(ThreadId thread) const {
  const ThreadRecord& r = world_.record(thread);
  if ((r.flags & kReads) == 0) return 1;
  const unsigned n =
      world_.opmm->ways(thread, {r.object, static_cast<std::uint32_t>(r.value)},
                        (r.flags & kReadsCoherently) != 0 ? memory::Mode::Coherent : memory::Mode::Plain);
  return n == 0 ? 1 : n;
}

// `value` is what memory holds; an older one is put in its place. False: stopped.
bool Interpreter::choose_write(Ptr p, std::uint64_t n, memory::Mode mode, bool permitted,
                               std::uint64_t& value) {
  stale_.reset();
  memory::Opmm& opmm = *world_.opmm;
  const memory::CellName cell{p, static_cast<std::uint32_t>(n)};
  const unsigned ways = opmm.ways(thread_, cell, mode);
  if (ways == 0) {
    unsupported(opmm.trouble());
    return false;
  }
  if (ways == 1) return true;
  if (!permitted) {
    block(Pending::Data, 0, ways);
    return false;
  }
  const memory::WriteSeen newest = opmm.newest(cell), seen = opmm.read(thread_, cell, mode, chosen_);
  if (seen.newest) return true;
  value = seen.value;
  stale_ = StaleRead{p, thread_, seen, newest};
  return true;
}

// A load of several cells at once must not have a choice.
bool Interpreter::has_no_choice(Ptr p, std::uint64_t n) {
  if (world_.opmm->is_settled(thread_, p, n)) return true;
  unsupported("a load of more than one location that races, as one operation, under --memory opmm");
  return false;
}

// Before the store. False: stopped.
bool Interpreter::note_relaxed_write(Ptr p, const std::byte* bytes, std::uint64_t n) {
  memory::Opmm& opmm = *world_.opmm;
  for (std::uint64_t at = 0; at < n;) {
    std::uint64_t size = 8;
    while (size > n - at || (p + at) % size != 0 ||
           (size > 1 && !opmm.fits({p + at, static_cast<std::uint32_t>(size)})))
      size /= 2;
    if (is_relaxed(p + at, size)) {
      memory::Opmm::NewWrite write;
      write.thread = thread_;
      std::memcpy(&write.before, objects_.readable(p + at, size), size);
      std::memcpy(&write.value, bytes + at, size);
      write.at = std::uint64_t{index_of(function_)} << 32 | pc();
      write.mode = is_coherent(p + at, size) ? memory::Mode::Coherent : memory::Mode::Plain;
      if (!opmm.write({p + at, static_cast<std::uint32_t>(size)}, write)) {
        unsupported(opmm.trouble());
        return false;
      }
    }
    at += size;
  }
  return true;
}

bool Interpreter::load_relaxed(Ptr p, std::uint64_t n, const std::byte* bytes, std::uint64_t* d) {
  const bool one = is_one_cell(p, n), permitted = permit_;
  if (hooked_ && stops_before(p, n, Access::Read)) {
    if (one) note_pending_read(memory::Mode::Plain);
    return false;
  }
  permit_ = false;
  if (!is_initialised(p, n)) return false;
  const bool visible = visible_op_;
  std::uint64_t word = 0;
  if (one) std::memcpy(&word, bytes, n);
  if (one ? !choose_write(p, n, memory::Mode::Plain, permitted, word) : !has_no_choice(p, n)) return false;
  visible_op_ = visible;
  d[(n + 7) / 8 - 1] = 0;
  std::memcpy(d, one ? reinterpret_cast<const std::byte*>(&word) : bytes, n);
  if (told_) emit_access(EventKind::Read, p, d[0], n, false);
  return true;
}

bool Interpreter::store_relaxed(Ptr p, std::uint64_t n, const std::uint64_t* value) {
  if (hooked_ && stops_before(p, n, Access::Write)) return false;
  permit_ = false;
  if (initialised_ != nullptr) initialised_->mark(p, n);
  if (!note_relaxed_write(p, reinterpret_cast<const std::byte*>(value), n)) return false;
  if (told_) emit_access(EventKind::Write, p, value[0], n, false);
  std::memcpy(objects_.writable(p, n), value, n);
  if (n == 8) note_stored(p, value[0]);
  return true;
}

std::string Interpreter::describe_old_value(const Event& read) const {
  if (!stale_ || stale_->thread != read.thread || stale_->location != read.location) return "";
  const auto line = [&](const memory::Origin& origin) {
    const auto function = static_cast<std::uint32_t>(origin.at >> 32);
    for (const SourcePosition& at : positions(module_, function, static_cast<std::uint32_t>(origin.at)))
      if (!at.library) return at.file.substr(at.file.rfind('/') + 1) + ":" + std::to_string(at.line);
    return std::string("?");
  };
  const memory::Origin &seen = stale_->seen.origin, &newest = stale_->newest.origin;
  Event written = read;
  written.value = stale_->newest.value;
  const std::string by = seen.thread == kNoThread
                             ? "the older value"
                             : "written by " + describe_thread(world_, seen.thread) + " at " + line(seen);
  return by + ", although " + describe_thread(world_, newest.thread) + " wrote " +
         describe_access_text(world_, written).value + " at " + line(newest) +
         ": nothing orders that write before this read";
}

}  // namespace heddle::native
