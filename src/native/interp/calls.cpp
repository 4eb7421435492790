// Calls and returns; stack objects, which live as long as their frame, or end before with their scope
// (scopes.cpp).
#include <algorithm>
#include <cstring>

#include "base/limits.h"
#include "native/interp/interpreter.h"
#include "native/library/demangle.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kCallsBetweenLooks = 4096;  // functions that call each other for ever have no loop

}  // namespace

SiteId Interpreter::here(ObjectKind kind, std::uint32_t alloca) {
  Site site{index_of(function_), pc(), alloca, kind};
  if (kind == ObjectKind::Heap && function_->library) find_user(site);
  return objects_.site(site);
}

// All vectors of one type allocate at the same place: what tells them apart is who uses the vector.
void Interpreter::find_user(Site& site) const {
  constexpr unsigned kFarthest = 64;  // frames
  const std::uint64_t* frame = fp_;
  for (unsigned depth = 0; depth < kFarthest; ++depth) {
    const auto caller = static_cast<std::uint32_t>(frame[kFrameCaller] >> 32);
    if (caller == 0) return;
    frame = stack_ + caller;
    const auto function = static_cast<std::uint32_t>(frame[kFrameCode] >> 32);
    if (module_.functions[function].library) continue;
    site.user_function = function;
    site.user_pc = static_cast<std::uint32_t>(frame[kFrameCode]);
    return;
  }
}

// --- frames ---

bool Interpreter::push_frame(std::uint32_t function, const std::uint64_t* args, std::size_t count) {
  const Function& f = module_.functions[function];
  std::uint64_t* fp = fp_ + kFrameWords + function_->slots;
  std::uint64_t* end = fp + kFrameWords + f.slots;
  if (end > stack_ + kStackWords) {
    fail(FindingKind::Memory, "stack overflow: the calls are nested too deeply");
    return false;
  }
  fp_[kFrameCode] = (std::uint64_t{index_of(function_)} << 32) | pc();
  top_ = std::max(top_, end);
  memory_.touch(stack_at_ + static_cast<Offset>(fp - stack_) * 8, static_cast<std::size_t>(end - fp) * 8);
  fp[kFrameCaller] = (static_cast<std::uint64_t>(fp_ - stack_) << 32) | stack_objects_;
  fp[kFrameVarArgs] = 0;
  std::memcpy(fp + kFrameWords, args, std::min<std::size_t>(count, f.params) * 8);
  for (std::size_t i = count; i < f.params; ++i) fp[kFrameWords + i] = 0;
  fp_ = fp;
  function_ = &f;
  ip_ = f.code.data();
  if (++calls_ % kCallsBetweenLooks == 0) limits::look();
  return true;
}

bool Interpreter::push_frame(std::uint32_t function, const CallSite& site) {
  const Function& f = module_.functions[function];
  const std::uint64_t* caller = regs();
  std::uint64_t* fp = fp_ + kFrameWords + function_->slots;
  std::uint64_t* end = fp + kFrameWords + f.slots;
  if (__builtin_expect(end > stack_ + kStackWords, 0)) {
    fail(FindingKind::Memory, "stack overflow: the calls are nested too deeply");
    return false;
  }
  fp_[kFrameCode] = (std::uint64_t{index_of(function_)} << 32) | pc();
  if (end > top_) top_ = end;
  memory_.touch(stack_at_ + static_cast<Offset>(fp - stack_) * 8, static_cast<std::size_t>(end - fp) * 8);
  fp[kFrameCaller] = (static_cast<std::uint64_t>(fp_ - stack_) << 32) | stack_objects_;
  fp[kFrameVarArgs] = 0;
  // A call with fewer or more arguments than the function has (an old-style declaration): what is missing is
  // 0.
  const std::size_t count = std::min<std::size_t>(site.args.size(), f.params);
  for (std::size_t i = 0; i < count; ++i) fp[kFrameWords + i] = caller[site.args[i]];
  for (std::size_t i = count; i < f.params; ++i) fp[kFrameWords + i] = 0;
  fp_ = fp;
  function_ = &f;
  ip_ = f.code.data();
  if (++calls_ % kCallsBetweenLooks == 0) limits::look();
  return !f.variadic || place_varargs(site, caller);
}

