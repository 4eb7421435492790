// A program in register code: what heddle-lower makes of LLVM IR, once, and what the interpreter runs.
//
// Plain data without a word of LLVM, so that only heddle-lower, a process of its own, has to load libLLVM. It
// travels between the two as a file (archive.h).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace heddle::native {

enum class Op : std::uint16_t {
#define HEDDLE_OP(name, format, meaning) name,
#include "native/code/opcodes.def"
#undef HEDDLE_OP
};
const char* name(Op op);

enum class Intrinsic : std::uint32_t {
#define HEDDLE_INTRINSIC(name, operands, meaning) name,
#include "native/code/intrinsics.def"
#undef HEDDLE_INTRINSIC
};

enum class FpKind : std::uint16_t { Half, BFloat, Float, Double, X87, Quad };
inline constexpr std::uint32_t slots_of(FpKind kind) {
  return kind >= FpKind::X87 ? 2 : 1;
}
enum class FpOp : std::uint32_t { Add, Sub, Mul, Div, Rem, Neg };
// As LLVM numbers them: bit 0 equal, bit 1 greater, bit 2 less, bit 3 unordered.
enum class FpPredicate : std::uint32_t {
  False,
  Oeq,
  Ogt,
  Oge,
  Olt,
  Ole,
  One,
  Ord,
  Uno,
  Ueq,
  Ugt,
  Uge,
  Ult,
  Ule,
  Une,
  True
};
enum class IntPredicate : std::uint32_t { Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle };
enum class WideOp : std::uint32_t { Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor };
enum class UpdateOp : std::uint32_t {
  Exchange,
  Add,
  Sub,
  And,
  Nand,
  Or,
  Xor,
  Max,
  Min,
  UMax,
  UMin,
  FAdd,
  FSub,
  FMax,
  FMin,
  UIncWrap,
  UDecWrap
};
enum class Order : std::uint8_t { Relaxed, Consume, Acquire, Release, AcqRel, SeqCst };

inline constexpr std::uint32_t kNoSlot = ~std::uint32_t{0};

struct Insn {
  Op op;
  std::uint16_t w = 0;
  std::uint32_t d = kNoSlot, a = kNoSlot, b = kNoSlot;
  union {
    std::uint64_t imm;
    struct {
      std::uint32_t c, e;
    };
  };
};
static_assert(sizeof(Insn) == 24);

inline constexpr std::uint32_t words_of_bits(std::uint32_t bits) {
  return (bits + 63) / 64;
}

// --- addresses ---
// A pointer is 64 bits: the object in the upper half, the offset, plus kBias, in the lower. The bias keeps
// pointers a little before an object in the same object, so that an error names it. Objects made by the
// program are named by the thread that made them; globals, functions and constants have a range of their own,
// known when code is lowered.
using Ptr = std::uint64_t;
using ObjectId = std::uint32_t;
inline constexpr std::uint32_t kBias = 0x4000'0000;
inline constexpr std::uint64_t kLargestObject = 0xffff'ffff - kBias;  // bytes
// Ids come in units of so many objects: a thread has one, main, which often makes most of them, four, and
// globals and functions the last four.
inline constexpr unsigned kUnitBits = 19;
inline constexpr std::uint32_t kUnits = 512, kUnitsOfMain = 4;
inline constexpr std::uint32_t kGlobalUnit = kUnits - 4;
inline constexpr std::uint32_t kThreads = kGlobalUnit - kUnitsOfMain + 1;  // alive at the same time
inline constexpr ObjectId kObjects = kUnits << kUnitBits;
inline constexpr std::uint32_t indices_of(std::uint32_t thread) {  // objects that it can have
  return (thread == 0 ? kUnitsOfMain : 1) << kUnitBits;
}
inline constexpr ObjectId first_object_of(std::uint32_t thread) {
  return thread == 0 ? 0 : (thread - 1 + kUnitsOfMain) << kUnitBits;
}
inline constexpr bool is_global_range(ObjectId object) {
  return object >> kUnitBits >= kGlobalUnit;
}
inline constexpr Ptr pointer_to(ObjectId object, std::uint32_t offset = 0) {
  return (Ptr{object} << 32) + kBias + offset;
}
inline constexpr ObjectId object_of(Ptr p) {
  return static_cast<ObjectId>(p >> 32);
}
inline constexpr std::uint32_t offset_of(Ptr p) {
  return static_cast<std::uint32_t>(p) - kBias;
}
// Whether `n` bytes from `p` end within an object of that size. A sum alone could wrap: sizes are the
// program's.
inline constexpr bool ends_within(Ptr p, std::uint64_t n, std::uint64_t size) {
  std::uint64_t end = 0;
  return !__builtin_add_overflow(std::uint64_t{offset_of(p)}, n, &end) && end <= size;
}
// Global number g of Module::globals; function number f of Module::functions; external number x of
// Module::externals (whose address may be taken, too). One range, in that order.
inline constexpr std::uint32_t maker_of(
    ObjectId object) {  // a thread, for what is made while the program runs
  const std::uint32_t unit = object >> kUnitBits;
  return unit < kUnitsOfMain ? 0 : unit - kUnitsOfMain + 1;
}
inline constexpr ObjectId object_of_global(std::uint32_t index) {
  return (kGlobalUnit << kUnitBits) + 1 + index;
}

