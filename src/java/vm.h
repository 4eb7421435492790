// The JVM's parts, wired together. Everything that depends on the path is in `memory`.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/kept_output.h"
#include "base/paged_memory.h"
#include "core/event.h"
#include "core/machine.h"
#include "java/classpath/class_path.h"
#include "java/heap/heap.h"
#include "java/interp/thread_record.h"
#include "java/java_machine.h"
#include "java/link/klass.h"
#include "java/link/modules.h"
#include "java/natives/natives.h"
#include "memory/opmm.h"

namespace heddle::java {

// A Java exception to be thrown, named before it exists: internal class name and message.
struct Thrown {
  std::string klass;
  std::string message;
  bool has_message = true;
  // Or nothing to be thrown, but this loader of the program is to be asked for a class first.
  Ref loader = kNull;
  std::string wanted = {};
  // Or what is wrong is that we do not know it.
  std::string unsupported = {};
};

// Well-known classes and fields, looked up once at boot. One table: well_known.def.
struct WellKnown {
#define HEDDLE_CLASS(id, name) Klass* id = nullptr;
#define HEDDLE_FIELD(id, klass, name, descriptor) Field* id = nullptr;
#include "java/link/well_known.def"
#undef HEDDLE_CLASS
#undef HEDDLE_FIELD
};

class Interpreter;
struct InputPlan;

std::string to_utf8(std::u16string_view text);

class Vm {
 public:
  explicit Vm(const JavaOptions& options);
  ~Vm();

  PagedMemory memory;
  JavaOptions options;
  std::vector<Klass*> classes;   // by id; 0 unused
  std::vector<Method*> methods;  // by id; 0 unused
  Heap heap;
  WellKnown known;
  Method* known_fill_in = nullptr;            // Throwable.fillInStackTrace(int)
  Method* known_run = nullptr;                // Thread.run()
  Method* known_dispatch_uncaught = nullptr;  // Thread.dispatchUncaughtException(Throwable)
  std::unique_ptr<Interpreter> interpreter;
  std::unique_ptr<memory::Opmm> opmm;  // null: memory is sequentially consistent

  // --- classes (link/class_table.cpp) ---
  std::vector<std::unique_ptr<ClassSource>> sources;  // searched in order; the JDK first
  // The class of that internal name ("java/lang/String", "[I", "[Ljava/lang/String;"), loading it if need be.
  // nullptr: `thrown` says what the program gets (NoClassDefFoundError, ClassFormatError, ...).
  // With a loader of the program: as that loader sees it; it may have to be asked (Thrown::wanted).
  Klass* load_class(std::string_view name, Thrown& thrown, Ref loader = kNull);
  Klass* find_loaded(std::string_view name, Ref loader = kNull) const;
  // The loader has answered, or has defined the class itself. Outside of every path, so before the search
  // only.
  void note_loaded(Ref loader, Klass* klass) { by_loader_[{loader, klass->name}] = klass; }
  // Null for the built-in loaders.
  Ref loader_of_program(Ref loader) const {
    return loader == system_loader || loader == platform_loader ? kNull : loader;
  }
  bool may_load_by_program() const { return !memory.tracking() || options.live; }
  Klass* require_class(std::string_view name);  // of the boot library: a fault if missing
  Klass* primitive(BasicType type) const { return primitives[static_cast<std::size_t>(type)]; }
  Klass* array_of(Klass* element);
  Klass* array_of(BasicType element) { return array_of(primitive(element)); }
  Klass* klass_of_mirror(Ref mirror) const;
  // Adds a class made by us from an in-memory description (lambda proxies).
  Klass* define_class(std::unique_ptr<ClassFile> file, std::string origin, bool from_jdk, Thrown& thrown,
                      Ref loader = kNull);
  Method* register_method(std::unique_ptr<Method> method, Klass* holder);  // takes an id

  // Verifies a class and its supers, once (JVMS 5.4.1); what is wrong with it, null if nothing
  // (link/verification.cpp).
  // `needs` is set, and nothing else, if a loader of the program is to be asked for a class first.
  const VerifyProblem* link(Klass* klass, Thrown& needs);