// The arguments beyond the fixed ones, laid out as x86-64 does when its registers are used up.
bool Interpreter::place_varargs(const CallSite& site, const std::uint64_t* caller) {
  std::uint64_t size = 0;
  for (const VarArg& arg : site.varargs)
    size = ((size + arg.align - 1) & ~std::uint64_t{arg.align - 1}) + arg.size;
  const Ptr area = make_stack_object(size, here(ObjectKind::Stack), true);
  if (area == 0) return false;
  std::byte* bytes = size == 0 ? nullptr : objects_.writable(area, size);
  std::uint64_t at = 0;
  for (const VarArg& arg : site.varargs) {
    at = (at + arg.align - 1) & ~std::uint64_t{arg.align - 1};
    if (arg.by_value) {
      const Ptr from = caller[arg.slot];
      // The size is rounded up; the object need not be.
      const std::uint64_t n = std::min<std::uint64_t>(arg.size, objects_.record(from).size - offset_of(from));
      const std::byte* value = objects_.readable(from, n);
      if (value == nullptr) {
        refused(from, n, false);
        return false;
      }
      if (told_) emit_access(EventKind::Read, from, 0, n, true);
      std::memcpy(bytes + at, value, n);
    } else {
      std::memcpy(bytes + at, caller + arg.slot, arg.size);
    }
    at += arg.size;
  }
  if (initialised_ != nullptr && size != 0) initialised_->mark(area, size);
  fp_[kFrameVarArgs] = area;
  return true;
}

void Interpreter::drop_frame() {
  const std::uint64_t caller = fp_[kFrameCaller] >> 32;
  fp_ = stack_ + caller;
  function_ = &module_.functions[fp_[kFrameCode] >> 32];
  ip_ = function_->code.data() + static_cast<std::uint32_t>(fp_[kFrameCode]);
  if (fp_ < oldest_) oldest_ = fp_;
  touch_frame(fp_, function_->slots);
}

Interpreter::Next Interpreter::leave_frame(const std::uint64_t* result, std::uint32_t slots) {
  const auto entry = static_cast<std::uint32_t>(fp_[kFrameCaller]);
  if (stack_objects_ != entry) {
    if (!may_end_stack_objects(entry)) return Next::Stop;
    end_stack_objects(entry);
  }
  if (fp_[kFrameCaller] >> 32 == 0) {  // the thread's first function has returned
    end_thread(slots == 0 ? 0 : result[0]);
    return Next::Stop;
  }
  std::uint64_t kept[4];
  std::vector<std::uint64_t> many;
  if (slots <= 4) {
    for (std::uint32_t i = 0; i < slots; ++i) kept[i] = result[i];
  } else {
    many.assign(result, result + slots);
  }
  drop_frame();
  // The caller's instruction is the call; a caller that ignores the result, or expects less, gets what it
  // expects.
  const CallSite& site = module_.calls[ip_->b];
  const std::uint32_t count = std::min(slots, site.result_slots);
  if (count != 0) std::memcpy(regs() + ip_->d, slots <= 4 ? kept : many.data(), std::size_t{count} * 8);
  ++ip_;
  return Next::Entered;
}

// --- stack objects ---

Ptr Interpreter::make_stack_object(std::uint64_t size, SiteId site, bool captured) {
  const Ptr p =
      objects_.allocate(thread_, ObjectKind::Stack, size, false, site, captured ? thread_ : kConfined);
  if (p == 0) {
    unsupported("the stack has no room for a variable of " + std::to_string(size) + " bytes");
    return 0;
  }
  memory_.store(world_.stack_list_at(thread_) + Offset{stack_objects_} * 4, object_of(p));
  ++stack_objects_;
  if (region_ != 0 && captured) objects_.touch_record(object_of(p)).set_region(region_);
  if (captured && visibility_.escapes_from_birth(site)) escape(p);
  return p;
}

// The end of an object that others can reach is a write of all of it. One step: the permit is for all of
// them.
bool Interpreter::may_end_stack_objects(std::uint32_t down_to) {
  if (!watched_) return true;
  const Offset list = world_.stack_list_at(thread_);
  const bool permitted = permit_;
  for (std::uint32_t i = stack_objects_; i-- > down_to;) {
    const Ptr p = pointer_to(memory_.load<ObjectId>(list + Offset{i} * 4));
    const std::uint32_t size = objects_.record(p).size;  // 0: its scope has ended before
    if (permitted) permit_ = true;
    if (size != 0 && stops_before(p, size, Access::End)) return false;
  }
  permit_ = false;
  return true;
}

