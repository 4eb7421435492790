#include "java/warm_up.h"

#include <set>

#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {

struct Mentions {
  bool format = false, locale = false, concurrent = false, gc = false;

  void look_at(const ClassFile& file) {
    static const std::set<std::string_view> kFormat = {"format", "printf", "formatted",
                                                       "java/util/Formatter"};
    static const std::set<std::string_view> kLocale = {"toLowerCase", "toUpperCase", "java/util/Locale",
                                                       "java/util/Scanner"};
    for (const CpEntry& entry : file.cp) {
      if (entry.tag != CpTag::Utf8) continue;
      if (kFormat.contains(entry.utf8)) format = true;
      if (kLocale.contains(entry.utf8)) locale = true;
      if (entry.utf8 == "gc") gc = true;
      if (entry.utf8.find("java/util/concurrent/") != std::string::npos) concurrent = true;
    }
  }
};

// A warm-up that throws has warmed up what it could; the program will meet the same exception if it gets
// there.
std::uint64_t call(Vm& vm, const char* klass, const char* name, const char* descriptor,
                   std::initializer_list<std::uint32_t> arguments) {
  Method* m = vm.require_class(klass)->find_declared(name, descriptor);
  std::uint64_t result = 0;
  if (m != nullptr && !vm.interpreter->call_now(m, arguments, &result)) vm.interpreter->set_exception(kNull);
  return result;
}

void initialise(Vm& vm, const char* name) {
  Thrown ignored;
  Klass* k = vm.load_class(name, ignored);
  if (k == nullptr) return;
  call(vm, "java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;",
       {vm.intern_utf8(k->external_name())});
}

void format_once(Vm& vm) {
  Ref arguments = vm.heap.allocate_array(vm.array_of(vm.known.object), 4, 0, 0);
  auto boxed = [&](std::uint32_t index, std::uint64_t box) {
    vm.heap.put_ref(arguments, kElementsOffset + 4 * index, static_cast<Ref>(box));
  };
  boxed(0, vm.intern_utf8("s"));
  boxed(1, call(vm, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", {1234}));
  boxed(2, call(vm, "java/lang/Double", "valueOf", "(D)Ljava/lang/Double;", {0, 0x3ff80000}));
  boxed(3, call(vm, "java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", {'c'}));
  call(vm, "java/lang/String", "format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
       {vm.intern_utf8("%1$5s %2$d %2$x %2$,d %3$.2f %4$c%n"), arguments});
}

}  // namespace

void warm_up(Vm& vm, const Klass& main) {
  Mentions mentions;
  mentions.look_at(*main.file);
  for (const std::string& name : main.file->nest_members) {
    Thrown ignored;
    if (const Klass* k = vm.load_class(name, ignored)) mentions.look_at(*k->file);
  }
  vm.booting = true;
  vm.heap.set_immortal_allocation(true);
  if (mentions.locale || mentions.format)
    call(vm, "java/util/Locale", "getDefault", "()Ljava/util/Locale;", {});
  if (mentions.format) format_once(vm);
  if (mentions.concurrent) {
    for (const char* name :
         {"java/lang/Thread$State", "java/util/concurrent/TimeUnit", "java/util/concurrent/locks/LockSupport",
          "java/util/concurrent/locks/AbstractQueuedSynchronizer",
          "java/util/concurrent/locks/AbstractQueuedSynchronizer$Node",
          "java/util/concurrent/ThreadLocalRandom", "java/util/concurrent/ForkJoinPool",
          "java/util/concurrent/FutureTask", "java/util/concurrent/ThreadPoolExecutor",
          "java/util/concurrent/ConcurrentHashMap"})
      initialise(vm, name);
  }
  vm.heap.set_immortal_allocation(false);
  vm.booting = false;
  vm.collects_garbage = mentions.gc;
  if (mentions.gc) vm.known.reference_referent->written_shared = true;
}

}  // namespace heddle::java