  // --- resolution (link/resolve.cpp) ---
  Klass* resolve_class(Klass* holder, std::uint16_t index, Thrown& thrown);
  Field* resolve_field(Klass* holder, std::uint16_t index, bool want_static, Thrown& thrown);
  Method* resolve_method(Klass* holder, std::uint16_t index, Thrown& thrown);
  // The method that a virtual or interface call of `method` on `receiver` runs; null: AbstractMethodError &
  // co.
  Method* select_method(Klass* receiver, Method* method, Thrown& thrown);
  bool is_assignable(const Klass* from, const Klass* to) const { return from->is_subtype_of(to); }

  bool may_extend(const Klass* klass, const Klass* super, Thrown& thrown);
  bool same_nest(const Klass* a, const Klass* b) const;
  bool may_access_member(const Klass* holder, const Klass* named, const Klass* declaring,
                         std::uint16_t access) const;
  // As HotSpot's messages write it: 'void Foo.bar(int)'.
  static std::string describe_method(std::string_view holder, std::string_view name,
                                     std::string_view descriptor);
  static std::string abstract_text(const Method* method);

  // --- modules ---
  Modules modules;
  // The java.lang.Module of a class; of the JDK's own, one object per module.
  Ref module_of(const Klass* klass);
  std::string name_of_module(Ref module) const;  // "": unnamed

  // --- initialisation status, in the state memory ---
  InitState init_state(const Klass* k) const { return memory.load<InitState>(k->statics); }
  bool initialised(const Klass* k) const {
    return k->always_initialised || init_state(k) == InitState::Initialised;
  }

  // --- strings (link/strings.cpp) ---
  Ref intern(std::u16string_view text);  // the immortal String of a literal
  Ref intern_utf8(std::string_view modified_utf8);
  // String.intern of a string made at run time (link/interning.cpp).
  Ref interned_at_run_time(std::u16string_view text) const;  // kNull: none on this path
  bool intern_at_run_time(Ref string);                       // false: no memory
  bool is_literal(std::u16string_view text);                 // of a class that has begun its initialisation
  bool literal_may_vary(std::u16string_view text) const {
    return run_time_texts_.contains(std::u16string(text));
  }
  void vary_literal(std::u16string_view text);
  struct LiteralUse {
    Insn* insn;
    std::int32_t index;
  };
  void note_literal_use(Ref literal, LiteralUse use) { literal_uses_[literal].push_back(use); }
  static std::u16string utf16(std::string_view modified_utf8);
  Ref new_string(std::u16string_view text, ThreadId thread, SiteId site = 0);
  Ref new_string_utf8(std::string_view utf8, ThreadId thread, SiteId site = 0);
  std::u16string string_value(Ref string) const;
  std::string string_utf8(Ref string) const;  // for people and for lookups; lone surrogates become U+FFFD

  // --- statics ---
  template <typename T>
  T get_static(const Field* field) const {
    return memory.load<T>(field->holder->statics + field->offset);
  }
  void set_static_ref(const Field* field, Ref value) {
    heap.put_static_ref(field->holder->statics + field->offset, value);
  }
  template <typename T>
  T get(Ref object, const Field* field) const {
    return heap.get<T>(object, field->offset);
  }
  template <typename T>
  void set(Ref object, const Field* field, T value) {
    heap.put<T>(object, field->offset, value);
  }
  void set_ref(Ref object, const Field* field, Ref value) { heap.put_ref(object, field->offset, value); }

  // --- threads (interp/threads.cpp) ---
  static constexpr ThreadId kMaxThreads = 512;
  ThreadRecord& record(ThreadId thread) const;  // read; to write, touch_record first
  ThreadRecord& touch_record(ThreadId thread);
  std::uint32_t* stack(ThreadId thread) const;
  Offset stack_offset(ThreadId thread) const { return stacks_[thread]; }
  ThreadId thread_slots() const { return static_cast<ThreadId>(records_.size()); }
  ThreadId new_thread_slot();                      // lowest free
  ThreadId slot_of(Ref java_thread) const;         // kNoThread if it is not alive
  unsigned alive() const;                          // threads started and not ended
  std::string thread_name(ThreadId thread) const;  // also of the last one that had the slot: see note_end
  void note_end(ThreadId thread);
  std::int64_t clock() const;  // virtual nanoseconds
  void set_clock(std::int64_t nanoseconds);
  std::uint8_t signal_handler(int number) const;  // natives/signals.cpp: 0 as at the start
  void set_signal_handler(int number, std::uint8_t handler);
  // How many threads have ended while others lived, and nobody has joined them yet: see
  // Interpreter::watched_.
  std::uint32_t loose_ends() const { return memory.load<std::uint32_t>(loose_ends_); }
  void set_loose_ends(std::uint32_t count) { memory.store<std::uint32_t>(loose_ends_, count); }

