// Linking by java.lang.invoke (JVMS 5.4.3.5, 5.4.3.6): the machine calls MethodHandleNatives, as HotSpot
// does, in a stub frame on top of the instruction that needs the site; when that is done the instruction is
// executed again and finds the site linked.
//
// The stub's locals are references: 0 the array in which the library gives back a last argument, 1 the
// result.
#include "base/check.h"
#include "java/interp/interpreter.h"
#include "java/link/linked_site.h"
#include "java/natives/member_name.h"

namespace heddle::java {
namespace {

constexpr const char* kNatives = "java/lang/invoke/MethodHandleNatives";
constexpr const char* kLoadClass = "(Ljava/lang/String;)Ljava/lang/Class;";
constexpr std::uint16_t kStubLocals = 2, kStubStack = 12;

struct Upcall {
  const char* name;
  const char* descriptor;
};

Upcall upcall_of(LinkedSite::Kind kind) {
  switch (kind) {
    case LinkedSite::Kind::Invoker:
      return {"linkMethod",
              "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;[Ljava/lang/Object;)"
              "Ljava/lang/invoke/MemberName;"};
    case LinkedSite::Kind::CallSite:
      return {"linkCallSite",
              "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;"
              "[Ljava/lang/Object;)Ljava/lang/invoke/MemberName;"};
    case LinkedSite::Kind::MethodHandle:
      return {"linkMethodHandleConstant",
              "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)"
              "Ljava/lang/invoke/MethodHandle;"};
    case LinkedSite::Kind::MethodType:
      return {"findMethodHandleType", "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;"};
    case LinkedSite::Kind::Dynamic:
      return {"linkDynamicConstant",
              "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)"
              "Ljava/lang/Object;"};
    case LinkedSite::Kind::Load: break;
  }
  fault(__FILE__, __LINE__, "unknown kind of linked site");
}

}  // namespace

Interpreter::Step Interpreter::fail(const Thrown& thrown) {
  if (!thrown.wanted.empty()) return link(load_site(vm_, thrown.loader, thrown.wanted));
  if (!thrown.unsupported.empty()) {
    set_unsupported(thrown.unsupported);
    return Step::Stop;
  }
  throw_it(thrown);
  return Step::Throw;
}

Interpreter::Step Interpreter::link(LinkedSite* site) {
  if (site->kind == LinkedSite::Kind::Load && !vm_.may_load_by_program()) {
    set_unsupported(
        "the class " + site->name +
        " from a class loader of the program, after the search has begun: loading is no part of a path");
    return Step::Stop;
  }
  if (site->stub == nullptr) {
    std::vector<Insn> code(3);
    code[0].op = Op::LinkRun;
    code[1].op = Op::LinkKeep;
    code[2].op = Op::LinkBind;
    for (Insn& insn : code) insn.pointer = site;
    site->stub = make_stub(Method::Stub::Link, std::move(code), kStubLocals, "<linking>");
    site->stub->max_stack = kStubStack;
    if (site->holder != nullptr) site->stub->holder = site->holder;
  }
  std::uint32_t* locals = sp_;
  if (!push_frame(site->stub, locals, kNull)) return Step::Throw;
  locals[0] = locals[1] = kNull;
  return Step::Again;
}

// Sets up the upcall on the stub's operand stack. Next: *upcall is to be called.
Interpreter::Step Interpreter::run_link(LinkedSite* site, Method** upcall) {
  if (site->kind == LinkedSite::Kind::Load) {
    const Klass* loader = heap_.klass(site->loader);
    std::string dotted = site->name;
    for (char& c : dotted)
      if (c == '/') c = '.';
    sp_ = fp_ + kFrameHeaderSlots;
    *sp_++ = site->loader;
    *sp_++ = vm_.intern_utf8(dotted);
    const Method* load = vm_.known.class_loader->find_declared("loadClass", kLoadClass);
    *upcall = loader->vtable[static_cast<std::size_t>(load->vtable_index)];
    return Step::Next;
  }
  Klass* natives = vm_.require_class(kNatives);
  if (Step ready = init_step(natives); ready != Step::Next) return ready;
  std::uint32_t* operands = fp_ + kFrameHeaderSlots;
  sp_ = operands;
  std::uint32_t* locals = fp_ - method_->max_locals;
  if (locals[0] == kNull) {  // not a repetition after a part has been linked
    if (site->runs_program() && must_yield(Pending::Access, kNull, 0)) return Step::Stop;
    locals[0] = heap_.allocate_array(vm_.array_of(vm_.known.object), 1, 0, allocator_);
    if (locals[0] == kNull) {
      throw_new("java/lang/OutOfMemoryError", "Java heap space");
      return Step::Throw;
    }
  }
  if (memory_.load<std::uint32_t>(site->cell) != 0) {  // another thread was first
    pop_to_caller(true);
    return Step::Again;
  }
  std::vector<std::uint32_t> arguments;
  if (Step ready = link_arguments(*site, arguments); ready != Step::Next) return ready;
  for (std::uint32_t argument : arguments) *sp_++ = argument;
  auto [name, descriptor] = upcall_of(site->kind);
  *upcall = natives->find_declared(name, descriptor);
  HEDDLE_CHECK(*upcall != nullptr, std::string("this JDK's library lacks MethodHandleNatives.") + name);
  return Step::Next;
}

// The frame's result becomes the site's. Again: the frame has been left.
Interpreter::Step Interpreter::bind_link(LinkedSite* site) {
  const std::uint32_t* locals = fp_ - method_->max_locals;
  if (site->kind == LinkedSite::Kind::Load) {
    Klass* klass = locals[1] == kNull ? nullptr : vm_.klass_of_mirror(locals[1]);
    pop_to_caller(true);
    if (klass == nullptr || klass->name != site->name) {
      throw_new(site->by_name ? "java/lang/ClassNotFoundException" : "java/lang/NoClassDefFoundError",
                site->name);
      vm_.set_ref(exception_, vm_.known.throwable_cause, kNull);
      return Step::Throw;
    }
    vm_.note_loaded(site->loader, klass);
    return Step::Again;
  }
  if (site->runs_program() && must_yield(Pending::Access, kNull, 0)) return Step::Stop;
  if (memory_.load<std::uint32_t>(site->cell) == 0) {
    Ref value = locals[1];
    std::uint32_t word = 1;
    if (site->kind == LinkedSite::Kind::Invoker || site->kind == LinkedSite::Kind::CallSite) {
      const Method* target = value == kNull ? nullptr : method_of_member(vm_, value);
      HEDDLE_CHECK(target != nullptr, "java.lang.invoke linked a call to nothing");
      word = target->id;
      value = heap_.get<Ref>(locals[0], kElementsOffset);
    }
    memory_.store<std::uint32_t>(site->cell, word);
    heap_.put_static_ref(site->cell + kLinkedValue, value);
  }
  pop_to_caller(true);
  return Step::Again;
}

// The loader has thrown: what it could not find is, to the instruction that needs it, not defined.
void Interpreter::explain_load(const LinkedSite& site) {
  if (site.kind != LinkedSite::Kind::Load || site.by_name) return;
  Ref cause = exception_;
  if (heap_.klass(cause)->name != "java/lang/ClassNotFoundException") return;
  Ref error = make_exception({"java/lang/NoClassDefFoundError", site.name});
  vm_.set_ref(error, vm_.known.throwable_cause, cause);
  exception_ = error;
}

Interpreter::Step Interpreter::link_arguments(LinkedSite& site, std::vector<std::uint32_t>& arguments) {
  Klass* holder = site.holder;
  const ClassFile& file = *holder->file;
  const CpEntry& entry = file.cp[site.index];
  Ref box = (fp_ - method_->max_locals)[0];
  auto name_of = [&](const CpEntry& named) { return vm_.intern_utf8(file.utf8(file.cp[named.b].a)); };
  switch (site.kind) {
    case LinkedSite::Kind::Invoker: {
      Ref type = vm_.intern_utf8(file.utf8(file.cp[entry.b].b));
      Ref handle = vm_.require_class("java/lang/invoke/MethodHandle")->mirror;
      arguments = {holder->mirror, kInvokeVirtual, handle, name_of(entry), type, box};
      return Step::Next;
    }
    case LinkedSite::Kind::MethodType: {
      // Either a constant, or the descriptor itself.
      std::string_view descriptor =
          entry.tag == CpTag::MethodType ? file.utf8(entry.a) : file.utf8(site.index);
      std::vector<std::string_view> parts = split_descriptor(descriptor);
      std::vector<Ref> mirrors(parts.size());
      for (std::size_t i = 0; i < parts.size(); ++i)
        if (Step step = class_named(holder, parts[i], mirrors[i]); step != Step::Next) return step;
      auto count = static_cast<std::uint32_t>(parts.size() - 1);
      Ref list = heap_.allocate_array(vm_.array_of(vm_.known.klass), count, 0, allocator_);
      if (list == kNull) {
        throw_new("java/lang/OutOfMemoryError", "Java heap space");
        return Step::Throw;
      }
      for (std::uint32_t i = 0; i < count; ++i) heap_.put_ref(list, kElementsOffset + 4 * i, mirrors[i]);
      arguments = {mirrors.back(), list};
      return Step::Next;
    }
    case LinkedSite::Kind::MethodHandle: {
      const CpEntry& member = file.cp[entry.a];
      Thrown thrown;
      Klass* klass = vm_.resolve_class(holder, member.a, thrown);
      if (klass == nullptr) return fail(thrown);
      std::uint16_t descriptor = file.cp[member.b].b;
      Ref type = kNull;
      Step step = entry.reference_kind <= kPutStatic ? class_named(holder, file.utf8(descriptor), type)
                                                     : method_type(holder, descriptor, type);
      if (step != Step::Next) return step;
      arguments = {holder->mirror, entry.reference_kind, klass->mirror, name_of(member), type};
      return Step::Next;
    }
    case LinkedSite::Kind::CallSite:
    case LinkedSite::Kind::Dynamic: {
      const BootstrapMethod& bootstrap = file.bootstrap_methods[entry.a];
      std::uint16_t descriptor = file.cp[entry.b].b;
      bool is_call = site.kind == LinkedSite::Kind::CallSite;
      Ref handle = kNull, type = kNull, list = kNull;
      if (Step step = constant_value(holder, bootstrap.method_handle, handle); step != Step::Next)
        return step;
      Step typed =
          is_call ? method_type(holder, descriptor, type) : class_named(holder, file.utf8(descriptor), type);
      if (typed != Step::Next) return typed;
      if (Step step = bootstrap_arguments(holder, bootstrap, list); step != Step::Next) return step;
      arguments = {holder->mirror, site.index, handle, name_of(entry), type, list};
      if (is_call) arguments.push_back(box);
      return Step::Next;
    }
    case LinkedSite::Kind::Load: break;
  }
  fault(__FILE__, __LINE__, "unknown kind of linked site");
}

// As HotSpot hands them over: null if there are none, one as it is, several in an array.
Interpreter::Step Interpreter::bootstrap_arguments(Klass* holder, const BootstrapMethod& bootstrap,
                                                   Ref& list) {
  auto count = static_cast<std::uint32_t>(bootstrap.arguments.size());
  std::vector<Ref> values(count);
  for (std::uint32_t i = 0; i < count; ++i)
    if (Step step = constant_value(holder, bootstrap.arguments[i], values[i]); step != Step::Next)
      return step;
  if (count < 2) {
    list = count == 0 ? kNull : values[0];
    return Step::Next;
  }
  list = heap_.allocate_array(vm_.array_of(vm_.known.object), count, 0, allocator_);
  if (list == kNull) {
    throw_new("java/lang/OutOfMemoryError", "Java heap space");
    return Step::Throw;
  }
  for (std::uint32_t i = 0; i < count; ++i) heap_.put_ref(list, kElementsOffset + 4 * i, values[i]);
  return Step::Next;
}

Interpreter::Step Interpreter::class_named(Klass* holder, std::string_view descriptor, Ref& mirror) {
  Thrown thrown;
  const Klass* klass = class_of_descriptor(vm_, descriptor, thrown, holder->loader);
  if (klass == nullptr) return fail(thrown);
  mirror = klass->mirror;
  return Step::Next;
}

Interpreter::Step Interpreter::method_type(Klass* holder, std::uint16_t descriptor, Ref& value) {
  LinkedSite* site = linked_site(vm_, holder, descriptor, LinkedSite::Kind::MethodType);
  if (memory_.load<std::uint32_t>(site->cell) == 0) return link(site);
  value = memory_.load<Ref>(site->cell + kLinkedValue);
  return Step::Next;
}

// A loadable constant as an object. Next: there it is.
Interpreter::Step Interpreter::constant_value(Klass* holder, std::uint16_t index, Ref& value) {
  const CpEntry& entry = holder->file->cp[index];
  LinkedSite::Kind kind;
  switch (entry.tag) {
    case CpTag::String: value = vm_.intern_utf8(holder->file->utf8(entry.a)); return Step::Next;
    case CpTag::Class: {
      Thrown thrown;
      const Klass* klass = vm_.resolve_class(holder, index, thrown);
      if (klass == nullptr) return fail(thrown);
      value = klass->mirror;
      return Step::Next;
    }
    case CpTag::MethodHandle: kind = LinkedSite::Kind::MethodHandle; break;
    case CpTag::MethodType: kind = LinkedSite::Kind::MethodType; break;
    case CpTag::Dynamic: kind = LinkedSite::Kind::Dynamic; break;
    default: value = box_constant(entry); return value == kNull ? Step::Throw : Step::Next;
  }
  LinkedSite* site = linked_site(vm_, holder, index, kind);
  if (memory_.load<std::uint32_t>(site->cell) == 0) return link(site);
  value = memory_.load<Ref>(site->cell + kLinkedValue);
  return Step::Next;
}

Ref Interpreter::box_constant(const CpEntry& entry) {
  BasicType type = entry.tag == CpTag::Integer ? BasicType::Int
                   : entry.tag == CpTag::Float ? BasicType::Float
                   : entry.tag == CpTag::Long  ? BasicType::Long
                                               : BasicType::Double;
  static constexpr const char* kDescriptors[] = {"Z", "B", "C", "S", "I", "F", "J", "D"};
  const Klass* klass = vm_.require_class(box_class(type));
  Ref box = heap_.allocate(klass, 0, allocator_);
  if (box == kNull) {
    throw_new("java/lang/OutOfMemoryError", "Java heap space");
    return kNull;
  }
  const Field* field = klass->find_field("value", kDescriptors[static_cast<std::size_t>(type)]);
  store_bits(vm_, Heap::offset(box) + field->offset, type, entry.bits);
  return box;
}

// ldc of a linked constant. A Dynamic one may be a primitive: then the cell holds its box.
Interpreter::Step Interpreter::load_linked(Insn* ip) {
  auto* site = static_cast<LinkedSite*>(ip->pointer);
  if (memory_.load<std::uint32_t>(site->cell) == 0) return link(site);
  Ref value = memory_.load<Ref>(site->cell + kLinkedValue);
  const ClassFile& file = *site->holder->file;
  const CpEntry& entry = file.cp[site->index];
  BasicType type = entry.tag == CpTag::Dynamic ? type_of_descriptor(file.utf8(file.cp[entry.b].b)[0])
                                               : BasicType::Reference;
  if (type == BasicType::Reference) {
    *sp_++ = value;
    return Step::Next;
  }
  auto unboxed = unbox(vm_, value);
  HEDDLE_CHECK(unboxed && unboxed->type == type, "a dynamic constant of another type than its own");
  __builtin_memcpy(sp_, &unboxed->bits, 4 * slots_of(type));
  sp_ += slots_of(type);
  return Step::Next;
}

bool Interpreter::walks_quietly() const {
  if (fp_ == nullptr) return false;
  // From when on that holds must depend on the path alone, not on what was loaded for another.
  const Klass* first = vm_.find_loaded("java/lang/invoke/MethodType");
  if (first == nullptr || vm_.init_state(first) == InitState::Loaded) return false;
  for (const std::uint32_t* fp = fp_;; fp = stack_ + fp[kFrameCaller]) {
    const Method* m = vm_.methods[fp[kFrameMethod]];
    if (m->stub == Method::Stub::None && m->holder->hearing != Hearing::Caller)
      return m->holder->hearing == Hearing::Quiet && m->name != "invokeWithArguments";
    if (fp[kFrameCaller] == 0) return false;
  }
}

bool Interpreter::made_by_library(Ref object) const {
  const Method* maker = heap_.site_method(heap_.site_of(object));
  return maker == nullptr || maker->holder->from_jdk;
}

}  // namespace heddle::java
