// setjmp and longjmp: a jmp_buf holds the frame and the call to return from a second time.
#include <cstring>

#include "native/interp/interpreter.h"
#include "native/library/registry.h"

namespace heddle::native {
namespace {

struct JumpBuffer {
  std::uint64_t magic = 0;
  std::uint64_t code = 0;  // as in a frame's header
  std::uint32_t thread = 0, frame = 0, stack_objects = 0, unused = 0;
};
constexpr std::uint64_t kMagic = 0x6865'6464'6c65'6a62;

}  // namespace

void set_jump(Call& call) {
  Interpreter& in = call.interpreter();
  const JumpBuffer buffer{kMagic,
                          (std::uint64_t{in.index_of(in.function_)} << 32) | in.pc(),
                          in.thread_,
                          static_cast<std::uint32_t>(in.fp_ - in.stack_),
                          in.stack_objects_,
                          0};
  call.store(call.arg(0), buffer);
  call.ret(0);
}

void long_jump(Call& call) {
  Interpreter& in = call.interpreter();
  // It may close a loop whose head nobody could see when the code was lowered.
  if (!in.permit_ && --in.fuel_ <= 0 && !in.refuel()) {
    in.offer_processor();
    throw Stop{};
  }
  // Not an access of its own: the scheduling point of this call is the end of the frames that are left.
  std::uint32_t words[sizeof(JumpBuffer) / 4];
  for (std::uint32_t i = 0; i < std::size(words); ++i) words[i] = call.sync_word(call.arg(0) + i * 4);
  JumpBuffer buffer;
  std::memcpy(&buffer, words, sizeof buffer);
  const std::uint64_t value = call.i32(1) == 0 ? 1 : static_cast<std::uint32_t>(call.i32(1));
  if (buffer.magic != kMagic || buffer.thread != in.thread_)
    call.fail(FindingKind::Memory, "longjmp to a jmp_buf that this thread has not set");
  in.sync_registers();
  bool there = false;
  in.for_each_frame(in.thread_, [&](std::uint32_t function, std::uint32_t, const std::uint64_t* fp) {
    there = fp == in.stack_ + buffer.frame && function == buffer.code >> 32;
    return !there;
  });
  if (!there) call.fail(FindingKind::Memory, "longjmp into a function that has returned");
  if (!in.may_end_stack_objects(buffer.stack_objects)) throw Stop{};
  in.end_stack_objects(buffer.stack_objects);
  while (in.fp_ != in.stack_ + buffer.frame) in.drop_frame();
  in.ip_ = in.function_->code.data() + static_cast<std::uint32_t>(buffer.code);
  if (in.module_.calls[in.ip_->b].result_slots != 0) in.regs()[in.ip_->d] = value;
  ++in.ip_;
  call.jumped();
}

void jump_family(std::vector<ModelEntry>& models) {
  for (const char* name : {"setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"})
    models.push_back({name, set_jump});
  for (const char* name : {"longjmp", "_longjmp", "siglongjmp", "__longjmp_chk"})
    models.push_back({name, long_jump});
}

}  // namespace heddle::native
