// Hidden classes (JEP 371): ClassLoader.defineClass0, behind Lookup.defineHiddenClass and behind the classes
// that java.lang.invoke spins.
//
// Every definition makes a class of its own, and a class once made exists on every path. So that a search
// does not make new ones for ever, the state remembers which of them its path has defined; a definition takes
// the first class of the same bytes that is still free there.
#include <fmt/format.h>

#include "base/fingerprint.h"
#include "java/natives/lookup.h"
#include "java/natives/runtime_class.h"

namespace heddle::java {
namespace {

constexpr std::int32_t kNestmate = 1, kHidden = 2;

std::string hidden_name(const ClassFile& file, std::uint64_t hash, unsigned copy) {
  return fmt::format("{}+0x{:012x}{:04x}", file.name, hash & 0xffffffffffff, copy);
}

// In its own constant pool a hidden class goes by the name in its bytes.
void resolve_to_itself(Klass* klass, std::string_view name_in_bytes) {
  const ClassFile& file = *klass->file;
  for (std::size_t i = 1; i < file.cp.size(); ++i)
    if (file.cp[i].tag == CpTag::Class && file.class_name(static_cast<std::uint16_t>(i)) == name_in_bytes)
      klass->resolved[i].pointer = klass;
}

Klass* make_copy(Vm& vm, const ClassFile& parsed, std::string name, const Klass* lookup, bool nestmate,
                 Thrown& thrown) {
  auto file = std::make_unique<ClassFile>(parsed);
  file->name = std::move(name);
  if (nestmate) file->nest_host = lookup->file->nest_host.empty() ? lookup->name : lookup->file->nest_host;
  Klass* klass = vm.define_class(std::move(file), "hidden class of " + lookup->external_name(),
                                 lookup->from_jdk, thrown, lookup->loader);
  if (klass == nullptr) return nullptr;
  klass->hidden = true;
  klass->hearing = Hearing::Own;
  klass->defined_at = vm.memory.reserve(Zone::Program, 4);
  resolve_to_itself(klass, parsed.name);
  return klass;
}

// defineClass0(ClassLoader loader, Class lookup, String name, byte[] b, int off, int len, ProtectionDomain
// pd,
//              boolean initialize, int flags, Object classData)
NativeResult define_hidden(NativeCall& call) {
  Vm& vm = call.vm;
  Ref array = call.ref(3);
  if (call.ref(1) == kNull || array == kNull) return null_pointer(call);
  std::int64_t offset = call.i32(4), length = call.i32(5);
  if (offset < 0 || length < 0 || offset + length > vm.heap.length(array))
    return call.throw_new("java/lang/ArrayIndexOutOfBoundsException");
  const auto* bytes =
      reinterpret_cast<const std::uint8_t*>(vm.heap.address(array) + kElementsOffset) + offset;
  std::span<const std::uint8_t> content{bytes, static_cast<std::size_t>(length)};
  const Klass* lookup = vm.klass_of_mirror(call.ref(1));
  if ((call.i32(8) & kHidden) == 0) {  // Lookup.defineClass
    NativeResult stop;
    Klass* klass = define_runtime_class(call, content, "", lookup->from_jdk, &stop, lookup->loader);
    return klass == nullptr ? stop : call.ret_ref(klass->mirror);
  }
  std::uint64_t hash = lookup->id;
  for (std::uint8_t byte : content) hash = mix64(hash ^ byte);
  auto parsed = parse_class_file(content, "a hidden class");
  if (!parsed) return call.throw_new("java/lang/ClassFormatError", parsed.error().message);
  Klass* klass = nullptr;
  for (unsigned copy = 0; klass == nullptr; ++copy) {
    std::string name = hidden_name(*parsed, hash, copy);
    klass = vm.find_loaded(name, lookup->loader);
    if (klass != nullptr && vm.memory.load<std::uint32_t>(klass->defined_at) != 0) {
      klass = nullptr;
      continue;
    }
    Thrown thrown;
    if (klass == nullptr)
      klass = make_copy(vm, *parsed, std::move(name), lookup, (call.i32(8) & kNestmate) != 0, thrown);
    if (klass == nullptr) return raise(call, thrown);
  }
  vm.set_ref(klass->mirror, library_field(vm, "java/lang/Class", "classData", "Ljava/lang/Object;"),
             call.ref(9));
  NativeResult pending;
  if (call.boolean(7) && !call.ensure_initialised(klass, &pending)) return pending;
  vm.memory.store<std::uint32_t>(klass->defined_at, 1);
  return call.ret_ref(klass->mirror);
}

constexpr NativeEntry kEntries[] = {
    {"java/lang/ClassLoader", "defineClass0", nullptr, define_hidden},
};

}  // namespace

extern const NativeTable kHiddenClassNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
