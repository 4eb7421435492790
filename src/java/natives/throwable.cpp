// java.lang.Throwable.fillInStackTrace and java.lang.StackTraceElement.
//
// A backtrace is a long[]: method id in the upper half, bytecode index in the lower, innermost frame first.
// Elements are made from it when someone looks.
#include "java/interp/interpreter.h"
#include "java/natives/lookup.h"
#include "java/natives/member_name.h"
#include "java/natives/reflective_stub.h"
#include "java/natives/threads.h"

namespace heddle::java {
namespace {

NativeResult fill_in_stack_trace(NativeCall& call) {
  Ref throwable = call.ref(0);
  call.interpreter.capture_backtrace(call.thread, throwable);
  return call.ret_ref(throwable);
}

// What HotSpot prints in front of the class: nothing for the program's classes, the module for the library's.
std::string module_of(const Klass* klass) {
  return klass->name.starts_with("jdk/proxy1/") ? "jdk.proxy1" : klass->module_name();
}

int line_of(const Method* method, std::uint32_t bci) {
  constexpr int kNative = -2, kUnknown = -1;
  if (method->is_native() || is_reflective_stub(method)) return kNative;
  if (method->info == nullptr || method->info->code.lines.empty()) return kUnknown;
  int line = kUnknown;
  for (const LineNumber& entry : method->info->code.lines) {
    if (entry.start_pc > bci) break;
    line = entry.line;
  }
  return line;
}

class ElementWriter {
 public:
  explicit ElementWriter(NativeCall& call) : vm_(call.vm), klass_(call.vm.known.stack_trace_element) {}

  void write(Ref element, const Method* method, std::uint32_t bci) {
    // A call through reflection shows the native accessor, as on HotSpot.
    StubFace face = stub_face(method);
    const Klass* holder = face.klass != nullptr ? vm_.require_class(face.klass) : method->holder;
    // BUILTIN_CLASS_LOADER | JDK_NON_UPGRADEABLE_MODULE: both names are left out of toString().
    constexpr std::uint8_t kBuiltinLoader = 1, kJdkModule = 2;
    set(element, "declaringClassObject", "Ljava/lang/Class;", holder->mirror);
    set(element, "declaringClass", kString, vm_.intern_utf8(holder->external_name()));
    set(element, "methodName", kString, vm_.intern_utf8(face.klass != nullptr ? face.method : method->name));
    if (holder->file != nullptr && !holder->file->source_file.empty())
      set(element, "fileName", kString, vm_.intern_utf8(holder->file->source_file));
    vm_.set<std::int32_t>(element, field("lineNumber", "I"), line_of(method, bci));
    std::uint8_t format = kBuiltinLoader;
    if (std::string module = module_of(holder); !module.empty()) {
      set(element, "moduleName", kString, vm_.intern_utf8(module));
      format |= kJdkModule;
    } else {
      set(element, "classLoaderName", kString, vm_.intern_utf8("app"));
    }
    vm_.set<std::uint8_t>(element, field("format", "B"), format);
  }

 private:
  static constexpr const char* kString = "Ljava/lang/String;";
  Field* field(const char* name, const char* descriptor) { return klass_->find_field(name, descriptor); }
  void set(Ref element, const char* name, const char* descriptor, Ref value) {
    vm_.set_ref(element, field(name, descriptor), value);
  }
  Vm& vm_;
  const Klass* klass_;
};

NativeResult init_elements(NativeCall& call) {  // (StackTraceElement[], Throwable)
  Vm& vm = call.vm;
  Ref elements = call.ref(0), throwable = call.ref(1);
  if (elements == kNull || throwable == kNull) return null_pointer(call);
  Ref backtrace = vm.get<Ref>(throwable, vm.known.throwable_backtrace);
  std::uint32_t depth = backtrace == kNull ? 0 : vm.heap.length(backtrace);
  std::uint32_t count = std::min(depth, vm.heap.length(elements));
  ElementWriter writer(call);
  for (std::uint32_t i = 0; i < count; ++i) {
    auto frame = vm.heap.get<std::uint64_t>(backtrace, kElementsOffset + 8 * i);
    writer.write(vm.heap.get<Ref>(elements, kElementsOffset + 4 * i), vm.methods[frame >> 32],
                 static_cast<std::uint32_t>(frame));
  }
  return call.ret();
}

NativeResult init_element(NativeCall& call) {  // (StackTraceElement, StackFrameInfo)
  Vm& vm = call.vm;
  if (call.ref(0) == kNull || call.ref(1) == kNull) return null_pointer(call);
  const Klass* info = vm.heap.klass(call.ref(1));
  Ref member = vm.get<Ref>(call.ref(1), info->find_field("memberName", "Ljava/lang/Object;"));
  const Method* method = method_of_member(vm, member);
  if (method == nullptr) return call.throw_new("java/lang/InternalError", "a stack frame without a method");
  ElementWriter(call).write(call.ref(0), method,
                            vm.get<std::uint32_t>(call.ref(1), info->find_field("bci", "I")));
  return call.ret();
}

// The format was set with the element; what remains is to forget the class.
NativeResult compute_format(NativeCall& call) {
  const Field* field =
      call.vm.known.stack_trace_element->find_field("declaringClassObject", "Ljava/lang/Class;");
  call.vm.set_ref(call.ref(0), field, kNull);
  return call.ret();
}

constexpr const char* kElement = "java/lang/StackTraceElement";
constexpr NativeEntry kEntries[] = {
    {"java/lang/Throwable", "fillInStackTrace", "(I)Ljava/lang/Throwable;", fill_in_stack_trace},
    {kElement, "initStackTraceElements", nullptr, init_elements},
    {kElement, "initStackTraceElement", nullptr, init_element},
    {kElement, "computeFormat", "()V", compute_format, "there is no module graph to ask"},
};

}  // namespace

Ref stack_trace_of(NativeCall& call, ThreadId thread) {
  Vm& vm = call.vm;
  call.interpreter.sync_registers();
  std::vector<Ref> elements;
  ElementWriter writer(call);
  bool room = true;
  call.interpreter.for_each_frame(thread, [&](Method* m, std::uint32_t pc, std::uint32_t) {
    if (m->stub != Method::Stub::None || m->holder->hidden) return true;
    Ref element = call.new_object(vm.known.stack_trace_element);
    room = element != kNull;
    if (!room) return false;
    elements.push_back(element);
    writer.write(element, m, m->bci[pc]);
    return true;
  });
  return room ? new_reference_array(call, vm.known.stack_trace_element, elements) : kNull;
}

extern const NativeTable kThrowableNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
