// What instructions do rarely: resolution, native calls, constants, multi-dimensional arrays.
#include <fmt/format.h>

#include "base/check.h"
#include "java/interp/interpreter.h"
#include "java/link/call_site.h"
#include "java/link/linked_site.h"
#include "java/natives/lookup.h"
#include "java/natives/member_name.h"
#include "java/natives/reflective_stub.h"

namespace heddle::java {
namespace {

Op get_op(const Field& f, bool is_static) {
  switch (f.type) {
    case BasicType::Boolean:
    case BasicType::Byte: return is_static ? Op::GetStatic1 : Op::GetField1;
    case BasicType::Char: return is_static ? Op::GetStatic2U : Op::GetField2U;
    case BasicType::Short: return is_static ? Op::GetStatic2S : Op::GetField2S;
    case BasicType::Long:
    case BasicType::Double: return is_static ? Op::GetStatic8 : Op::GetField8;
    default: return is_static ? Op::GetStatic4 : Op::GetField4;
  }
}

Op put_op(const Field& f, bool is_static) {
  switch (f.type) {
    case BasicType::Boolean:
    case BasicType::Byte: return is_static ? Op::PutStatic1 : Op::PutField1;
    case BasicType::Char:
    case BasicType::Short: return is_static ? Op::PutStatic2 : Op::PutField2;
    case BasicType::Long:
    case BasicType::Double: return is_static ? Op::PutStatic8 : Op::PutField8;
    case BasicType::Reference: return is_static ? Op::PutStaticRef : Op::PutFieldRef;
    default: return is_static ? Op::PutStatic4 : Op::PutField4;
  }
}

}  // namespace

void Interpreter::set_unsupported(std::string what) {
  std::string where;
  sync_registers();
  if (thread_ != kNoThread) {
    // The innermost line of the user's own code says where it was needed.
    for_each_frame(thread_, [&](Method* m, std::uint32_t pc, std::uint32_t) {
      if (m->holder->from_jdk || m->stub != Method::Stub::None) return true;
      where = fmt::format(" (needed at {}.{}, {}:{})", m->holder->external_name(), m->name,
                          m->holder->file->source_file, m->line_at(pc));
      return false;
    });
  }
  reason_ = "not supported: " + std::move(what) + where;
  outcome_ = Outcome::Unsupported;
}

Interpreter::Step Interpreter::resolve_field_insn(Insn* ip) {
  bool is_static = ip->op == Op::GetStatic || ip->op == Op::PutStatic;
  bool is_get = ip->op == Op::GetStatic || ip->op == Op::GetField;
  Thrown thrown;
  Field* f = vm_.resolve_field(method_->holder, static_cast<std::uint16_t>(ip->b), is_static, thrown);
  if (f == nullptr) return fail(thrown);
  if (!is_get && f->is_final() && f->holder != method_->holder) {
    throw_new("java/lang/IllegalAccessError",
              fmt::format("Update to {} final field {}.{} attempted from a different class ({}) than the "
                          "field's declaring class",
                          is_static ? "static" : "non-static", f->holder->external_name(), f->name,
                          method_->holder->external_name()));
    return Step::Throw;
  }
  if (is_static)
    if (Step linked = link(f->holder); linked != Step::Next) return linked;
  ip->op = is_get ? get_op(*f, is_static) : put_op(*f, is_static);
  ip->b = static_cast<std::int32_t>(f->offset);
  ip->field = f;
  return Step::Again;
}

Interpreter::Step Interpreter::resolve_invoke(Insn* ip) {
  Thrown thrown;
  auto index = static_cast<std::uint16_t>(ip->b);
  Method* m = vm_.resolve_method(method_->holder, index, thrown);
  if (m == nullptr) return fail(thrown);
  if (m->polymorphic && !is_reflective_stub(method_)) {
    const ClassFile& file = *method_->holder->file;
    m = polymorphic_method(vm_, m, file.utf8(file.cp[file.cp[index].b].b));
    if (m->name == "invoke" || m->name == "invokeExact") {
      ip->op = Op::InvokeLinked;
      ip->a = m->argument_slots;
      ip->pointer = linked_site(vm_, method_->holder, index, LinkedSite::Kind::Invoker);
      return Step::Again;
    }
  }
  bool want_static = ip->op == Op::InvokeStatic;
  if (m->is_static() != want_static) {
    throw_new("java/lang/IncompatibleClassChangeError",
              fmt::format("Expected {} method {}", want_static ? "static" : "non-static",
                          Vm::describe_method(m->holder->external_name(), m->name, m->descriptor)));
    return Step::Throw;
  }
  if (want_static)
    if (Step linked = link(m->holder); linked != Step::Next) return linked;
  ip->a = m->argument_slots;
  switch (ip->op) {
    case Op::InvokeStatic: ip->op = Op::CallStatic; break;
    case Op::InvokeSpecial: {
      // Super calls select from the direct superclass up (JVMS invokespecial); constructors and private ones
      // are as named.
      Klass* holder = method_->holder;
      if ((holder->access & kAccSuper) != 0 && m->name != "<init>" && (m->access & kAccPrivate) == 0 &&
          !m->holder->is_interface() && m->holder != holder && holder->is_subclass_of(m->holder) &&
          holder->super != nullptr) {
        Method* found = holder->super->find_method(m->name, m->descriptor);
        if (found != nullptr) m = found;
      }
      if (m->is_abstract()) {
        throw_new("java/lang/AbstractMethodError",
                  Vm::describe_method(m->holder->external_name(), m->name, m->descriptor));
        return Step::Throw;
      }
      ip->op = Op::CallDirect;
      break;
    }
    default:
      if ((m->access & kAccPrivate) != 0 || (m->vtable_index < 0 && !m->holder->is_interface())) {
        ip->op = Op::CallDirect;
      } else if (m->holder->is_interface()) {
        ip->op = Op::CallInterface;
      } else {
        ip->op = Op::CallVirtual;
        ip->b = m->vtable_index;
      }
  }
  ip->method = m;
  return Step::Again;
}

Interpreter::Step Interpreter::invoke_dynamic(Insn* ip) {
  Thrown thrown;
  std::string unsupported;
  CallSite* site =
      link_call_site(vm_, method_->holder, static_cast<std::uint16_t>(ip->b), thrown, unsupported);
  if (site == nullptr) {
    if (thrown.klass.empty() && thrown.wanted.empty()) {
      auto index = static_cast<std::uint16_t>(ip->b);
      ip->op = Op::InvokeLinked;
      ip->pointer = linked_site(vm_, method_->holder, index, LinkedSite::Kind::CallSite);
      return Step::Again;
    }
    return fail(thrown);
  }
  if (site->target == nullptr) {
    ip->op = Op::PushInt;
    ip->b = static_cast<std::int32_t>(site->constant);
  } else {
    ip->op = Op::CallStatic;
    ip->a = site->target->argument_slots;
    ip->method = site->target;
  }
  return Step::Again;
}

Interpreter::Step Interpreter::load_constant(Insn* ip) {
  Klass* holder = method_->holder;
  auto index = static_cast<std::uint16_t>(ip->b);
  const CpEntry& entry = holder->file->cp[index];
  Ref value = kNull;
  if (entry.tag == CpTag::String) {
    std::u16string text = Vm::utf16(holder->file->utf8(entry.a));
    if (vm_.literal_may_vary(text)) {
      value = vm_.interned_at_run_time(text);
      *sp_++ = value != kNull ? value : vm_.intern(text);
      return Step::Next;
    }
    value = vm_.intern(text);
    vm_.note_literal_use(value, {ip, ip->b});
  } else if (entry.tag == CpTag::Class) {
    Thrown thrown;
    Klass* k = vm_.resolve_class(holder, index, thrown);
    if (k == nullptr) return fail(thrown);
    value = k->mirror;
  } else {
    LinkedSite::Kind kind = entry.tag == CpTag::MethodHandle ? LinkedSite::Kind::MethodHandle
                            : entry.tag == CpTag::MethodType ? LinkedSite::Kind::MethodType
                                                             : LinkedSite::Kind::Dynamic;
    ip->op = Op::LoadLinked;
    ip->pointer = linked_site(vm_, holder, index, kind);
    return Step::Again;
  }
  ip->op = Op::PushInt;  // immortal, so its name is a constant too
  ip->b = static_cast<std::int32_t>(value);
  return Step::Again;
}

Interpreter::Step Interpreter::resolve_class_insn(Insn* ip) {
  Thrown thrown;
  bool in_a = ip->op == Op::New || ip->op == Op::ANewArray;
  auto index = static_cast<std::uint16_t>(in_a ? ip->a : ip->b);
  Klass* k = vm_.resolve_class(method_->holder, index, thrown);
  if (k == nullptr) return fail(thrown);
  switch (ip->op) {
    case Op::New:
      if (k->is_abstract() || k->is_interface()) {
        throw_new("java/lang/InstantiationError", k->external_name());
        return Step::Throw;
      }
      if (k == vm_.known.klass) {  // only we make these
        throw_new("java/lang/IllegalAccessError", k->external_name());
        return Step::Throw;
      }
      if (Step linked = link(k); linked != Step::Next) return linked;
      ip->op = Op::NewResolved;
      break;
    case Op::ANewArray: k = vm_.array_of(k); break;
    case Op::CheckCast: ip->op = Op::CheckCastResolved; break;
    default: ip->op = Op::InstanceOfResolved; break;
  }
  ip->klass = k;
  return Step::Again;
}

Interpreter::Step Interpreter::new_multi_array(Insn* ip) {
  Thrown thrown;
  Klass* k = vm_.resolve_class(method_->holder, ip->a, thrown);
  if (k == nullptr) return fail(thrown);
  auto count = static_cast<unsigned>(ip->j);
  std::int32_t sizes[255];
  for (unsigned i = 0; i < count; ++i)
    sizes[i] = static_cast<std::int32_t>(sp_[static_cast<int>(i) - static_cast<int>(count)]);
  for (unsigned i = 0; i < count; ++i) {
    if (sizes[i] < 0) {
      throw_new("java/lang/NegativeArraySizeException", std::to_string(sizes[i]));
      return Step::Throw;
    }
  }
  const auto limit = static_cast<double>(vm_.options.heap_bytes);
  double bytes = 0, arrays = 1;  // arrays: of the dimension at hand; in doubles nothing overflows
  const Klass* at = k;
  for (unsigned i = 0; i < count && bytes <= limit; ++i, at = at->element) {
    bytes += arrays * (kElementsOffset + static_cast<double>(sizes[i]) * size_of(at->element_type));
    arrays *= sizes[i];
  }
  if (!make_room(bytes > limit ? vm_.options.heap_bytes + 1 : static_cast<std::uint64_t>(bytes)))
    return Step::Throw;
  Ref array = multi_array(k, sizes, count, static_cast<SiteId>(ip->b));
  if (array == kNull) {
    throw_new("java/lang/OutOfMemoryError", "Java heap space");
    return Step::Throw;
  }
  sp_ -= count;
  *sp_++ = array;
  return Step::Next;
}

Ref Interpreter::multi_array(Klass* klass, const std::int32_t* sizes, unsigned count, SiteId site) {
  Ref array = heap_.allocate_array(klass, static_cast<std::uint32_t>(sizes[0]), site, allocator_);
  if (array == kNull || count == 1) return array;
  for (std::int32_t i = 0; i < sizes[0]; ++i) {
    Ref inner = multi_array(klass->element, sizes + 1, count - 1, site);
    if (inner == kNull) return kNull;
    heap_.put_ref(array, kElementsOffset + 4 * static_cast<std::uint32_t>(i), inner);
  }
  note_made(array);
  return array;
}

SiteId Interpreter::site_of_native(const Method& method) {
  if (native_sites_.size() <= method.id) native_sites_.resize(method.id + 64, 0);
  SiteId& site = native_sites_[method.id];
  if (site == 0) {
    site = heap_.new_site(&method, 0);
    assume_of_site(site);
  }
  return site;
}

// Next: done, the result is on the stack. Again with *invoke: run that method instead (the callee itself
// means its own bytecode). Otherwise as any slow path.
Interpreter::Step Interpreter::call_native(Method* callee, Method** invoke) {
  std::uint32_t* args = sp_ - callee->argument_slots;
  NativeCall call(vm_, *this, thread_, *callee, args);
  native_ = callee->is_native() ? callee : nullptr;
  visible_op_ = false;
  NativeResult result =
      callee->guarded && is_called_reflectively(call)
          ? call.unsupported(callee->holder->external_name() + "." + callee->name +
                             ": a native method of the library, called by the program through reflection")
          : callee->native(call);
  native_ = nullptr;
  switch (result) {
    case NativeResult::Done:
      sp_ = args;
      switch (slots_of(callee->return_type)) {
        case 1: *sp_++ = static_cast<std::uint32_t>(call.result); break;
        case 2:
          std::memcpy(sp_, &call.result, 8);
          sp_ += 2;
          break;
        default: break;
      }
      return Step::Next;
    case NativeResult::Threw:
      if (call.load != nullptr) return link(call.load);
      return Step::Throw;
    case NativeResult::Yield: outcome_ = Outcome::Yield; return Step::Stop;
    case NativeResult::Invoke:
      if (call.initialise != nullptr) return init_step(call.initialise);
      if (call.load != nullptr) return link(call.load);
      sp_ = args;
      touch_to(sp_ + call.target_count);
      for (std::size_t i = 0; i < call.target_count; ++i) *sp_++ = call.target_args[i];
      *invoke = call.target;
      return Step::Again;
    case NativeResult::Unsupported: outcome_ = Outcome::Unsupported; return Step::Stop;
    case NativeResult::Failed: outcome_ = Outcome::Failed; return Step::Stop;
    case NativeResult::Exit: outcome_ = Outcome::Exit; return Step::Stop;
    case NativeResult::Pruned: outcome_ = Outcome::Pruned; return Step::Stop;
    case NativeResult::Refine: outcome_ = Outcome::Refine; return Step::Stop;
    case NativeResult::Bytecode: *invoke = callee; return Step::Again;
  }
  fault(__FILE__, __LINE__, "unknown native result");
}

bool Interpreter::result_is_dropped() const {
  return ip_[1].op == Op::Pop || ip_[1].op == Op::Pop2;
}

std::string Interpreter::cast_message(const Klass* from, const Klass* to) const {
  auto where = [](const Klass* k) {
    const Klass* e = k;
    while (e->is_array && e->element != nullptr) e = e->element;
    return e->from_jdk || e->is_array || e->is_primitive
               ? std::string("module java.base of loader 'bootstrap'")
               : std::string("unnamed module of loader 'app'");
  };
  std::string a = from->external_name(), b = to->external_name();
  if (where(from) == where(to))
    return fmt::format("class {} cannot be cast to class {} ({} and {} are in {})", a, b, a, b, where(from));
  return fmt::format("class {} cannot be cast to class {} ({} is in {}; {} is in {})", a, b, a, where(from),
                     b, where(to));
}

}  // namespace heddle::java
