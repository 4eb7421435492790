// C++ exceptions: from a throw to the handler, by way of the destructors that lie between (Itanium C++ ABI,
// Exception Handling; the runtime's half is in runtime/cxxabi.cpp).
//
// First the handler is looked for, and only if there is one do frames go: an exception that nobody catches is
// a finding at its throw, with the whole stack to be seen. Each stop on the way is the landing pad of one
// frame, which goes on with Resume; the search then begins anew from there, and comes to the same handler.
#include <cstddef>
#include <cstring>
#include <optional>

#include "native/interp/interpreter.h"
#include "native/library/type_info.h"
#include "native/runtime/exception.h"

namespace heddle::native {
namespace {

using ExceptionHeader = heddle_exception<Ptr>;

// Selectors: as lower/module_lowering.cpp numbers them.
constexpr std::uint32_t kCleanUp = 0, kCatchAll = 0x7fffffff, kUnexpected = ~0u;

std::uint32_t selector_of(Ptr type) {
  return type == 0 ? kCatchAll : object_of(type) - object_of_global(0) + 1;
}

}  // namespace

struct Unwinder {
  Interpreter& in;
  Ptr exception;
  TypeInfos types;
  ExceptionHeader header{};
  bool leaves_noexcept = false;

  struct Frame {
    std::uint64_t* fp;
    const Function* function;
    const Insn* call;             // that is under way
    std::uint32_t stack_objects;  // at that call
  };
  struct Landing {
    Frame frame;
    const Insn* pad;
    std::uint32_t selector;
  };

  Unwinder(Interpreter& interpreter, Ptr of)
      : in(interpreter), exception(of), types(interpreter.module_, interpreter.objects_) {
    if (const std::byte* bytes = in.objects_.readable(exception, sizeof header))
      std::memcpy(&header, bytes, sizeof header);
  }

  Frame innermost() const { return {in.fp_, in.function_, in.ip_, in.stack_objects_}; }

  std::optional<Frame> caller(const Frame& frame) const {
    const std::uint64_t link = frame.fp[kFrameCaller];
    if (link >> 32 == 0) return std::nullopt;
    std::uint64_t* fp = in.stack_ + (link >> 32);
    const Function& function = in.module_.functions[fp[kFrameCode] >> 32];
    return Frame{fp, &function, function.code.data() + static_cast<std::uint32_t>(fp[kFrameCode]),
                 static_cast<std::uint32_t>(link)};
  }

  // The first landing pad from `frame` outwards, if there is a handler further on.
  std::optional<Landing> find(std::optional<Frame> frame) {
    std::optional<Landing> first;
    for (; frame; frame = caller(*frame)) {
      const CallSite& site = in.module_.calls[frame->call->b];
      if (site.unwind == 0) {
        if (!site.nounwind) continue;
        leaves_noexcept = true;
        return std::nullopt;
      }
      const Insn* pad = frame->function->code.data() + site.unwind;
      const std::uint32_t selector = select(in.module_.landing_pads[pad->b]);
      if (selector != kCleanUp) {
        leaves_noexcept = terminates(*frame, pad);
        if (leaves_noexcept) return std::nullopt;
        return first ? first : Landing{*frame, pad, selector};
      }
      if (!first && in.module_.landing_pads[pad->b].cleanup) first = Landing{*frame, pad, kCleanUp};
    }
    return std::nullopt;
  }

  // Which clause takes the exception; kCleanUp: none. Sets what its handler sees.
  std::uint32_t select(const LandingPad& pad) {
    for (const LandingPad::Clause& clause : pad.clauses) {
      bool listed = false;
      for (const Ptr type : clause.types) {
        if (!catches(type)) continue;
        if (!clause.filter) return selector_of(type);
        listed = true;
      }
      if (clause.filter && !listed) return kUnexpected;
    }
    return kCleanUp;
  }

  bool catches(Ptr handler) {
    Ptr seen = header.object;
    if (types.is_pointer(header.type))
      if (const std::byte* bytes = in.objects_.readable(header.object, sizeof seen))
        std::memcpy(&seen, bytes, sizeof seen);
    if (handler != 0 && !types.catches(handler, header.type, seen)) return false;
    header.adjusted = seen;
    return true;
  }

  // A function that is noexcept catches everything and calls std::terminate: nothing need be undone before
  // that.
  bool terminates(const Frame& frame, const Insn* pad) const {
    const Insn* code = frame.function->code.data();
    constexpr unsigned kMost = 16;  // instructions before that call
    const Insn* at = pad + 1;
    for (unsigned i = 0; i < kMost; ++i) {
      switch (at->op) {
        case Op::Call: return in.module_.functions[at->a].name == "__clang_call_terminate";
        case Op::Jmp: at = code + at->d; break;
        case Op::Mov:
        case Op::MovN: ++at; break;
        default: return false;
      }
    }
    return false;
  }

  // False: stopped; it will be tried again.
  bool go_to(const Landing& landing) {
    if (!in.may_end_stack_objects(landing.frame.stack_objects)) return false;
    const Ptr place = exception + offsetof(ExceptionHeader, adjusted);
    if (std::byte* bytes = in.objects_.writable(place, sizeof(Ptr)))
      std::memcpy(bytes, &header.adjusted, sizeof(Ptr));
    in.note_stored(place, header.adjusted);
    in.end_stack_objects(landing.frame.stack_objects);
    while (in.fp_ != landing.frame.fp) in.drop_frame();
    std::uint64_t* r = in.regs();
    r[landing.pad->d] = exception;
    r[landing.pad->d + 1] = landing.selector;
    in.ip_ = landing.pad + 1;
    return true;
  }
};

// int __heddle_throw(header*): returns if nobody catches the exception; 1: it would have to leave a function
// that is noexcept.
void throw_exception(Call& call) {
  Unwinder unwinder(call.interpreter(), call.arg(0));
  const auto landing = unwinder.find(unwinder.innermost());
  if (!landing) return call.ret_i32(unwinder.leaves_noexcept ? 1 : 0);
  if (!unwinder.go_to(*landing)) throw Stop{};
  call.jumped();
}

bool Interpreter::resume_unwinding(Ptr exception) {
  Unwinder unwinder(*this, exception);
  const auto landing = unwinder.find(unwinder.caller(unwinder.innermost()));
  if (!landing) {
    fail(FindingKind::Exception,
         "an exception of type " + unwinder.types.name(unwinder.header.type) + " is not caught");
    return false;
  }
  return unwinder.go_to(*landing);
}

void unwinding_family(std::vector<ModelEntry>& models) {
  models.push_back({"__heddle_throw", throw_exception});
}

}  // namespace heddle::native
