#include "java/natives/unsafe_cell.h"

#include "java/interp/interpreter.h"
#include "java/natives/off_heap.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

Field* static_field_at(const Klass* klass, std::uint32_t offset) {
  for (const auto& field : klass->fields)
    if (field->is_static() && field->offset == offset) return field.get();
  return nullptr;
}

bool is_whole(const Field* field, BasicType type) {
  return field != nullptr && size_of(field->type) == size_of(type) &&
         (field->type == BasicType::Reference) == (type == BasicType::Reference);
}

bool is_in_array(const Vm& vm, Ref array, std::int64_t offset, BasicType type) {
  const Klass* klass = vm.heap.klass(array);
  const unsigned size = size_of(type);
  const bool references = klass->element_type == BasicType::Reference;
  return references == (type == BasicType::Reference) && (!references || offset % size == 0) &&
         offset >= kElementsOffset && offset <= std::int64_t{vm.heap.object_bytes(array)} - size;
}

bool is_element(const Vm& vm, const Cell& cell) {
  return !cell.is_static && vm.heap.klass(cell.object)->is_array;
}

// Null: none that is known.
bool* opaque_mark(Vm& vm, const Cell& cell) {
  if (is_element(vm, cell)) return &vm.heap.site_opaque(vm.heap.site_of(cell.object));
  return cell.field == nullptr ? nullptr : &cell.field->opaque;
}

bool is_relaxed(const Vm& vm, const Cell& cell) {
  if (is_element(vm, cell)) return vm.interpreter->is_relaxed(cell.object);
  return cell.field != nullptr &&
         vm.interpreter->is_relaxed(*cell.field, cell.is_static ? kNull : cell.object);
}

void note_relaxed_write(Vm& vm, const Cell& cell, BasicType type, std::uint64_t bits) {
  if (!vm.interpreter->relaxes() || !cell.valid || !is_relaxed(vm, cell)) return;
  const bool* opaque = opaque_mark(vm, cell);
  vm.interpreter->note_relaxed_write(cell.at, type, bits, opaque != nullptr && *opaque);
}

}  // namespace

Cell cell_at(const Vm& vm, Ref object, std::int64_t offset, BasicType type) {
  Cell cell;
  cell.object = object;
  if (object == kNull) {
    cell.object = type == BasicType::Reference ? kNull : off_heap_block(vm, offset, size_of(type));
    cell.valid = cell.object != kNull;
    if (!cell.valid) return cell;
    cell.offset = off_heap_offset(cell.object, offset);
    cell.at = Heap::offset(cell.object) + cell.offset;
    return cell;
  }
  if (offset < 0 || offset > 0xffffffff) return cell;
  if ((offset & kStaticCell) != 0 && vm.heap.klass(object) == vm.known.klass) {
    const Klass* klass = vm.klass_of_mirror(object);
    cell.is_static = true;
    cell.offset = static_cast<std::uint32_t>(offset & ~kStaticCell);
    cell.at = klass->statics + cell.offset;
    cell.field = static_field_at(klass, cell.offset);
    cell.valid = is_whole(cell.field, type);
    return cell;
  }
  cell.offset = static_cast<std::uint32_t>(offset);
  cell.at = Heap::offset(object) + cell.offset;
  if (const Klass* klass = vm.heap.klass(object); klass->is_array) {
    cell.valid = is_in_array(vm, object, offset, type);
  } else {
    cell.field = instance_field_at(klass, cell.offset);
    cell.valid = is_whole(cell.field, type);
  }
  return cell;
}

std::int64_t cell_offset(const Field* field) {
  return field->is_static() ? field->offset | kStaticCell : std::int64_t{field->offset};
}

void store_cell(Vm& vm, const Cell& cell, BasicType type, std::uint64_t bits) {
  if (vm.opmm != nullptr) note_relaxed_write(vm, cell, type, bits);
  if (type != BasicType::Reference) return store_bits(vm, cell.at, type, bits);
  Ref value = static_cast<Ref>(bits);
  if (cell.is_static) return vm.heap.put_static_ref(cell.at, value);
  vm.heap.put_ref(cell.object, cell.offset, value);
}