  // --- state of the machine itself ---
  // The list of cleared references that are to be enqueued, linked by Reference.discovered.
  Ref pending_references() const { return memory.load<Ref>(pending_references_); }
  void set_pending_references(Ref head) { heap.put_static_ref(pending_references_, head); }
  template <typename Visitor>
  void for_each_own_reference(Visitor&& visit) const {
    visit(pending_references());
    visit(memory.load<Ref>(interned_));
  }
  // What the process will end with: 0 until System.exit, or an exception that leaves main, says otherwise.
  int exit_status() const { return static_cast<int>(memory.load<std::int32_t>(exit_status_)); }
  void set_exit_status(int status) { memory.store<std::int32_t>(exit_status_, status); }
  bool shutdown_begun() const { return memory.load<std::uint32_t>(shutdown_begun_) != 0; }
  void begin_shutdown() { memory.store<std::uint32_t>(shutdown_begun_, 1); }

  // --- output ---
  bool print(int descriptor, std::string_view bytes);  // false: no room left in the state
  bool record_output = false;
  KeptOutput early_output;  // before the search began: the same on every path
  KeptOutput output;        // all of it, on the path that is being recorded
  std::string output_in_state() const;

  EventSink* sink = nullptr;
  // What the escape reduction was told to begin with (Machine::assume): "field C.f", "elements C.m()V@7", ...
  std::set<std::string> assumed;
  // Strings and objects that natives want once per process.
  Klass* primitives[10] = {};
  bool own_synchronizers = false;  // the program has extended AbstractQueuedSynchronizer
  // The program mentions System.gc(): any thread may clear a reference that only another has, so each counts
  // as shared from the start.
  bool collects_garbage = false;
  std::map<std::string, std::unique_ptr<LinkedSite>> load_sites;  // see load_site()
  Ref system_loader = kNull, platform_loader = kNull, java_base_module = kNull, unnamed_module = kNull;
  Ref main_group = kNull;
  Ref stdout_stream = kNull, stderr_stream = kNull;
  void assume_that(AssumptionKind kind, std::string what) {
    if (!booting) assumptions.insert({kind, std::move(what)});
  }
  std::string jdk_version;     // "17.0.12"
  std::set<std::string> gaps;  // Machine::gaps; of all paths
  // Of Verifier.nondetInt and the like, by the call: which values are tried.
  std::map<std::pair<const Method*, std::uint32_t>, std::shared_ptr<const InputPlan>> input_plans;
  std::set<Assumption> assumptions;  // Machine::assumptions; of all paths
  bool booting = false;
  bool runs_quietly = false;     // java.lang.invoke is in use: see Interpreter::is_quiet
  std::string source_directory;  // where the user's sources are, for reports

 private:
  friend class ClassTable;
  std::unordered_map<std::string_view, Klass*> by_name_;
  std::map<std::pair<Ref, std::string>, Klass*> by_loader_;
  std::vector<std::unique_ptr<Klass>> owned_;
  std::vector<std::string> loading_;  // names being loaded, for ClassCircularityError
  std::unordered_map<std::u16string, Ref> literals_;
  std::unordered_map<std::u16string, std::vector<const Klass*>> literal_users_;
  std::size_t classes_indexed_ = 1;  // literal_users_ knows the constants of classes below
  std::unordered_map<Ref, std::vector<LiteralUse>> literal_uses_;  // instructions that remember a literal
  std::unordered_set<std::u16string> run_time_texts_;              // interned at run time on some path
  std::map<std::string, Ref> modules_made_;
  std::vector<Offset> records_, stacks_;
  std::vector<Offset> ended_;             // per slot: the name of who last ended there, an index of ...
  std::vector<std::string> ended_names_;  // ... all such names
  Offset clock_ = 0, signals_ = 0;
  Offset loose_ends_ = 0;
  Offset pending_references_ = 0, shutdown_begun_ = 0, exit_status_ = 0, interned_ = 0;
  Offset output_ = 0;  // heddle outcomes: u64 length, then the bytes

 public:
  Klass* add_class(std::unique_ptr<Klass> klass);
  void make_mirror(Klass* klass);
  Ref make_module(const std::string& name, Ref loader);  // "": unnamed
};

}  // namespace heddle::java
