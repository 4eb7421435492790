// Linked classes, fields and methods. Immutable facts about the program, shared by every state: once a class
// has been loaded on any path it stays known. What the program can see change (statics, initialisation
// status, the mirror's fields) lives in the state memory instead.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/paged_memory.h"
#include "java/classfile/class_file.h"
#include "java/classfile/frame_maps.h"
#include "java/heap/object.h"
#include "java/interp/insn.h"
#include "java/link/primitives.h"

namespace heddle::java {

struct Klass;
struct Method;
class NativeCall;
enum class NativeResult : std::uint8_t;
using NativeFunction = NativeResult (*)(NativeCall&);

enum Access : std::uint16_t {
  kAccPublic = 0x0001,
  kAccPrivate = 0x0002,
  kAccProtected = 0x0004,
  kAccStatic = 0x0008,
  kAccFinal = 0x0010,
  kAccSynchronized = 0x0020,  // methods
  kAccSuper = 0x0020,         // classes
  kAccVolatile = 0x0040,      // fields
  kAccBridge = 0x0040,        // methods
  kAccVarargs = 0x0080,
  kAccNative = 0x0100,
  kAccInterface = 0x0200,
  kAccAbstract = 0x0400,
  kAccSynthetic = 0x1000,
  kAccAnnotation = 0x2000,
  kAccEnum = 0x4000,
};

struct Field {
  Klass* holder = nullptr;
  std::string name, descriptor;
  std::uint16_t access = 0;
  std::uint16_t index = 0;  // in ClassFile::fields
  BasicType type = BasicType::Int;
  std::uint32_t offset = 0;  // instance: bytes from the object; static: bytes from Klass::statics
  // Escape reduction: set once some thread has written it in an object that others could reach (see
  // visibility.h).
  // Sync reduction: set where plain accesses must be visible after all (Machine::reveal, atomic writes).
  bool written_shared = false;
  bool confined = false;  // see Klass::confined_offsets
  bool opaque = false;    // read in opaque mode: interp/relaxed.cpp
  bool exempt = false;    // confined, or an idempotent cache: its accesses neither race nor tell anything
  bool setting = false;   // link/library_fields.h
  bool is_static() const { return (access & kAccStatic) != 0; }
  bool is_volatile() const { return (access & kAccVolatile) != 0; }
  bool is_final() const { return (access & kAccFinal) != 0; }
};

// A call site of invokedynamic, linked once (the constant call sites javac emits never change).
struct CallSite;
struct VerifyProblem;
// What java.lang.invoke links, as part of the state (linked_site.h).
struct LinkedSite;
// What the accesses of a class's code mean to other threads (Interpreter::is_quiet).
enum class Hearing : std::uint8_t {
  Own,     // the program's own doing
  Caller,  // the library: whatever they mean where it was called from
  Quiet,   // java.lang.invoke at its own books: nothing
};

struct Handler {
  std::uint32_t start, end, target;  // instruction indices
  std::uint16_t catch_type;          // constant-pool Class index of the holder, 0: any
};

struct Method {
  Klass* holder = nullptr;
  const MethodInfo* info = nullptr;
  std::string name, descriptor;
  std::uint16_t access = 0;
  std::uint32_t id = 0;              // dense, for the life of the process
  std::uint16_t index = 0;           // in ClassFile::methods
  std::uint16_t argument_slots = 0;  // with the receiver
  std::uint16_t max_locals = 0, max_stack = 0;
  BasicType return_type = BasicType::Void;
  std::vector<BasicType> parameters;  // without the receiver
  int vtable_index = -1;              // -1: not virtual (static, private, constructor, or of an interface)
  NativeFunction native = nullptr;    // for native methods and overridden ones
  Method* overlay = nullptr;          // run this static method instead (overlay/)
  bool polymorphic = false;           // signature-polymorphic (MethodHandle.invoke*, VarHandle.*)
  Primitive primitive = Primitive::None;  // one step under --juc=model
  bool guarded = false;                   // a native that believes its caller: only the library may call it
  bool hidden_frame = false;              // @Hidden: not in stack traces, never anybody's caller

  // Filled on first execution.
  std::vector<Insn> code;
  std::vector<std::uint16_t> bci;  // per instruction
  std::vector<Handler> handlers;
  std::unique_ptr<FrameMaps> maps;
  // ClassInit, Link: run on top of an instruction that is executed again afterwards.
  enum class Stub : std::uint8_t { None, ClassInit, Link, ThreadEntry, Other } stub = Stub::None;
  bool repeats_caller() const { return stub == Stub::ClassInit || stub == Stub::Link; }