bool Interpreter::end_stack_objects(std::uint32_t down_to) {
  const Offset list = world_.stack_list_at(thread_);
  const SiteId where = here(ObjectKind::Stack);
  while (stack_objects_ > down_to) {
    --stack_objects_;
    const ObjectId id = memory_.load<ObjectId>(list + Offset{stack_objects_} * 4);
    if (id == 0) continue;  // its scope has ended before
    memory_.store<ObjectId>(list + Offset{stack_objects_} * 4, 0);
    end_stack_object(id, where, objects_.record(pointer_to(id)).user() == kConfined);
  }
  collect_if_many_are_dead();
  return true;
}

void Interpreter::end_stack_object(ObjectId id, SiteId where, bool forget) {
  if (initialised_ != nullptr) initialised_->forget(id);
  tell_end(id);
  note_end_of(id);
  if (!forget) ended_bytes_ += objects_.record(pointer_to(id)).size;
  objects_.end(id, where, forget);
}

// As long as they are dead, others need places of their own.
void Interpreter::collect_if_many_are_dead() {
  constexpr std::uint64_t kMostBytes = 1 << 26;
  if (objects_.dead() < Objects::kMostDead && ended_bytes_ < kMostBytes) return;
  sync_registers();
  objects_.collect(live_words());
  ended_bytes_ = 0;
}

// --- calls to what is not known until they happen ---

Interpreter::Next Interpreter::call_indirect(Ptr callee, const CallSite& site) {
  const ObjectRecord& r = objects_.record(callee);
  if (r.kind() != ObjectKind::Function || offset_of(callee) != 0) {
    fail(FindingKind::Memory,
         callee == 0 ? "call through a null pointer" : "call through a pointer that is no function's");
    return Next::Stop;
  }
  const std::uint32_t index =
      object_of(callee) - object_of_global(static_cast<std::uint32_t>(module_.globals.size()));
  if (index >= module_.functions.size())
    return call_external(index - static_cast<std::uint32_t>(module_.functions.size()), site);
  return push_frame(index, site) ? Next::Entered : Next::Stop;
}

// How many turns of a loop a call of a model is worth, for a thread that is alone: so that a loop that prints
// for ever comes to its next stop in time.
constexpr std::int64_t kTurnsPerCall = 20;

Interpreter::Next Interpreter::call_external(std::uint32_t external, const CallSite& site) {
  const Model model = models_[external];
  if (model == nullptr) {
    const std::string& name = module_.externals[external].name;
    const std::string plain = name.starts_with("_Z") ? demangled(name).value_or(name) : name;
    unsupported("the function " + plain + " is not known to Heddle");
    return Next::Stop;
  }
  if (!multi_) fuel_ -= kTurnsPerCall;
  limits::glance();  // one call may print or copy a lot
  reached_ = false;
  Call call(*this, site, regs(), module_.externals[external].name.c_str());
  try {
    model(call);
  } catch (const Stop&) {
    return Next::Stop;
  }
  if (call.stopped_) return Next::Stop;
  permit_ = false;
  if (world_.record(thread_).phase != 0) world_.touch_record(thread_).phase = 0;
  if (call.jumped_) return Next::Entered;
  if (call.then_function_ != 0) {
    const std::uint32_t index =
        object_of(call.then_function_) - object_of_global(static_cast<std::uint32_t>(module_.globals.size()));
    if (objects_.record(call.then_function_).kind() != ObjectKind::Function ||
        index >= module_.functions.size()) {
      fail(FindingKind::Memory, "call through a pointer that is no function's");
      return Next::Stop;
    }
    return push_frame(index, call.then_args_.data(), call.then_args_.size()) ? Next::Entered : Next::Stop;
  }
  const std::uint32_t count = std::min<std::uint32_t>(site.result_slots, std::size(call.result_));
  std::memcpy(regs() + ip_->d, call.result_, std::size_t{count} * 8);
  return Next::Fallthrough;
}

}  // namespace heddle::native