namespace {

NativeResult wild(NativeCall& call, const Cell& cell) {
  if (cell.object == kNull) return wild_access(call, "the address is in no block of allocateMemory");
  const Klass* klass =
      cell.is_static ? call.vm.klass_of_mirror(cell.object) : call.vm.heap.klass(cell.object);
  return wild_access(call, "there is nothing of that type at that offset in " +
                               std::string(cell.is_static ? "the statics of " : "") + klass->external_name());
}

// `type`: as descriptors name it.
bool may_hold(const Vm& vm, std::string_view type, Ref loader, Ref value) {
  if (value == kNull || type == "Ljava/lang/Object;") return true;
  const std::string_view name = type.starts_with('L') ? type.substr(1, type.size() - 2) : type;
  const Klass* klass = vm.heap.klass(value);
  if (klass->name == name && klass->loader == loader) return true;
  const Klass* wanted = vm.find_loaded(name, loader);
  return wanted != nullptr && klass->is_subtype_of(wanted);
}

bool may_hold(const Vm& vm, const Cell& cell, Ref value) {
  if (cell.field != nullptr) return may_hold(vm, cell.field->descriptor, cell.field->holder->loader, value);
  return value == kNull || vm.heap.klass(value)->is_subtype_of(vm.heap.klass(cell.object)->element);
}

// A class that is being initialised, by whatever thread.
bool unfinished(const Vm& vm, const Cell& cell) {
  return cell.is_static && vm.init_state(vm.klass_of_mirror(cell.object)) == InitState::InProgress;
}

NativeResult check(NativeCall& call, const Cell& cell) {
  if (!cell.valid) return wild(call, cell);
  if (!unfinished(call.vm, cell)) return NativeResult::Done;
  const Klass* klass = call.vm.klass_of_mirror(cell.object);
  if (call.vm.memory.load<std::uint32_t>(klass->statics + 4) == call.thread + 1) return NativeResult::Done;
  return call.unsupported("a static of " + klass->external_name() +
                          " through a handle, while another thread initialises the class");
}

bool visible_static(const NativeCall& call, const Cell& cell) {
  return call.vm.options.reduction == Reduction::None || cell.field->written_shared ||
         cell.field->is_volatile();
}

bool write_grows_visibility(NativeCall& call, const Cell& cell, Writing how) {
  return cell.is_static ? grows_visibility(call, cell.field, how)
                        : grows_visibility(call, cell.object, cell.offset, how);
}

}  // namespace

NativeResult wild_access(NativeCall& call, const std::string& what) {
  const std::string text = dotted_name(call.method.holder->name) + "." + call.method.name + ": " + what;
  return program_is_behind(call) ? call.failed(FindingKind::Memory, text) : call.unsupported(text);
}

NativeResult check_store(NativeCall& call, const Cell& cell, BasicType type, std::uint64_t bits) {
  if (!cell.valid) return wild(call, cell);
  if (type == BasicType::Reference && !may_hold(call.vm, cell, static_cast<Ref>(bits)))
    return wild_access(
        call,
        "a " + call.vm.heap.klass(static_cast<Ref>(bits))->external_name() + " is no value of " +
            (cell.field != nullptr ? cell.field->holder->external_name() + "." + cell.field->name
                                   : "an element of " + call.vm.heap.klass(cell.object)->external_name()));
  if (cell.field == nullptr || !cell.field->holder->relied_on || !program_is_behind(call))
    return NativeResult::Done;
  return call.unsupported("the program writes " + cell.field->holder->external_name() + "." +
                          cell.field->name + " behind the library's back, and the machine relies on it");
}

NativeResult begin_plain_read(NativeCall& call, const Cell& cell) {
  if (NativeResult usable = check(call, cell); usable != NativeResult::Done) return usable;
  bool visible = cell.is_static ? visible_static(call, cell) : reads_visibly(call, cell.object, cell.offset);
  return visible && call.must_yield(Pending::Access, cell.object) ? NativeResult::Yield : NativeResult::Done;
}

NativeResult read_cell(NativeCall& call, const Cell& cell, BasicType type, Order order, std::uint64_t& bits) {
  Interpreter& in = call.interpreter;
  const bool plain = order == Order::Plain, opaque = order == Order::Opaque;
  const bool may_choose = cell.valid && in.relaxes() && (plain || opaque);
  if (bool* mark = may_choose && opaque ? opaque_mark(call.vm, cell) : nullptr;
      mark != nullptr && in.learn_opaque(*mark))
    return NativeResult::Refine;
  const bool choosing = may_choose && is_relaxed(call.vm, cell) && !in.reads_newest(),
             permitted = in.permitted();
  const memory::Mode mode = opaque ? memory::Mode::Coherent : memory::Mode::Plain;
  const NativeResult begun = plain ? begin_plain_read(call, cell) : begin_sync_access(call, cell);
  if (begun == NativeResult::Yield && choosing) in.note_pending_read(cell.at, type, mode);
  if (begun != NativeResult::Done) return begun;
  bits = load_bits(call.vm, cell.at, type);
  if (choosing) {
    std::uint64_t older = 0;
    switch (in.choose_write(cell.at, type, mode, permitted, older)) {
      case Interpreter::Step::Stop: return in.lost() ? NativeResult::Unsupported : NativeResult::Yield;
      case Interpreter::Step::Done: bits = sign_extended(type, older); break;
      default: break;
    }
  }
  if (plain)
    emit_plain(call, EventKind::Read, cell, type, bits);
  else
    emit_sync(call, EventKind::SyncRead, cell, type, bits, order);
  return NativeResult::Done;
}