  bool is_static() const { return (access & kAccStatic) != 0; }
  bool is_native() const { return (access & kAccNative) != 0; }
  bool is_abstract() const { return (access & kAccAbstract) != 0; }
  bool is_synchronized() const { return (access & kAccSynchronized) != 0; }
  bool prepared() const { return !code.empty(); }
  int line_at(std::uint32_t instruction) const;  // 0 if unknown
  int line_at_bci(std::uint16_t at) const;
};

enum class InitState : std::uint32_t { Loaded = 0, InProgress = 1, Initialised = 2, Erroneous = 3 };

// The part of a class that changes: one block in the state memory, at Klass::statics.
//   +0 InitState   +4 initialising thread + 1   +8 statics...
inline constexpr std::uint32_t kStaticsHeader = 8;

struct Klass {
  Klass();  // out of line: CallSite is incomplete here
  ~Klass();

  std::uint32_t id = 0;
  std::string name;                 // internal form; arrays "[I"; primitives "int"
  std::unique_ptr<ClassFile> file;  // null for arrays and primitives
  std::string origin;
  bool from_jdk = false;
  bool relied_on = false;  // of the library, and natives believe its fields: link/library_fields.h
  // Verified, and its supers: see Vm::link. The same in every state.
  bool linked = false;
  std::unique_ptr<VerifyProblem> link_problem;
  bool hidden = false;  // lambda proxies and others made by us, hidden classes (JEP 371)
  // Hidden classes that Java code defines: where the state says whether this path has. 0: it always has.
  Offset defined_at = 0;
  Hearing hearing = Hearing::Own;
  Ref loader = kNull;  // a class loader of the program; null: one of the built-in ones
  std::uint16_t access = 0;
  Klass* super = nullptr;
  std::vector<Klass*> interfaces;      // direct
  std::vector<Klass*> all_interfaces;  // transitive, without duplicates
  std::vector<Klass*> supers;          // super chain, Object first, this last: subtype test by depth
  std::vector<std::unique_ptr<Field>> fields;
  std::vector<std::unique_ptr<Method>> methods;
  std::vector<Method*> vtable;
  // Interface method -> implementation, filled on first use.
  std::unordered_map<const Method*, Method*> itable;
  std::uint32_t instance_bytes = kHeaderBytes;
  std::vector<std::uint32_t> reference_offsets;  // of instance fields, all supers included
  // Reference fields that only the thread whose object it is uses (Thread.threadLocals): storing there shares
  // nothing.
  std::vector<std::uint32_t> confined_offsets;
  Offset statics = 0;  // in the state memory
  std::uint32_t static_bytes = 0;
  std::vector<std::uint32_t> static_reference_offsets;
  Ref mirror = kNull;  // the java.lang.Class object, immortal

  bool is_array = false, is_primitive = false;
  BasicType element_type = BasicType::Void;  // arrays: of one element; primitives: itself
  Klass* element = nullptr;                  // arrays of references: the element's class
  Klass* array_of = nullptr;                 // the array class whose elements are this, once made

  Method* initializer = nullptr;  // <clinit>
  std::unique_ptr<Method> init_stub;
  bool trivial_init = false;        // neither it nor its supers have anything to run
  bool always_initialised = false;  // was initialised before the search began: no check is needed
  bool has_finalizer = false;
  bool has_defaults = false;  // an interface with non-abstract instance methods

  // What race detection learns about the class, once for the process (Interpreter::learn).
  bool has_finals = false;  // instance fields that are final, its supers' included
  bool leaks = false;       // an object has escaped in its own constructor: its final fields are like others
  bool shares_in_init = false;  // its initialiser accesses what others can reach: see Interpreter::class_edge

  // Resolved constant-pool entries, by index (class refs, strings, method handles...).
  struct Resolved {
    void* pointer = nullptr;
    Ref ref = kNull;
  };
  std::vector<Resolved> resolved;
  std::vector<std::unique_ptr<CallSite>> call_sites;
  std::unordered_map<std::uint32_t, std::unique_ptr<LinkedSite>> linked_sites;  // see linked_site()

  bool is_interface() const { return (access & kAccInterface) != 0; }
  bool is_abstract() const { return (access & kAccAbstract) != 0; }
  bool is_subclass_of(const Klass* other) const {
    std::size_t depth = other->supers.size();
    return supers.size() >= depth && depth > 0 && supers[depth - 1] == other;
  }
  bool is_subtype_of(const Klass* other) const;

  Field* find_field(std::string_view field_name, std::string_view descriptor) const;  // JVMS 5.4.3.2
  Method* find_declared(std::string_view method_name, std::string_view descriptor) const;
  Method* find_method(std::string_view method_name,
                      std::string_view descriptor) const;  // class + supers + interfaces
  std::string external_name() const;                       // dots
  std::string package() const;
  bool shares_package(const Klass& other) const;  // the run-time package (JVMS 5.3)
  std::string module_name() const;                // "": the unnamed one
};

}  // namespace heddle::java
