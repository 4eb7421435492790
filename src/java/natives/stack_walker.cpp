// java.lang.StackWalker: the natives of StackStreamFactory.AbstractStackWalker. A walk is a cursor, the stack
// slot of the next frame's header, which stays where it is while the walk lasts; it is the walker's `anchor`.
#include "java/natives/lookup.h"
#include "java/natives/member_name.h"
#include "java/natives/reflective_stub.h"

namespace heddle::java {
namespace {

constexpr const char* kWalker = "java/lang/StackStreamFactory$AbstractStackWalker";
constexpr std::int64_t kEnd = 1;  // no frame is there: see kFirstSlot in threads.cpp
constexpr std::int64_t kClassesOnly = 0x2, kShowHidden = 0x20;  // StackStreamFactory's modes

std::optional<CallerFrame> frame_of(const NativeCall& call, std::int64_t cursor) {
  if (cursor == kEnd || cursor == 0) return std::nullopt;
  auto header = static_cast<std::uint32_t>(cursor);
  const std::uint32_t* slots = call.vm.stack(call.thread) + header;
  return CallerFrame{call.vm.methods[slots[kFrameMethod]], slots[kFramePc], header};
}

// What the program is told of a frame; nullptr: nothing. A call through reflection shows the native accessor,
// as on HotSpot.
Method* shown(Vm& vm, const CallerFrame& frame, std::int64_t mode) {
  Method* method = frame.method;
  if (method->stub != Method::Stub::None) return nullptr;
  StubFace face = stub_face(method);
  if (face.klass != nullptr) {
    for (const auto& native : vm.require_class(face.klass)->methods)
      if (native->name == face.method) return native.get();
    return nullptr;
  }
  bool hidden = method->hidden_frame || method->holder->hidden;
  return hidden && (mode & kShowHidden) == 0 ? nullptr : method;
}

void write_frame(Vm& vm, Ref info, Method* method, std::uint32_t bci) {
  const Klass* klass = vm.heap.klass(info);
  Ref member = vm.get<Ref>(info, klass->find_field("memberName", "Ljava/lang/Object;"));
  name_method(vm, member, method, method->is_static() ? kInvokeStatic : kInvokeSpecial);
  vm.set<std::uint32_t>(info, klass->find_field("bci", "I"), bci);
}

// Fills frames[start ...] with up to `count` frames. The index past the last; `cursor` is moved on.
std::int32_t fill(NativeCall& call, std::int64_t mode, std::int64_t& cursor, std::int32_t count,
                  std::int32_t start, Ref frames) {
  Vm& vm = call.vm;
  std::int32_t end = start;
  auto room = static_cast<std::int32_t>(vm.heap.length(frames));
  auto frame = frame_of(call, cursor);
  for (; frame && end < start + count && end < room; frame = next_frame(call, *frame)) {
    Method* method = shown(vm, *frame, mode);
    if (method == nullptr) continue;
    std::uint32_t at = kElementsOffset + 4 * static_cast<std::uint32_t>(end++);
    std::uint32_t bci = method == frame->method ? method->bci[frame->instruction] : 0;
    if ((mode & kClassesOnly) != 0)
      vm.heap.put_ref(frames, at, method->holder->mirror);
    else
      write_frame(vm, vm.heap.get<Ref>(frames, at), method, bci);
  }
  cursor = frame ? frame->header : kEnd;
  return end;
}

// The machinery itself is no part of the stack that it shows.
bool is_walker(const Klass* klass) {
  for (; klass != nullptr; klass = klass->super)
    if (klass->name == "java/lang/StackWalker" || klass->name == kWalker) return true;
  return false;
}

// callStackWalk(long mode, int skip, int batch, int start, Object[] frames)
NativeResult call_stack_walk(NativeCall& call) {
  Vm& vm = call.vm;
  std::int64_t mode = call.i64(1);
  std::int32_t skip = call.i32(3), batch = call.i32(4), start = call.i32(5);
  Ref frames = call.ref(6);
  if (frames == kNull) return null_pointer(call);
  auto frame = innermost_frame(call);
  while (frame && (frame->method->stub != Method::Stub::None || is_walker(frame->method->holder)))
    frame = next_frame(call, *frame);
  for (std::int32_t i = 0; i < skip && frame; ++i) frame = next_frame(call, *frame);
  std::int64_t cursor = frame ? frame->header : kEnd;
  std::int32_t end = fill(call, mode, cursor, batch, start, frames);
  const Klass* walker = vm.require_class(kWalker);
  Method* walk = walker->find_declared("doStackWalk", "(JIIII)Ljava/lang/Object;");
  auto word = [](auto value) { return static_cast<std::uint32_t>(value); };
  return call.invoke(
      walk, {call.ref(0), word(cursor), word(cursor >> 32), word(skip), word(batch), word(start), word(end)});
}

// fetchStackFrames(long mode, long anchor, int batch, int start, Object[] frames)
NativeResult fetch_stack_frames(NativeCall& call) {
  Vm& vm = call.vm;
  std::int64_t cursor = call.i64(3);
  Ref frames = call.ref(7);
  if (frames == kNull) return null_pointer(call);
  std::int32_t end = fill(call, call.i64(1), cursor, call.i32(5), call.i32(6), frames);
  vm.set<std::int64_t>(call.ref(0), vm.heap.klass(call.ref(0))->find_field("anchor", "J"), cursor);
  return call.ret_i32(end);
}

constexpr NativeEntry kEntries[] = {
    {kWalker, "callStackWalk", nullptr, call_stack_walk},
    {kWalker, "fetchStackFrames", nullptr, fetch_stack_frames},
};

}  // namespace

extern const NativeTable kStackWalkerNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