bool atomic_write_grows_visibility(NativeCall& call, const Cell& cell) {
  return write_grows_visibility(call, cell, Writing::Atomic);
}

NativeResult begin_plain_write(NativeCall& call, const Cell& cell) {
  if (NativeResult usable = check(call, cell); usable != NativeResult::Done) return usable;
  bool visible = !cell.is_static ? writes_visibly(call, cell.object, cell.offset)
                 : call.vm.options.reduction == Reduction::Sync ? visible_static(call, cell)
                                                                : true;
  if (visible && call.must_yield(Pending::Access, cell.object)) return NativeResult::Yield;
  return write_grows_visibility(call, cell, Writing::Plain) ? NativeResult::Refine : NativeResult::Done;
}

NativeResult begin_sync_access(NativeCall& call, const Cell& cell) {
  if (NativeResult usable = check(call, cell); usable != NativeResult::Done) return usable;
  return call.must_yield(Pending::Access, cell.object) ? NativeResult::Yield : NativeResult::Done;
}

NativeResult begin_sync_write(NativeCall& call, const Cell& cell) {
  if (NativeResult begun = begin_sync_access(call, cell); begun != NativeResult::Done) return begun;
  return atomic_write_grows_visibility(call, cell) ? NativeResult::Refine : NativeResult::Done;
}

void emit_plain(NativeCall& call, EventKind kind, const Cell& cell, BasicType type, std::uint64_t bits) {
  if (!call.interpreter.notes_accesses() || unfinished(call.vm, cell) ||
      call.interpreter.is_quiet(cell.object))
    return;
  if (!cell.is_static && !call.vm.heap.escaped(cell.object)) return;
  const Field* field = cell.field;
  if (field != nullptr && field->is_volatile()) {
    bool write = kind == EventKind::Write;
    emit_sync(call, write ? EventKind::SyncWrite : EventKind::SyncRead, cell, type, bits, Order::Plain);
  } else if (field == nullptr || call.interpreter.reports(*field, cell.is_static ? kNull : cell.object)) {
    call.interpreter.note_access(kind, Heap::offset(cell.object), cell.at, size_of(type), bits);
  }
}

// race/weak_atomics.h. What the library does for itself is trusted to be right.
static Strength strength_of(const NativeCall& call, Order mode) {
  if (!call.interpreter.watched() || call.vm.sink == nullptr) return Strength::Ignored;
  if (program_is_behind(call)) return mode == Order::Volatile ? Strength::Strong : Strength::Weak;
  if (mode != Order::Volatile)
    call.vm.assume_that(AssumptionKind::Weak, "weak atomics inside the JDK are used rightly there");
  return Strength::Ignored;
}

static std::uint8_t bits_of(EventKind kind, Order order) {
  switch (kind) {
    case EventKind::SyncWrite: return write_order(order);
    case EventKind::SyncUpdate: return update_order(order);
    default: return read_order(order);
  }
}

void emit_sync(NativeCall& call, EventKind kind, const Cell& cell, BasicType type, std::uint64_t bits,
               Order mode) {
  std::uint8_t order = bits_of(kind, mode);
  if (unfinished(call.vm, cell) || (!cell.is_static && !call.vm.heap.escaped(cell.object))) {
    if ((order & kReleases) != 0 && call.interpreter.relaxes()) call.vm.opmm->release(call.thread, cell.at);
    return;
  }
  if (call.interpreter.is_quiet(cell.object)) return;
  if (!call.interpreter.multi()) order &= static_cast<std::uint8_t>(~kUnordered);
  call.interpreter.emit_atomic({.kind = kind,
                                .object = Heap::offset(cell.object),
                                .location = cell.at,
                                .size = size_of(type),
                                .value = bits,
                                .order = order,
                                .strength = strength_of(call, mode),
                                .sync = cell.at});
}

}  // namespace heddle::java
