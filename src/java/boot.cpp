#include "java/boot.h"

#include <cstring>

#include "base/check.h"
#include "java/interp/interpreter.h"

namespace heddle::java {
namespace {

void make_primitives(Vm& vm) {
  static const char* const kNames[] = {"boolean", "byte", "char",   "short", "int",
                                       "float",   "long", "double", "",      "void"};
  for (std::size_t i = 0; i < 10; ++i) {
    if (i == static_cast<std::size_t>(BasicType::Reference)) continue;
    auto k = std::make_unique<Klass>();
    k->name = kNames[i];
    k->is_primitive = true;
    k->from_jdk = true;
    k->element_type = static_cast<BasicType>(i);
    k->access = kAccPublic | kAccFinal | kAccAbstract;
    k->trivial_init = true;
    k->always_initialised = true;
    k->statics = vm.memory.reserve(Zone::Program, kStaticsHeader);
    InitState done = InitState::Initialised;
    std::memcpy(vm.memory.base() + k->statics, &done, sizeof done);
    vm.primitives[i] = vm.add_class(std::move(k));
  }
}

void load_well_known(Vm& vm) {
  WellKnown& w = vm.known;
  w.object = vm.require_class("java/lang/Object");
  w.cloneable = vm.require_class("java/lang/Cloneable");
  w.serializable = vm.require_class("java/io/Serializable");
  make_primitives(vm);
  Klass* string = vm.require_class("java/lang/String");
  Klass* klass = vm.require_class("java/lang/Class");
  auto find = [](Klass* k, const char* name, const char* descriptor) {
    for (const auto& f : k->fields)
      if (f->name == name && f->descriptor == descriptor) return f.get();
    fault(__FILE__, __LINE__,
          "the class library lacks the field " + k->name + "." + name + "; JDK 17 is expected");
  };
  // Mirrors need Class's and String's fields, so those first.
  w.klass = klass;
  w.string = string;
#define HEDDLE_CLASS(id, class_name)
#define HEDDLE_FIELD(id, holder, field_name, descriptor) \
  if (w.holder == string || w.holder == klass) w.id = find(w.holder, field_name, descriptor);
#include "java/link/well_known.def"
#undef HEDDLE_CLASS
#undef HEDDLE_FIELD
  std::size_t n = vm.classes.size();
  for (std::size_t i = 1; i < n; ++i)
    if (vm.classes[i]->mirror == kNull) vm.make_mirror(vm.classes[i]);
  for (std::size_t i = 1; i < n; ++i) {  // string constants of classes that came before String
    Klass* k = vm.classes[i];
    for (auto& f : k->fields) {
      if (!f->is_static() || f->descriptor != "Ljava/lang/String;") continue;
      std::uint16_t constant = k->file->fields[f->index].constant_value;
      if (constant == 0) continue;
      Ref literal = vm.intern_utf8(k->file->utf8(k->file->cp[constant].a));
      std::memcpy(vm.memory.base() + k->statics + f->offset, &literal, 4);
    }
  }
#define HEDDLE_CLASS(id, class_name) w.id = vm.require_class(class_name);
#define HEDDLE_FIELD(id, holder, field_name, descriptor) w.id = find(w.holder, field_name, descriptor);
#include "java/link/well_known.def"
#undef HEDDLE_CLASS
#undef HEDDLE_FIELD
  vm.known_fill_in = w.throwable->find_declared("fillInStackTrace", "(I)Ljava/lang/Throwable;");
  vm.known_run = w.thread->find_declared("run", "()V");
  vm.known_dispatch_uncaught =
      w.thread->find_declared("dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
}

void call(Vm& vm, Method* method, std::initializer_list<std::uint32_t> arguments) {
  HEDDLE_CHECK(method != nullptr, "a method of the boot is missing");
  if (vm.interpreter->call_now(method, arguments)) return;
  Ref ex = vm.interpreter->pending_exception();
  Ref message = vm.get<Ref>(ex, vm.known.throwable_message);
  std::string trace;
  Ref backtrace = vm.get<Ref>(ex, vm.known.throwable_backtrace);
  for (std::uint32_t i = 0; backtrace != kNull && i < vm.heap.length(backtrace) && i < 8; ++i) {
    auto entry = vm.heap.get<std::int64_t>(backtrace, kElementsOffset + 8 * i);
    Method* m = vm.methods[static_cast<std::size_t>(entry >> 32)];
    trace += " at " + m->holder->external_name() + "." + m->name + ":" +
             std::to_string(m->line_at_bci(static_cast<std::uint16_t>(entry)));
  }
  fault(__FILE__, __LINE__,
        "boot of " + method->holder->name + "." + method->name + " threw " +
            vm.heap.klass(ex)->external_name() + (message == kNull ? "" : ": " + vm.string_utf8(message)) +
            trace);
}

void initialise(Vm& vm, const char* name) {
  Klass* k = vm.require_class(name);
  if (vm.initialised(k)) return;
  if (k->super != nullptr) initialise(vm, k->super->name.c_str());
  vm.memory.store<InitState>(k->statics, InitState::InProgress);
  vm.memory.store<std::uint32_t>(k->statics + 4, 1);
  if (k->initializer != nullptr) call(vm, k->initializer, {});
  vm.memory.store<InitState>(k->statics, InitState::Initialised);
  vm.memory.store<std::uint32_t>(k->statics + 4, 0);
  vm.heap.share_statics(k);
  k->always_initialised = true;
}

void make_modules(Vm& vm) {
  Klass* loader = vm.require_class("jdk/internal/loader/ClassLoaders$AppClassLoader");
  vm.system_loader = vm.heap.allocate_constant(loader);
  vm.platform_loader =
      vm.heap.allocate_constant(vm.require_class("jdk/internal/loader/ClassLoaders$PlatformClassLoader"));
  vm.java_base_module = vm.make_module("java.base", kNull);
  vm.unnamed_module = vm.make_module("", vm.system_loader);
  for (const auto& f : vm.known.class_loader->fields) {
    Ref value = kNull;
    if (f->is_static()) continue;
    if (f->name == "unnamedModule") value = vm.unnamed_module;
    if (f->name == "name") value = vm.intern_utf8("app");
    if (f->name == "parent") value = vm.platform_loader;
    if (value != kNull) std::memcpy(vm.heap.address(vm.system_loader) + f->offset, &value, 4);
    if (f->name == "parent") continue;
    if (f->name == "name") value = vm.intern_utf8("platform");
    if (value != kNull) std::memcpy(vm.heap.address(vm.platform_loader) + f->offset, &value, 4);
  }
  for (std::size_t i = 1; i < vm.classes.size(); ++i)
    std::memcpy(vm.heap.address(vm.classes[i]->mirror) + vm.known.class_module->offset, &vm.java_base_module,
                4);
}

// HotSpot's create_initial_thread and create_initial_thread_group.
void make_main_thread(Vm& vm) {
  const WellKnown& w = vm.known;
  initialise(vm, "java/lang/ThreadGroup");
  Ref system_group = vm.heap.allocate(w.thread_group, 0, 0);
  call(vm, w.thread_group->find_declared("<init>", "()V"), {system_group});
  Ref main_group = vm.heap.allocate(w.thread_group, 0, 0);
  vm.main_group = main_group;
  Ref thread = vm.heap.allocate(w.thread, 0, 0);
  ThreadRecord& r = vm.touch_record(0);
  r.java_thread = thread;
  vm.set<std::int64_t>(thread, w.thread_eetop, 1);
  vm.set<std::int32_t>(thread, w.thread_priority, 5);
  vm.set_ref(thread, w.thread_group_of, system_group);
  call(vm, w.thread_group->find_declared("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
       {main_group, system_group, vm.intern_utf8("main")});
  vm.set_ref(thread, w.thread_group_of, main_group);
  initialise(vm, "java/lang/Thread");
  call(vm, w.thread->find_declared("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
       {thread, main_group, vm.intern_utf8("main")});
  for (const auto& f : w.thread->fields)
    if (f->name == "contextClassLoader") vm.set_ref(thread, f.get(), vm.system_loader);
  for (const auto& f : w.thread->fields)
    if (f->name == "tid") vm.set<std::int64_t>(thread, f.get(), 1);
  vm.heap.escape(thread);
}

}  // namespace

void boot(Vm& vm) {
  vm.booting = true;
  vm.heap.set_immortal_allocation(true);
  HEDDLE_CHECK(vm.new_thread_slot() == 0, "the main thread has slot 0");
  load_well_known(vm);
  make_modules(vm);
  initialise(vm, "java/lang/String");
  make_main_thread(vm);
  initialise(vm, "java/lang/Class");
  initialise(vm, "java/lang/System");
  initialise(vm, "java/lang/Module");
  initialise(vm, "java/lang/ref/Reference");
  initialise(vm, "java/lang/Throwable");
  call(vm, vm.known.system->find_declared("initPhase1", "()V"), {});
  Method* level = vm.require_class("jdk/internal/misc/VM")->find_declared("initLevel", "(I)V");
  for (std::uint32_t i = 2; i <= 4; ++i) call(vm, level, {i});
  for (const char* name : {"java/lang/NullPointerException",
                           "java/lang/ArrayIndexOutOfBoundsException",
                           "java/lang/ClassCastException",
                           "java/lang/ArithmeticException",
                           "java/lang/ArrayStoreException",
                           "java/lang/NegativeArraySizeException",
                           "java/lang/IllegalMonitorStateException",
                           "java/lang/IllegalThreadStateException",
                           "java/lang/InterruptedException",
                           "java/lang/StackOverflowError",
                           "java/lang/OutOfMemoryError",
                           "java/lang/NoClassDefFoundError",
                           "java/lang/ClassNotFoundException",
                           "java/lang/ExceptionInInitializerError",
                           "java/lang/NoSuchMethodError",
                           "java/lang/NoSuchFieldError",
                           "java/lang/AbstractMethodError",
                           "java/lang/IncompatibleClassChangeError",
                           "java/lang/InstantiationError",
                           "java/lang/IllegalAccessError",
                           "java/lang/UnsatisfiedLinkError",
                           "java/lang/ClassFormatError",
                           "java/lang/ClassCircularityError",
                           "java/lang/IllegalArgumentException",
                           "java/lang/StringIndexOutOfBoundsException",
                           "java/lang/CloneNotSupportedException",
                           "java/lang/InternalError",
                           "java/lang/UnsupportedClassVersionError",
                           "java/lang/BootstrapMethodError",
                           "java/lang/AssertionError"})
    initialise(vm, name);
  for (const char* cache :
       {"java/lang/Boolean", "java/lang/Byte$ByteCache", "java/lang/Short$ShortCache",
        "java/lang/Character$CharacterCache", "java/lang/Integer$IntegerCache", "java/lang/Long$LongCache"})
    initialise(vm, cache);  // see value_of
  vm.stdout_stream = vm.get_static<Ref>(vm.known.system_out);
  vm.stderr_stream = vm.get_static<Ref>(vm.known.system_err);
  vm.heap.set_immortal_allocation(false);
  vm.booting = false;
}

}  // namespace heddle::java
