#include "native/code/archive.h"

#include <cstring>
#include <type_traits>

namespace heddle::native {
namespace {

constexpr std::string_view kMagic = "heddle register code 1\n";

// One function per structure names its members, in one order for both directions.
template <typename A>
void members(A& io, Location& v) {
  io(v.function, v.file, v.line, v.inlined_at, v.library);
}
template <typename A>
void members(A& io, TypeMember& v) {
  io(v.name, v.type, v.offset);
}
template <typename A>
void members(A& io, Type& v) {
  io(v.kind, v.is_signed, v.name, v.size, v.element, v.fortran, v.lower, v.members);
}
template <typename A>
void members(A& io, Relocation& v) {
  io(v.offset, v.value);
}
template <typename A>
void members(A& io, Global& v) {
  io(v.name, v.size, v.constant, v.thread_local_, v.may_hold_pointers, v.defined, v.bytes, v.relocations,
     v.location, v.type);
}
template <typename A>
void members(A& io, AllocaSite& v) {
  io(v.name, v.type, v.captured);
}
template <typename A>
void members(A& io, LineEntry& v) {
  io(v.pc, v.location);
}
template <typename A>
void members(A& io, Insn& v) {
  io(v.op, v.w, v.d, v.a, v.b, v.imm);
}
template <typename A>
void members(A& io, Function& v) {
  io(v.name, v.display, v.params, v.slots, v.variadic, v.library, v.code, v.lines, v.labels);
}
template <typename A>
void members(A& io, VarArg& v) {
  io(v.slot, v.size, v.align, v.by_value);
}
template <typename A>
void members(A& io, CallSite& v) {
  io(v.args, v.varargs, v.result_slots, v.result_used, v.unwind, v.nounwind, v.block_name, v.block_type,
     v.member_size);
}
template <typename A>
void members(A& io, SwitchTable::Case& v) {
  io(v.value, v.target);
}
template <typename A>
void members(A& io, SwitchTable& v) {
  io(v.cases, v.otherwise);
}
template <typename A>
void members(A& io, LandingPad::Clause& v) {
  io(v.filter, v.types);
}
template <typename A>
void members(A& io, LandingPad& v) {
  io(v.clauses, v.cleanup);
}
template <typename A>
void members(A& io, External& v) {
  io(v.name);
}
template <typename A>
void members(A& io, Module& v) {
  io(v.strings, v.locations, v.types, v.globals, v.functions, v.externals, v.allocas, v.calls, v.switches,
     v.landing_pads, v.constructors, v.destructors, v.entry, v.main_params, v.notes);
}

template <typename T>
constexpr bool kScalar = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class Writer {
 public:
  std::string out;
  template <typename... T>
  void operator()(T&... values) {
    (put(values), ...);
  }

 private:
  template <typename T>
  void put(T& value) {
    if constexpr (kScalar<T>) {
      out.append(reinterpret_cast<const char*>(&value), sizeof value);
    } else {
      members(*this, value);
    }
  }
  void put(std::string& text) {
    std::uint64_t size = text.size();
    put(size);
    out += text;
  }
  template <typename T>
  void put(std::vector<T>& list) {
    std::uint64_t size = list.size();
    put(size);
    for (T& value : list) put(value);
  }
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) : in_(bytes) {}
  bool ok = true;
  bool at_end() const { return in_.empty(); }
  template <typename... T>
  void operator()(T&... values) {
    (get(values), ...);
  }

 private:
  template <typename T>
  void get(T& value) {
    if constexpr (kScalar<T>) {
      if (in_.size() < sizeof value) {
        ok = false;
        return;
      }
      std::memcpy(&value, in_.data(), sizeof value);
      in_.remove_prefix(sizeof value);
    } else {
      members(*this, value);
    }
  }
  std::uint64_t size() {
    std::uint64_t n = 0;
    get(n);
    if (n > in_.size()) {  // everything takes at least a byte
      ok = false;
      return 0;
    }
    return n;
  }
  void get(std::string& text) {
    const std::uint64_t n = size();
    text.assign(in_.substr(0, n));
    in_.remove_prefix(n);
  }
  template <typename T>
  void get(std::vector<T>& list) {
    const std::uint64_t n = size();
    list.clear();
    list.reserve(n);
    for (std::uint64_t i = 0; i < n && ok; ++i) {
      T value{};
      get(value);
      list.push_back(std::move(value));
    }
  }
  std::string_view in_;
};

}  // namespace

std::string write_module(const Module& module) {
  Writer writer;
  writer.out = kMagic;
  members(writer, const_cast<Module&>(module));  // NOLINT: one description of the members for both directions
  return std::move(writer.out);
}

Result<Module> read_module(std::string_view bytes) {
  if (bytes.substr(0, kMagic.size()) != kMagic)
    return Error{"heddle-lower and heddle are not of the same version; build or install both again"};
  Reader reader(bytes.substr(kMagic.size()));
  Module module;
  members(reader, module);
  if (!reader.ok || !reader.at_end())
    return Error{"heddle-lower has written a damaged file; is the disk full?"};
  return module;
}

}  // namespace heddle::native
