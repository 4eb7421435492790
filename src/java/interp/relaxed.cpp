// Reads and writes under --memory opmm (memory/opmm.h).
//
// Relaxed are plain fields of the program's classes and elements of arrays that it makes. With the sync
// reduction only those that have been revealed, because they take part in a race: of everything else each
// read has one write to return, the newest (Races finds out, and the search begins again). Writes are noted
// whoever makes them, also while the object is still private: others may find it by a race. Reads are a
// choice where the program's own code makes them; the class library is trusted to be written for this memory
// model, and reads the newest (unless --relax-jdk).
//
// Which write a read returns is part of the alternative by which the thread is chosen: way 0 is the newest. A
// thread that is not offered, because it is alone or in an atomic section, chooses for itself.
#include <cstring>

#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {

constexpr unsigned kLocationShift = 8;  // of ThreadRecord::reads
constexpr std::uint64_t kCoherentRead = 0x80, kTornRead = 0x40, kSizeMask = 0x0f;

// What the end of its constructor carries.
std::uint64_t frozen(Ref object) {
  return Heap::offset(object) + 6;
}

std::uint64_t low_half(std::uint64_t bits) {
  return bits & 0xffff'ffff;
}

}  // namespace

void Interpreter::hold(std::uint64_t value) {
  heap_.count(static_cast<Ref>(value));
}

void Interpreter::let_go(std::uint64_t value) {
  heap_.uncount(static_cast<Ref>(value));
}

// Whoever calls the methods of AtomicInteger and its kin reads by them.
bool Interpreter::reads_newest() const {
  if (vm_.options.relax_jdk) return false;
  const Method* m = method_;
  const std::uint32_t* fp = fp_;
  while (m->holder->name.starts_with("java/util/concurrent/atomic/") && fp[kFrameCaller] != 0) {
    fp = stack_ + fp[kFrameCaller];
    m = vm_.methods[fp[kFrameMethod]];
  }
  return m->holder->from_jdk;
}

bool Interpreter::is_relaxed(const Field& f, Ref object) const {
  if (vm_.opmm == nullptr || f.exempt || f.setting) return false;
  if (f.opaque) return true;
  if (f.is_volatile() || (f.holder->from_jdk && !vm_.options.relax_jdk) || !reports(f, object)) return false;
  return f.written_shared || vm_.options.reduction == Reduction::None;
}

bool Interpreter::is_relaxed(Ref array) const {
  if (vm_.opmm == nullptr) return false;
  const SiteId site = heap_.site_of(array);
  if (heap_.site_opaque(site)) return true;
  const Method* maker = heap_.site_method(site);
  if ((maker == nullptr || maker->holder->from_jdk) && !vm_.options.relax_jdk) return false;
  return heap_.site_written_shared(site) || vm_.options.reduction == Reduction::None;
}

bool Interpreter::learn_opaque(bool& opaque) {
  return !reads_newest() && learn(opaque);
}

void Interpreter::lose() {
  set_unsupported(vm_.opmm->trouble());
  lost_ = true;
}

std::uint64_t Interpreter::load_raw(Offset location, unsigned size) const {
  std::uint64_t bits = 0;
  std::memcpy(&bits, memory_.base() + location, size);
  return bits;
}

// Before the running thread writes. False: the outcome is set.
bool Interpreter::note_relaxed_write(Offset location, BasicType type, std::uint64_t value, bool coherent) {
  const unsigned size = size_of(type);
  sync_registers();
  const memory::Opmm::NewWrite write{
      .thread = thread_,
      .before = load_raw(location, size),
      .value = value,
      .at = std::uint64_t{method_->id} << 32 | static_cast<std::uint32_t>(ip_ - method_->code.data()),
      .mode = coherent ? memory::Mode::Coherent : memory::Mode::Plain,
      .reference = type == BasicType::Reference};
  if (vm_.opmm->write({location, size}, write)) return true;
  lose();
  return false;
}

// --tearing: a long that is not volatile is two halves (JLS 17.7).
bool Interpreter::may_tear(BasicType type, memory::Mode mode) const {
  return vm_.options.tearing && mode == memory::Mode::Plain &&
         (type == BasicType::Long || type == BasicType::Double);
}

// The thread has stopped before a read that it may make in several ways.
void Interpreter::note_pending_read(Offset location, BasicType type, memory::Mode mode) {
  const bool torn = may_tear(type, mode);
  vm_.touch_record(thread_).reads = location << kLocationShift | size_of(type) |
                                    (mode == memory::Mode::Coherent ? kCoherentRead : 0) |
                                    (torn ? kTornRead : 0);
}

unsigned Interpreter::ways_to_read(ThreadId thread, std::uint64_t reads) const {
  const memory::CellName cell{reads >> kLocationShift, static_cast<std::uint32_t>(reads & kSizeMask)};
  const unsigned n = vm_.opmm->ways(
      thread, cell, (reads & kCoherentRead) != 0 ? memory::Mode::Coherent : memory::Mode::Plain);
  return (reads & kTornRead) != 0 ? n * n : n;
}

