// Loading and linking classes (JVMS chapter 5): from bytes to Klass, with layout, vtable and mirror.
//
// The built-in loaders share one name space: the JDK's classes first, then the user's class path. A loader of
// the program has a name space of its own, filled by what it answers. Loading is not part of any path: once a
// class is known it stays known, its statics and its mirror exist in every state, and only initialisation is
// state. So the program's loaders work before the search begins, and when only one schedule is run.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "base/limits.h"
#include "java/interp/interpreter.h"
#include "java/link/jdk_publication.h"
#include "java/link/library_fields.h"
#include "java/link/primitives.h"
#include "java/link/spin_loops.h"
#include "java/vm.h"

namespace heddle::java {
namespace {

constexpr std::uint16_t kNewestRunnable = 61;  // JDK 17
constexpr std::uint16_t kMinorsEnd = 56;       // from here on a minor version other than 0 means a preview
constexpr std::uint16_t kAccModule = 0x8000;

std::vector<BasicType> parameter_types(std::string_view descriptor, BasicType& return_type) {
  std::vector<BasicType> types;
  std::size_t i = 1;
  auto skip = [&] {
    while (descriptor[i] == '[') ++i;
    if (descriptor[i] == 'L') i = descriptor.find(';', i);
    ++i;
  };
  while (descriptor[i] != ')') {
    types.push_back(type_of_descriptor(descriptor[i]));
    skip();
  }
  return_type = type_of_descriptor(descriptor[i + 1]);
  return types;
}

bool has_super(const Klass* klass, std::string_view name) {
  while (klass != nullptr && klass->name != name) klass = klass->super;
  return klass != nullptr;
}

bool overrides(const Method& method, const Method& inherited) {
  if (method.name != inherited.name || method.descriptor != inherited.descriptor) return false;
  if ((inherited.access & (kAccPublic | kAccProtected)) != 0) return true;
  return method.holder->shares_package(*inherited.holder);
}

bool overrides_final(const Klass& k, Thrown& thrown) {
  if (k.super == nullptr || k.is_interface()) return false;
  for (const MethodInfo& info : k.file->methods) {
    if ((info.access & (kAccStatic | kAccPrivate)) != 0) continue;
    for (const Method* inherited : k.super->vtable) {
      if ((inherited->access & kAccFinal) == 0 || info.name != inherited->name ||
          info.descriptor != inherited->descriptor)
        continue;
      const bool visible =
          (inherited->access & (kAccPublic | kAccProtected)) != 0 || k.shares_package(*inherited->holder);
      if (!visible) continue;
      thrown = {"java/lang/IncompatibleClassChangeError",
                fmt::format("class {} overrides final method {}.{}{}", k.external_name(),
                            inherited->holder->external_name(), info.name, info.descriptor)};
      return true;
    }
  }
  return false;
}

// Not for the program: it gets there only by reflection on what was opened to it.
bool is_internal(const Method& m) {
  if ((m.access & (kAccPublic | kAccProtected)) == 0) return true;
  const std::string& klass = m.holder->name;
  const bool exported = klass.starts_with("java/") || klass.starts_with("javax/") ||
                        klass.starts_with("sun/misc/") || klass.starts_with("sun/reflect/");
  return m.is_static() && !(exported && (m.holder->access & kAccPublic) != 0);
}

std::unique_ptr<Method> make_method(Klass* holder, const MethodInfo& info, std::uint16_t index) {
  auto m = std::make_unique<Method>();
  m->holder = holder;
  m->info = &info;
  m->name = info.name;
  m->descriptor = info.descriptor;
  m->access = info.access;
  m->index = index;
  m->parameters = parameter_types(m->descriptor, m->return_type);
  unsigned slots = m->is_static() ? 0 : 1;
  for (BasicType t : m->parameters) slots += slots_of(t);
  m->argument_slots = static_cast<std::uint16_t>(slots);
  m->max_locals = info.has_code ? info.code.max_locals : m->argument_slots;
  m->max_stack = info.has_code ? info.code.max_stack : 2;
  m->native = find_native(holder->name, m->name, m->descriptor, !m->is_native());
  m->polymorphic =
      m->is_native() &&
      (holder->name == "java/lang/invoke/MethodHandle" || holder->name == "java/lang/invoke/VarHandle") &&
      m->descriptor.starts_with("([Ljava/lang/Object;)");
  m->guarded = m->native != nullptr && holder->from_jdk && !m->polymorphic && is_internal(*m);
  if (holder->from_jdk)
    for (const std::string& annotation : info.annotation_types)
      m->hidden_frame |= annotation == "Ljdk/internal/vm/annotation/Hidden;";
  return m;
}

// Instance fields: after the super's, larger first, filling the hole that the 12-byte header leaves.
void lay_out_instance(Klass* k) {
  std::uint32_t at = k->super != nullptr ? k->super->instance_bytes : kHeaderBytes;
  if (k->super != nullptr) k->reference_offsets = k->super->reference_offsets;
  std::vector<Field*> fields;
  for (auto& f : k->fields)
    if (!f->is_static()) fields.push_back(f.get());
  std::stable_sort(fields.begin(), fields.end(),
                   [](Field* a, Field* b) { return size_of(a->type) > size_of(b->type); });
  std::vector<Field*> rest;
  if (at % 8 == 4) {  // move one 4-byte field into the hole before the first 8-byte one
    auto it = std::find_if(fields.begin(), fields.end(), [](Field* f) { return size_of(f->type) == 4; });
    if (it != fields.end() && size_of(fields.front()->type) == 8) std::rotate(fields.begin(), it, it + 1);
  }
  for (Field* f : fields) {
    std::uint32_t size = size_of(f->type);
    at = (at + size - 1) & ~(size - 1);
    f->offset = at;
    at += size;
    if (f->type == BasicType::Reference) k->reference_offsets.push_back(f->offset);
  }
  k->instance_bytes = at;
}

constexpr std::string_view kMemberName = "java/lang/invoke/MemberName";

// Quiet is java.lang.invoke as it makes and links handles: its caches, its interned types, the classes it
// spins. Not what runs when a handle is invoked: the accesses to the program's own data are there, and the
// targets of call sites are the program's data too.
Hearing hearing_of(std::string_view name, bool from_jdk) {
  if (!from_jdk) return Hearing::Own;
  constexpr std::string_view kPackage = "java/lang/invoke/";
  if (!name.starts_with(kPackage)) return Hearing::Caller;
  name.remove_prefix(kPackage.size());
  if (name.starts_with("VarHandle") || name.ends_with("$Holder") || name.ends_with("CallSite") ||
      name.starts_with("MethodHandleImpl$ArrayAccessor") || name == "SwitchPoint")
    return Hearing::Own;
  return Hearing::Quiet;
}

}  // namespace

Klass* Vm::add_class(std::unique_ptr<Klass> klass) {
  klass->id = static_cast<std::uint32_t>(classes.size());
  HEDDLE_CHECK(klass->id <= kClassIdMask, "too many classes");
  Klass* k = klass.get();
  classes.push_back(k);
  owned_.push_back(std::move(klass));
  if (k->loader == kNull)
    by_name_.emplace(k->name, k);
  else
    note_loaded(k->loader, k);
  return k;
}

Method* Vm::register_method(std::unique_ptr<Method> method, Klass* holder) {
  method->id = static_cast<std::uint32_t>(methods.size());
  methods.push_back(method.get());
  holder->methods.push_back(std::move(method));
  return holder->methods.back().get();
}

Klass* Vm::find_loaded(std::string_view name, Ref loader) const {
  if (loader != kNull && !name.starts_with("java/")) {
    auto it = by_loader_.find({loader, std::string(name)});
    return it == by_loader_.end() ? nullptr : it->second;
  }
  auto it = by_name_.find(name);
  return it == by_name_.end() ? nullptr : it->second;
}

Klass* Vm::require_class(std::string_view name) {
  Thrown thrown;
  Klass* k = load_class(name, thrown);
  HEDDLE_CHECK(k != nullptr, fmt::format("the class library lacks {}: {}", name, thrown.message));
  return k;
}

Klass* Vm::load_class(std::string_view name, Thrown& thrown, Ref loader) {
  if (Klass* k = find_loaded(name, loader)) return k;
  if (!name.empty() && name[0] == '[') {
    std::string_view rest = name.substr(1);
    if (rest.empty()) {
      thrown = {"java/lang/NoClassDefFoundError", std::string(name)};
      return nullptr;
    }
    if (rest[0] == '[') {
      Klass* element = load_class(rest, thrown, loader);
      return element == nullptr ? nullptr : array_of(element);
    }
    if (rest[0] == 'L') {
      Klass* element = load_class(rest.substr(1, rest.size() - 2), thrown, loader);
      return element == nullptr ? nullptr : array_of(element);
    }
    if (rest.size() == 1 && type_of_descriptor(rest[0]) != BasicType::Reference)
      return array_of(type_of_descriptor(rest[0]));
    thrown = {"java/lang/NoClassDefFoundError", std::string(name)};
    return nullptr;
  }
  if (loader != kNull && !name.starts_with("java/")) {
    thrown = {};
    thrown.loader = loader;
    thrown.wanted = name;
    return nullptr;
  }
  if (std::find(loading_.begin(), loading_.end(), name) != loading_.end()) {
    thrown = {"java/lang/ClassCircularityError", std::string(name)};
    return nullptr;
  }
  std::string path = std::string(name) + ".class";
  for (const auto& source : sources) {
    auto found = source->find(path);
    if (!found) {
      thrown = {"java/lang/NoClassDefFoundError", found.error().message};
      return nullptr;
    }
    if (!*found) continue;
    ClassBytes& bytes = **found;
    if (!bytes.from_jdk && name.starts_with("java/")) {
      std::string package(name.substr(0, name.rfind('/')));
      std::replace(package.begin(), package.end(), '/', '.');
      thrown = {"java/lang/SecurityException", "Prohibited package name: " + package};
      return nullptr;
    }
    auto parsed =
        parse_class_file(bytes.bytes, bytes.origin, bytes.from_jdk ? Trust::Trusted : Trust::Deferred);
    if (!parsed) {
      thrown = {"java/lang/ClassFormatError", parsed.error().message};
      return nullptr;
    }
    if (parsed->major >= kMinorsEnd && parsed->minor != 0) {
      thrown = {
          "java/lang/UnsupportedClassVersionError",
          fmt::format("{} (class file version {}.{}) was compiled with an invalid non-zero minor version "
                      "or for preview features, which are not enabled",
                      name, parsed->major, parsed->minor)};
      return nullptr;
    }
    if ((parsed->access & kAccModule) != 0) {
      thrown = {"java/lang/NoClassDefFoundError",
                fmt::format("{} is not a class because access_flag ACC_MODULE is set", name)};
      return nullptr;
    }
    if (parsed->major > kNewestRunnable) {
      thrown = {"java/lang/UnsupportedClassVersionError",
                fmt::format("{} has been compiled by a more recent version of the Java Runtime (class file "
                            "version {}.{}), this "
                            "version of the Java Runtime only recognizes class file versions up to {}.0",
                            name, parsed->major, parsed->minor, kNewestRunnable)};
      return nullptr;
    }
    if (parsed->name != name) {
      thrown = {"java/lang/NoClassDefFoundError", fmt::format("{} (wrong name: {})", name, parsed->name)};
      return nullptr;
    }
    if (bytes.from_jdk) steady_spin_loops(*parsed);
    return define_class(std::make_unique<ClassFile>(std::move(*parsed)), bytes.origin, bytes.from_jdk,
                        thrown);
  }
  thrown = {"java/lang/NoClassDefFoundError", std::string(name)};
  return nullptr;
}

Klass* Vm::define_class(std::unique_ptr<ClassFile> file, std::string origin, bool from_jdk, Thrown& thrown,
                        Ref loader) {
  limits::look();
  auto owned = std::make_unique<Klass>();
  Klass* k = owned.get();
  k->name = file->name;
  k->origin = std::move(origin);
  k->from_jdk = from_jdk;
  k->linked = from_jdk;  // the JDK's classes are not verified, as in HotSpot
  k->loader = loader;
  k->access = file->access;
  k->hearing = hearing_of(file->name, from_jdk);
  if (k->name == "java/lang/invoke/MethodType") runs_quietly = true;
  k->file = std::move(file);
  k->resolved.resize(k->file->cp.size());

  loading_.push_back(k->name);
  struct Pop {
    std::vector<std::string>& list;
    ~Pop() { list.pop_back(); }
  } pop{loading_};
  // Classes that we generate do for others what those may do.
  const bool checks_supers = !from_jdk && loader == kNull && (k->access & kAccSynthetic) == 0;
  if (!k->file->super_name.empty()) {
    k->super = load_class(k->file->super_name, thrown, loader);
    if (k->super == nullptr) return nullptr;
    if (k->super->is_interface()) {
      thrown = {"java/lang/IncompatibleClassChangeError",
                fmt::format("class {} has interface {} as super class", k->external_name(),
                            k->super->external_name())};
      return nullptr;
    }
    if ((k->super->access & kAccFinal) != 0) {
      thrown = {"java/lang/IncompatibleClassChangeError",
                fmt::format("class {} cannot inherit from final class {}", k->external_name(),
                            k->super->external_name())};
      return nullptr;
    }
    if (checks_supers && !may_extend(k, k->super, thrown)) return nullptr;
    k->supers = k->super->supers;
    k->all_interfaces = k->super->all_interfaces;
  }
  k->supers.push_back(k);
  for (const std::string& name : k->file->interfaces) {
    Klass* i = load_class(name, thrown, loader);
    if (i == nullptr) return nullptr;
    if (!i->is_interface()) {
      thrown = {"java/lang/IncompatibleClassChangeError",
                fmt::format("class {} can not implement {}, because it is not an interface",
                            k->external_name(), i->external_name())};
      return nullptr;
    }
    if (checks_supers && !may_extend(k, i, thrown)) return nullptr;
    k->interfaces.push_back(i);
    auto add = [&](Klass* x) {
      if (std::find(k->all_interfaces.begin(), k->all_interfaces.end(), x) == k->all_interfaces.end())
        k->all_interfaces.push_back(x);
    };
    for (Klass* x : i->all_interfaces) add(x);
    add(i);
  }
  if (k->is_interface()) k->all_interfaces.push_back(k);
  if (!from_jdk && overrides_final(*k, thrown)) return nullptr;

  std::uint16_t index = 0;
  for (const FieldInfo& info : k->file->fields) {
    auto f = std::make_unique<Field>();
    f->holder = k;
    f->name = info.name;
    f->descriptor = info.descriptor;
    f->access = info.access;
    f->index = index++;
    f->type = type_of_descriptor(info.descriptor[0]);
    if (!assumed.empty()) {
      f->written_shared = assumed.contains("field " + k->name + "." + f->name);
      f->opaque = assumed.contains("opaque " + k->name + "." + f->name);
    }
    if (k->from_jdk) {
      const LibraryField kind = library_field_kind(k->name, f->name);
      f->exempt = kind == LibraryField::IdempotentCache;
      f->setting = kind == LibraryField::Setting && f->is_volatile();
    }
    if (k->from_jdk && is_read_by_dependency(k->name, f->name)) f->access |= kAccVolatile;
    if (f->is_final() && !f->is_static()) k->has_finals = true;
    k->fields.push_back(std::move(f));
  }
  if (k->super != nullptr) k->has_finals |= k->super->has_finals;
  if (!assumed.empty()) {
    k->leaks = assumed.contains("leaks " + k->name);
    k->shares_in_init = assumed.contains("initialiser " + k->name);
  }
  lay_out_instance(k);
  if (k->super != nullptr) k->confined_offsets = k->super->confined_offsets;
  if (k->name == "java/lang/Thread") {
    for (auto& f : k->fields) {
      if (f->name == "target") f->exempt = true;  // only its constructor writes it, only the thread reads it
      if (f->name != "threadLocals" && f->name != "inheritableThreadLocals") continue;
      f->confined = true;
      f->exempt = true;
      k->confined_offsets.push_back(f->offset);
    }
  }
  if (k->name == "java/lang/Class")
    k->instance_bytes = ((k->instance_bytes + 3) & ~3u) + 4;  // hidden: the class id
  if (k->name == kMemberName)
    k->instance_bytes = ((k->instance_bytes + 3) & ~3u) + 4;  // hidden: what it names (member_name.h)
  std::uint32_t at = kStaticsHeader;
  for (auto& f : k->fields) {
    if (!f->is_static()) continue;
    std::uint32_t size = size_of(f->type);
    at = (at + size - 1) & ~(size - 1);
    f->offset = at;
    at += size;
    if (f->type == BasicType::Reference) k->static_reference_offsets.push_back(f->offset);
  }
  k->static_bytes = at;
  k->statics = memory.reserve(Zone::Program, at);

  index = 0;
  const bool has_primitives = k->from_jdk && may_have_primitives(k->name);
  if (k->super != nullptr) k->vtable = k->super->vtable;
  for (const MethodInfo& info : k->file->methods) {
    Method* m = register_method(make_method(k, info, index++), k);
    if (has_primitives) m->primitive = primitive_kind(k->name, m->name);
    if (m->name == "<clinit>" && m->is_static()) k->initializer = m;
    if (m->name == "finalize" && m->descriptor == "()V" && k->super != nullptr && info.code.code.size() > 1)
      k->has_finalizer = true;
    if (m->is_static() || m->name[0] == '<') continue;
    if (k->is_interface()) {
      if (!m->is_abstract()) k->has_defaults = true;
      continue;
    }
    if ((m->access & kAccPrivate) != 0) continue;
    for (std::size_t v = 0; v < k->vtable.size(); ++v) {
      if (!overrides(*m, *k->vtable[v])) continue;
      m->vtable_index = static_cast<int>(v);
      k->vtable[v] = m;
    }
    if (m->vtable_index < 0) {
      m->vtable_index = static_cast<int>(k->vtable.size());
      k->vtable.push_back(m);
    }
  }
  k->trivial_init = k->initializer == nullptr && (k->super == nullptr || k->super->trivial_init) &&
                    std::all_of(k->all_interfaces.begin(), k->all_interfaces.end(),
                                [&](Klass* i) { return i == k || !i->has_defaults || i->trivial_init; });
  if (!k->from_jdk && has_super(k, "java/util/concurrent/locks/AbstractQueuedSynchronizer"))
    own_synchronizers = true;
  k->relied_on = k->from_jdk && machine_relies_on(k->name);
  k = add_class(std::move(owned));

  // Static constants belong to the class as it lies in every state (JVMS 5.5 puts them before the
  // initialiser).
  for (auto& f : k->fields) {
    if (!f->is_static()) continue;
    std::uint16_t constant = k->file->fields[f->index].constant_value;
    if (constant == 0) continue;
    const CpEntry& entry = k->file->cp[constant];
    std::byte* to = memory.base() + k->statics + f->offset;
    if (entry.tag == CpTag::String) {
      if (known.string == nullptr) continue;  // before String exists nothing has string constants
      Ref literal = intern_utf8(k->file->utf8(entry.a));
      std::memcpy(to, &literal, 4);
    } else {
      std::memcpy(to, &entry.bits, size_of(f->type));  // little-endian
    }
  }
  if (known.klass != nullptr) make_mirror(k);
  if (k->trivial_init) {
    InitState done = InitState::Initialised;
    std::memcpy(memory.base() + k->statics, &done, sizeof done);
    k->always_initialised = true;
  }
  return k;
}

// Mirrors are immortal constants, so that `Foo.class` is the same object in every state.
void Vm::make_mirror(Klass* k) {
  Ref mirror = heap.allocate_constant(known.klass);
  k->mirror = mirror;
  std::uint32_t id = k->id;
  std::memcpy(heap.address(mirror) + known.klass->instance_bytes - 4, &id, 4);
  auto write = [&](const Field* f, Ref value) {
    if (f != nullptr && value != kNull) std::memcpy(heap.address(mirror) + f->offset, &value, 4);
  };
  if (k->is_array) {
    Klass* component = k->element != nullptr ? k->element : primitive(k->element_type);
    write(known.class_component_type, component->mirror);
  }
  if (k->loader != kNull) {  // objects of the program
    set_ref(mirror, known.class_loader_of, k->loader);
    set_ref(mirror, known.class_module,
            get<Ref>(k->loader, known.class_loader->find_field("unnamedModule", "Ljava/lang/Module;")));
    return;
  }
  if (!k->from_jdk && !k->is_primitive) write(known.class_loader_of, system_loader);
  write(known.class_module, module_of(k));
}

Ref Vm::make_module(const std::string& name, Ref loader) {
  Ref module = heap.allocate_constant(known.module);
  auto write = [&](const char* field, const char* descriptor, Ref value) {
    std::memcpy(heap.address(module) + known.module->find_field(field, descriptor)->offset, &value, 4);
  };
  if (!name.empty()) write("name", "Ljava/lang/String;", intern_utf8(name));
  write("loader", "Ljava/lang/ClassLoader;", loader);
  return module;
}

Ref Vm::module_of(const Klass* k) {
  const std::string name = k->module_name();
  if (name.empty()) return unnamed_module;
  if (java_base_module == kNull || name == "java.base") return java_base_module;
  Ref& module = modules_made_[name];
  if (module == kNull) module = make_module(name, kNull);
  return module;
}

std::string Vm::name_of_module(Ref module) const {
  Ref name = get<Ref>(module, known.module->find_field("name", "Ljava/lang/String;"));
  return name == kNull ? "" : string_utf8(name);
}

Klass* Vm::klass_of_mirror(Ref mirror) const {
  return classes[heap.get<std::uint32_t>(mirror, known.klass->instance_bytes - 4)];
}

Klass* Vm::array_of(Klass* element) {
  if (element->array_of != nullptr) return element->array_of;
  auto owned = std::make_unique<Klass>();
  Klass* k = owned.get();
  static const char* const kNames[] = {"[Z", "[B", "[C", "[S", "[I", "[F", "[J", "[D"};
  if (element->is_primitive) {
    k->name = kNames[static_cast<std::size_t>(element->element_type)];
    k->element_type = element->element_type;
  } else {
    k->name = element->is_array ? "[" + element->name : "[L" + element->name + ";";
    k->element_type = BasicType::Reference;
    k->element = element;
  }
  k->is_array = true;
  k->linked = true;
  k->from_jdk = element->from_jdk;
  k->loader = element->loader;
  k->access = static_cast<std::uint16_t>((element->access & (kAccPublic | kAccPrivate | kAccProtected)) |
                                         kAccFinal | kAccAbstract);
  k->super = known.object;
  k->interfaces = {known.cloneable, known.serializable};
  k->all_interfaces = k->interfaces;
  k->supers = {known.object, k};
  k->vtable = known.object->vtable;
  k->trivial_init = true;
  k->always_initialised = true;
  k->statics = memory.reserve(Zone::Program, kStaticsHeader);
  InitState done = InitState::Initialised;
  std::memcpy(memory.base() + k->statics, &done, sizeof done);
  element->array_of = k;
  add_class(std::move(owned));
  if (known.klass != nullptr) make_mirror(k);
  return k;
}

}  // namespace heddle::java