// --- what people read ---
struct Location {              // a source position, innermost
  std::uint32_t function = 0;  // string: the function as the programmer wrote it ("push", "Stack::push")
  std::uint32_t file =
      0;  // string, as the compiler recorded it, made absolute with the compilation directory
  std::uint32_t line = 0;
  std::uint32_t inlined_at = 0;  // index into Module::locations; 0: not inlined
  bool library = false;          // not the user's own code
};
struct TypeMember {
  std::uint32_t name = 0, type = 0;  // string, type
  std::uint64_t offset = 0;
};
// What debug information says of a type, enough to name a part of an object. Index 0: unknown.
struct Type {
  enum class Kind : std::uint8_t { Unknown, Integer, Float, Pointer, Array, Struct };
  Kind kind = Kind::Unknown;
  bool is_signed = false;
  std::uint32_t name = 0;     // string
  std::uint64_t size = 0;     // bytes
  std::uint32_t element = 0;  // Array: its elements' type; Pointer: what it points to (0: unknown)
  bool fortran = false;       // Array: a(1,2), the first index running fastest; size 0: behind a descriptor
  std::int64_t lower = 0;     // ... the first value of this index
  std::vector<TypeMember> members;
};

struct Relocation {
  std::uint64_t offset = 0;
  Ptr value = 0;
};
struct Global {
  std::string name;  // as the programmer wrote it
  std::uint64_t size = 0;
  bool constant = false;
  bool thread_local_ = false;
  bool may_hold_pointers = true;
  bool defined = true;  // false: an external variable that we do not know; using it is inconclusive
  std::vector<std::uint8_t> bytes;  // initial contents; shorter than size: the rest is 0
  std::vector<Relocation> relocations;
  std::uint32_t location = 0, type = 0;
};
struct AllocaSite {
  std::uint32_t name = 0;  // string: the variable
  std::uint32_t type = 0;
  bool captured = true;  // its address may outlive the frame
};
struct LineEntry {
  std::uint32_t pc = 0, location = 0;  // from pc on
};
struct Function {
  std::string name;           // in the IR
  std::uint32_t display = 0;  // string: as the programmer wrote it
  std::uint32_t params = 0;   // slots, at the start of the frame; the caller fills them
  std::uint32_t slots = 0;    // of the frame, params included
  bool variadic = false;
  bool library = false;  // not the user's own code
  std::vector<Insn> code;
  std::vector<LineEntry> lines;
  std::vector<std::uint32_t> labels;  // pc of each block whose address is taken: see label_address
};
// &&label: the address of the function plus this many bytes.
inline constexpr std::uint32_t label_offset(std::uint32_t label) {
  return 1 + label;
}

struct VarArg {            // one argument beyond the fixed ones, in the order of the call
  std::uint32_t slot = 0;  // first slot of the value; for by_value the slot with the address
  std::uint32_t size =
      8;  // bytes it takes in the argument area: 8, 16, or the rounded size of a by-value struct
  std::uint32_t align = 8;  // 8 or 16
  bool by_value = false;
};
struct CallSite {
  std::vector<std::uint32_t>
      args;  // slots, each 8 bytes, of the fixed arguments; for CallExternal of all arguments
  std::vector<VarArg> varargs;  // of a variadic call
  std::uint32_t result_slots = 0;
  bool result_used = true;
  std::uint32_t unwind = 0;  // pc of the landing pad; 0: none (pc 0 is never one)
  bool nounwind = false;     // an exception that leaves it is std::terminate
  // Of a call that makes a block of memory: the variable that gets its address (string), and the type of what
  // is there. 0: unknown.
  std::uint32_t block_name = 0, block_type = 0;
  // Of a call that copies text to its first argument, an array that is a member of a structure: the bytes
  // from there to the end of that member. 0: it is none, or the last one, which may be longer than declared.
  std::uint32_t member_size = 0;
};
struct SwitchTable {
  struct Case {
    std::uint64_t value = 0;
    std::uint32_t target = 0;
  };
  std::vector<Case> cases;  // by value
  std::uint32_t otherwise = 0;
};
struct LandingPad {
  struct Clause {
    bool filter = false;
    std::vector<Ptr> types;  // catch: one (0: catch all); filter: the types that may pass
  };
  std::vector<Clause> clauses;
  bool cleanup = false;
};
struct External {
  std::string name;  // in the IR
};
struct Start {  // llvm.global_ctors, in order of priority
  std::uint32_t function = 0;
};

struct Module {
  std::vector<std::string> strings;  // 0: ""
  std::vector<Location> locations;   // 0: unknown
  std::vector<Type> types;           // 0: unknown
  std::vector<Global> globals;
  std::vector<Function> functions;
  std::vector<External> externals;
  std::vector<AllocaSite> allocas;
  std::vector<CallSite> calls;
  std::vector<SwitchTable> switches;
  std::vector<LandingPad> landing_pads;
  std::vector<std::uint32_t> constructors, destructors;  // function indices, in the order in which they run
  std::uint32_t entry = kNoSlot;                         // __heddle_start (runtime/start.c): calls main
  std::uint32_t main_params = 0;
  std::vector<std::string> notes;  // what a reader of the result should know

  Ptr global_address(std::uint32_t index) const { return pointer_to(object_of_global(index)); }
  Ptr function_address(std::uint32_t index) const {
    return pointer_to(object_of_global(static_cast<std::uint32_t>(globals.size()) + index));
  }
  Ptr external_address(std::uint32_t index) const {
    return pointer_to(
        object_of_global(static_cast<std::uint32_t>(globals.size() + functions.size()) + index));
  }
  Ptr label_address(std::uint32_t function, std::uint32_t label) const {
    return function_address(function) + label_offset(label);
  }
};

}  // namespace heddle::native