// Which write the running thread reads: Next: the newest, which memory holds; Done: an older one, see `bits`.
// `permitted`: the choice was made with the thread's.
Interpreter::Step Interpreter::choose_write(Offset location, BasicType type, memory::Mode mode,
                                            bool permitted, std::uint64_t& bits) {
  stale_.reset();
  const memory::CellName cell{location, size_of(type)};
  unsigned n = vm_.opmm->ways(thread_, cell, mode);
  if (n == 1) return Step::Next;
  if (n == 0) {
    lose();
    return Step::Stop;
  }
  const bool torn = may_tear(type, mode);
  if (!permitted) {
    block(Pending::Data, kNull, torn ? n * n : n);
    return Step::Stop;
  }
  const memory::WriteSeen newest = vm_.opmm->newest(cell);
  memory::WriteSeen seen = vm_.opmm->read(thread_, cell, mode, chosen_ % n);
  if (torn) {
    const memory::WriteSeen high = vm_.opmm->read(thread_, cell, mode, chosen_ / n);
    seen.value = low_half(seen.value) | (high.value >> 32) << 32;
    seen.newest = seen.value == newest.value;
  }
  if (seen.newest) return Step::Next;
  bits = seen.value;
  stale_ = StaleRead{location, thread_, type, torn, seen, newest};
  return Step::Done;
}

// What an access to a relaxed cell does besides being visible, as choose_write answers.
Interpreter::Step Interpreter::relaxed_access(Offset location, BasicType type, bool write, bool coherent,
                                              bool choosing, bool permitted, std::uint64_t& older) {
  if (write)
    return note_relaxed_write(location, type, stored_value(size_of(type)), coherent) ? Step::Next
                                                                                     : Step::Stop;
  if (!choosing) return Step::Next;
  const bool visible = visible_op_;
  const Step chosen = choose_write(location, type, memory::Mode::Plain, permitted, older);
  visible_op_ = visible;
  return chosen;
}

// Carries out the load under way with a value that memory no longer holds.
void Interpreter::finish_load(unsigned operands, BasicType type, std::uint64_t bits) {
  sp_ -= operands;
  switch (type) {
    case BasicType::Boolean:
    case BasicType::Byte: *sp_++ = static_cast<std::uint32_t>(static_cast<std::int8_t>(bits)); break;
    case BasicType::Char: *sp_++ = static_cast<std::uint16_t>(bits); break;
    case BasicType::Short: *sp_++ = static_cast<std::uint32_t>(static_cast<std::int16_t>(bits)); break;
    case BasicType::Long:
    case BasicType::Double:
      std::memcpy(sp_, &bits, 8);
      sp_ += 2;
      break;
    default: *sp_++ = static_cast<std::uint32_t>(bits);
  }
}

Interpreter::Step Interpreter::private_access(const Field* f, Ref object, bool write) {
  if (write && f->is_volatile() && relaxed_) vm_.opmm->release(thread_, Heap::offset(object) + f->offset);
  if (!write || !is_relaxed(*f, object)) return Step::Next;
  return note_relaxed_write(Heap::offset(object) + f->offset, f->type, stored_value(size_of(f->type)), false)
             ? Step::Next
             : Step::Stop;
}

Interpreter::Step Interpreter::private_access(Ref array, std::uint32_t index, bool write) {
  if (!write || !is_relaxed(array)) return Step::Next;
  const BasicType type = heap_.klass(array)->element_type;
  const unsigned size = size_of(type);
  return note_relaxed_write(Heap::offset(array) + kElementsOffset + Offset{index} * size, type,
                            stored_value(size), false)
             ? Step::Next
             : Step::Stop;
}

// Final fields (JLS 17.5): whoever reads one of an object that was constructed properly sees what it leads to
// as it was when the constructor ended, even if the object was found by a race. The end of the constructor is
// taken to be the moment at which the object becomes reachable; and what a thread has learned in this way
// about an object it knows for good, not only of what it finds through that field.
void Interpreter::note_frozen(Ref object) {
  if (!relaxed_ || vm_.opmm->idle()) return;
  const Klass* k = heap_.klass(object);
  if (k->has_finals && !k->leaks) vm_.opmm->release(thread_, frozen(object));
}

void Interpreter::note_final_read(Ref object, Ref value) {
  if (vm_.opmm->idle() || value == kNull || heap_.klass(object)->leaks) return;
  std::unordered_set<Ref> reached;  // when it is needed
  vm_.opmm->learn(thread_, frozen(object), [&](std::uint64_t location) {
    if (reached.empty()) {
      std::vector<Ref> work{value};
      reached.insert(value);
      while (!work.empty()) {
        const Ref at = work.back();
        work.pop_back();
        heap_.for_each_reference(at, [&](Ref child) {
          if (reached.insert(child).second) work.push_back(child);
        });
      }
    }
    return reached.contains(heap_.object_at(location));
  });
}

// A native method, which has no way to choose, writes a whole range: everyone sees it.
void Interpreter::note_range_written(Ref object, std::uint32_t offset, std::uint32_t bytes) {
  if (vm_.opmm != nullptr) vm_.opmm->write_for_everyone(Heap::offset(object) + offset, bytes);
}

}  // namespace heddle::java
