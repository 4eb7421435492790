// The instruction loop, and nothing else: each case is a few lines; what is rare or long is elsewhere.
#include "native/interp/interpreter.h"

#include <bit>
#include <cstring>

#include "native/interp/arith.h"
#include "native/interp/fp.h"
#include "native/interp/happens_before.h"
#include "native/interp/wide.h"

namespace heddle::native {

Outcome Interpreter::execute() {
  static const void* const kLabels[] = {
#define HEDDLE_OP(name, format, meaning) &&op_##name,
#include "native/code/opcodes.def"
#undef HEDDLE_OP
  };
  const Insn* ip = ip_;
  std::uint64_t* r = regs();
  std::uint64_t executed = 0;
  std::uint64_t wide_scratch[2] = {0, 0};

#define DISPATCH() goto* kLabels[static_cast<std::size_t>(ip->op)]
#define NEXT()  \
  do {          \
    ++ip;       \
    ++executed; \
    DISPATCH(); \
  } while (false)
#define GO(target)                          \
  do {                                      \
    ip = function_->code.data() + (target); \
    ++executed;                             \
    DISPATCH();                             \
  } while (false)
// A slow path: the registers are where it looks for them.
#define SLOW(condition)          \
  do {                           \
    ip_ = ip;                    \
    if (!(condition)) goto stop; \
  } while (false)
#define ENTERED() \
  do {            \
    ip = ip_;     \
    r = regs();   \
    ++executed;   \
    DISPATCH();   \
  } while (false)
#define D r[ip->d]
#define A r[ip->a]
#define B r[ip->b]
#define C r[ip->c]
#define I ip->imm
#define S32(x) static_cast<std::int32_t>(x)
#define S64(x) static_cast<std::int64_t>(x)
#define U32(x) static_cast<std::uint32_t>(x)
#define F32(x) std::bit_cast<float>(U32(x))
#define F64(x) std::bit_cast<double>(x)
#define CASE(name, statement) \
  op_##name : statement;      \
  NEXT();
#define JUMP(name, condition)  \
  op_##name : if (condition) { \
    GO(ip->d);                 \
  }                            \
  NEXT();
#define DIVISION(name, possible, statement)                            \
  op_##name : if (__builtin_expect(!(possible), 0)) goto bad_division; \
  statement;                                                           \
  NEXT();
#define LOAD(name, type)                                                                                 \
  op_##name : {                                                                                          \
    const Ptr p = A + I;                                                                                 \
    const std::byte* bytes = objects_.readable(p, sizeof(type));                                         \
    if (__builtin_expect(bytes == nullptr || (hooked_ && !(quick_ && is_own(objects_.record(p)))), 0)) { \
      std::uint64_t value;                                                                               \
      SLOW(load(p, sizeof(type), &value));                                                               \
      D = value;                                                                                         \
      NEXT();                                                                                            \
    }                                                                                                    \
    type value;                                                                                          \
    std::memcpy(&value, bytes, sizeof value);                                                            \
    D = value;                                                                                           \
    reached_ = false;                                                                                    \
  }                                                                                                      \
  NEXT();
#define STORE(name, type)                                  \
  op_##name : {                                            \
    const Ptr p = A + I;                                   \
    const bool own = quick_ && is_own(objects_.record(p)); \
    if (__builtin_expect(hooked_ && !own, 0)) {            \
      const std::uint64_t value = B;                       \
      SLOW(store(p, sizeof(type), &value));                \
      NEXT();                                              \
    }                                                      \
    std::byte* bytes = objects_.writable(p, sizeof(type)); \
    if (__builtin_expect(bytes == nullptr, 0)) {           \
      SLOW((refused(p, sizeof(type), true), false));       \
    }                                                      \
    const type value = static_cast<type>(B);               \
    std::memcpy(bytes, &value, sizeof value);              \
    progressed_ |= !hooked_;                               \
    reached_ = false;                                      \
  }                                                        \
  NEXT();

  DISPATCH();

  // One case after the other, several to a line.
  // clang-format off

  // --- moving ---
  CASE(Const, D = I)
  CASE(Mov, D = A)
  CASE(MovN, std::memmove(&D, &A, std::size_t{ip->w} * 8))
  CASE(Select, D = A != 0 ? B : C)
  CASE(SelectN, std::memmove(&D, A != 0 ? &B : &C, std::size_t{ip->w} * 8))
op_ExtractLane : {
  const std::uint64_t lane = B < ip->c ? B : 0;
  std::memmove(&D, &A + lane * ip->w, std::size_t{ip->w} * 8);
}
  NEXT();
op_InsertLane:
  if (B < ip->c) std::memmove(&D + B * ip->w, &A, std::size_t{ip->w} * 8);
  NEXT();

  // --- integers ---
  CASE(Add32, D = U32(A + B)) CASE(Add64, D = A + B) CASE(AddN, D = truncate(A + B, ip->w))
  CASE(Add32I, D = U32(A + I)) CASE(Add64I, D = A + I) CASE(AddNI, D = truncate(A + I, ip->w))
  CASE(Sub32, D = U32(A - B)) CASE(Sub64, D = A - B) CASE(SubN, D = truncate(A - B, ip->w))
  CASE(Mul32, D = U32(A * B)) CASE(Mul64, D = A * B) CASE(MulN, D = truncate(A * B, ip->w))
  CASE(Mul32I, D = U32(A * I)) CASE(Mul64I, D = A * I) CASE(MulNI, D = truncate(A * I, ip->w))
  CASE(Shl32, D = shift_left(A, B, 32)) CASE(Shl64, D = shift_left(A, B, 64)) CASE(ShlN, D = shift_left(A, B, ip->w))
  CASE(Shl32I, D = shift_left(A, I, 32)) CASE(Shl64I, D = shift_left(A, I, 64)) CASE(ShlNI, D = shift_left(A, I, ip->w))
  CASE(LShr, D = shift_right(A, B)) CASE(LShrI, D = shift_right(A, I))
  CASE(AShr32, D = shift_right_signed(A, B, 32)) CASE(AShr64, D = shift_right_signed(A, B, 64))
  CASE(AShrN, D = shift_right_signed(A, B, ip->w))
  CASE(AShr32I, D = shift_right_signed(A, I, 32)) CASE(AShr64I, D = shift_right_signed(A, I, 64))
  CASE(AShrNI, D = shift_right_signed(A, I, ip->w))
  CASE(And, D = A & B) CASE(AndI, D = A & I) CASE(Or, D = A | B) CASE(OrI, D = A | I) CASE(Xor, D = A ^ B)
  CASE(XorI, D = A ^ I)
  DIVISION(UDiv, can_divide(B), D = A / B) DIVISION(URem, can_divide(B), D = A % B)
  DIVISION(SDiv32, can_divide_signed(A, B, 32), D = divide_signed(A, B, 32))
  DIVISION(SDiv64, can_divide_signed(A, B, 64), D = divide_signed(A, B, 64))
  DIVISION(SDivN, can_divide_signed(A, B, ip->w), D = divide_signed(A, B, ip->w))
  DIVISION(SRem32, can_divide_signed(A, B, 32), D = remainder_signed(A, B, 32))
  DIVISION(SRem64, can_divide_signed(A, B, 64), D = remainder_signed(A, B, 64))
  DIVISION(SRemN, can_divide_signed(A, B, ip->w), D = remainder_signed(A, B, ip->w))
  CASE(Trunc, D = truncate(A, ip->w))
  CASE(SExt, D = truncate(static_cast<std::uint64_t>(sign_extend(A, ip->w)), U32(I)))
  CASE(Eq, D = A == B) CASE(Ne, D = A != B) CASE(Ult, D = A < B) CASE(Ule, D = A <= B)
  CASE(Slt32, D = S32(A) < S32(B)) CASE(Sle32, D = S32(A) <= S32(B))
  CASE(Slt64, D = S64(A) < S64(B)) CASE(Sle64, D = S64(A) <= S64(B))
  CASE(SltN, D = sign_extend(A, ip->w) < sign_extend(B, ip->w)) CASE(SleN, D = sign_extend(A, ip->w) <= sign_extend(B, ip->w))
  CASE(EqI, D = A == I) CASE(NeI, D = A != I) CASE(UltI, D = A < I) CASE(UleI, D = A <= I) CASE(UgtI, D = A > I)
  CASE(UgeI, D = A >= I)
  CASE(Slt32I, D = S32(A) < S32(I)) CASE(Sle32I, D = S32(A) <= S32(I)) CASE(Sgt32I, D = S32(A) > S32(I))
  CASE(Sge32I, D = S32(A) >= S32(I))
  CASE(Slt64I, D = S64(A) < S64(I)) CASE(Sle64I, D = S64(A) <= S64(I)) CASE(Sgt64I, D = S64(A) > S64(I))
  CASE(Sge64I, D = S64(A) >= S64(I))
op_Wide:
  if (!wide(static_cast<WideOp>(ip->e), ip->w, &D, &A, &B)) goto bad_division;
  NEXT();
  CASE(WideCompare, D = wide_compare(static_cast<IntPredicate>(ip->e), ip->w, &A, &B) ? 1 : 0)
  CASE(WideCast, wide_cast(ip->w, ip->c, ip->e == 1, &D, &A))

  // --- floating point ---
  CASE(FAdd32, D = std::bit_cast<std::uint32_t>(F32(A) + F32(B))) CASE(FSub32, D = std::bit_cast<std::uint32_t>(F32(A) - F32(B)))
  CASE(FMul32, D = std::bit_cast<std::uint32_t>(F32(A) * F32(B))) CASE(FDiv32, D = std::bit_cast<std::uint32_t>(F32(A) / F32(B)))
  CASE(FAdd64, D = std::bit_cast<std::uint64_t>(F64(A) + F64(B))) CASE(FSub64, D = std::bit_cast<std::uint64_t>(F64(A) - F64(B)))
  CASE(FMul64, D = std::bit_cast<std::uint64_t>(F64(A) * F64(B))) CASE(FDiv64, D = std::bit_cast<std::uint64_t>(F64(A) / F64(B)))
op_FArith:
  if (!fp_arith(static_cast<FpKind>(ip->w), static_cast<FpOp>(ip->e), &D, &A, ip->b == kNoSlot ? wide_scratch : &B))
    goto bad_fp;
  NEXT();
  CASE(FCmp32, D = fp_compare(FpKind::Float, static_cast<FpPredicate>(ip->e), &A, &B) ? 1 : 0)
  CASE(FCmp64, D = fp_compare(FpKind::Double, static_cast<FpPredicate>(ip->e), &A, &B) ? 1 : 0)
  CASE(FCmpX, D = fp_compare(static_cast<FpKind>(ip->w), static_cast<FpPredicate>(ip->e), &A, &B) ? 1 : 0)
  CASE(FExt, D = std::bit_cast<std::uint64_t>(static_cast<double>(F32(A))))
  CASE(FTrunc, D = std::bit_cast<std::uint32_t>(static_cast<float>(F64(A))))
op_FConvert:
  fp_convert(static_cast<FpKind>(ip->w), static_cast<FpKind>(ip->e), &D, &A);
  NEXT();
op_IntToFp:
  int_to_fp(ip->w, (ip->e & 1) != 0, static_cast<FpKind>(ip->c), &D, &A);
  NEXT();
op_FpToInt:
  fp_to_int(static_cast<FpKind>(ip->c), ip->w, (ip->e & 1) != 0, (ip->e & 2) != 0, &D, &A);
  NEXT();

  // --- intrinsics ---
op_Intrinsic:
  if (!int_intrinsic(static_cast<enum Intrinsic>(ip->e), ip->w, A, ip->b == kNoSlot ? 0 : B, ip->c == kNoSlot ? 0 : C, &D))
    goto bad_fp;
  NEXT();
op_WideIntrinsic:
  if (!wide_intrinsic(static_cast<enum Intrinsic>(ip->e), ip->w, &D, &A, ip->b == kNoSlot ? nullptr : &B,
                      ip->c == kNoSlot ? nullptr : &C))
    goto bad_fp;
  NEXT();
op_FpIntrinsic:
  if (!fp_intrinsic(static_cast<enum Intrinsic>(ip->e), static_cast<FpKind>(ip->w), &D, &A, ip->b == kNoSlot ? nullptr : &B,
                    ip->c == kNoSlot ? nullptr : &C))
    goto bad_fp;
  NEXT();

  // --- memory ---
  LOAD(Load8, std::uint8_t) LOAD(Load16, std::uint16_t) LOAD(Load32, std::uint32_t) LOAD(Load64, std::uint64_t)
op_LoadBytes:
  SLOW(load(A + I, ip->w, &D));
  NEXT();
  STORE(Store8, std::uint8_t) STORE(Store16, std::uint16_t) STORE(Store32, std::uint32_t) STORE(Store64, std::uint64_t)
op_StoreBytes:
  SLOW(store(A + I, ip->w, &B));
  NEXT();
  CASE(PtrIndex64, D = A + B * I)
  CASE(PtrIndex32, D = A + static_cast<std::uint64_t>(S64(S32(B))) * I)
op_Alloca : {
  const std::uint64_t size = I * (ip->a == kNoSlot ? 1 : A);
  ip_ = ip;
  if (ip->a != kNoSlot && __builtin_expect(sign_extend(A, ip->w) < 0, 0)) {
    SLOW((fail(FindingKind::Memory, "the length of an array is negative: " + std::to_string(sign_extend(A, ip->w))), false));
  }
  const Ptr p = make_stack_object(size, here(ObjectKind::Stack, ip->b), module_.allocas[ip->b].captured);
  if (p == 0) goto stop;
  D = p;
}
  NEXT();
op_EndScope:
  ip_ = ip;
  if (!end_scopes()) goto stop;
  ip = ip_;
  NEXT();
op_Unwritten:
  if (__builtin_expect(A != 0, 0)) {
    SLOW(goes_on_with_unwritten());
  }
  NEXT();
op_NextPiece:
  if (unit_ != 0) step_unit(A);
  NEXT();
  CASE(StackSave, D = stack_objects_)
op_StackRestore:
  ip_ = ip;
  if (!may_end_stack_objects(U32(A))) goto stop;
  end_stack_objects(U32(A));
  NEXT();
op_TlsAddress : {
  ip_ = ip;
  if ((world_.record(thread_).flags & kTask) != 0 && !is_of_runtime(U32(I)) &&
      world_.record(thread_).bound == 0) {
    learn(visibility_.tasks_are_bound);
    if (!refine_) {
      unsupported("a threadprivate variable in a task that any thread of its team may run");
      goto stop;
    }
  }
  const Ptr p = thread_local_address(U32(I));
  if (p == 0) {
    unsupported("more thread-local variables than fit into memory");
    goto stop;
  }
  D = p;
}
  NEXT();
op_MemCpy:
  SLOW(copy(A, B, C, false));
  NEXT();
op_MemMove:
  SLOW(copy(A, B, C, true));
  NEXT();
op_MemSet:
  SLOW(fill(A, static_cast<std::uint8_t>(B), C));
  NEXT();
op_AtomicLoad:
  SLOW(atomic_load(*ip, r));
  NEXT();
op_AtomicStore:
  SLOW(atomic_store(*ip, r));
  NEXT();
op_AtomicUpdate:
  SLOW(atomic_update(*ip, r));
  NEXT();
op_CompareExchange:
  SLOW(compare_exchange(*ip, r));
  NEXT();
op_Fence:
  SLOW(fence(*ip));
  NEXT();

  // --- control ---
op_Jmp:
  GO(ip->d);
  JUMP(JmpIf, A != 0) JUMP(JmpIfNot, A == 0)
  JUMP(JEq, A == B) JUMP(JNe, A != B) JUMP(JUlt, A < B) JUMP(JUle, A <= B)
  JUMP(JSlt32, S32(A) < S32(B)) JUMP(JSle32, S32(A) <= S32(B)) JUMP(JSlt64, S64(A) < S64(B)) JUMP(JSle64, S64(A) <= S64(B))
  JUMP(JEqI, A == I) JUMP(JNeI, A != I) JUMP(JUltI, A < I) JUMP(JUleI, A <= I) JUMP(JUgtI, A > I) JUMP(JUgeI, A >= I)
  JUMP(JSlt32I, S32(A) < S32(I)) JUMP(JSle32I, S32(A) <= S32(I)) JUMP(JSgt32I, S32(A) > S32(I)) JUMP(JSge32I, S32(A) >= S32(I))
  JUMP(JSlt64I, S64(A) < S64(I)) JUMP(JSle64I, S64(A) <= S64(I)) JUMP(JSgt64I, S64(A) > S64(I)) JUMP(JSge64I, S64(A) >= S64(I))
op_Switch : {
  const SwitchTable& table = module_.switches[ip->b];
  const std::uint64_t value = A;
  std::size_t low = 0, high = table.cases.size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (table.cases[middle].value < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const bool found = low < table.cases.size() && table.cases[low].value == value;
  GO(found ? table.cases[low].target : table.otherwise);
}
op_IndirectJmp : {
  const Ptr p = A;
  const std::uint32_t label = offset_of(p) - label_offset(0);
  if (object_of(p) != object_of(module_.function_address(index_of(function_))) || label >= function_->labels.size()) {
    SLOW((fail(FindingKind::Memory, "goto to an address that is no label of this function"), false));
  }
  GO(function_->labels[label]);
}
op_Poll:
  if (__builtin_expect(--fuel_ <= 0, 0) && !refuel()) {
    ip_ = ip + 1;
    offer_processor();
    executed_ += executed;
    return outcome_;
  }
  NEXT();
op_Unreachable:
  SLOW((fail(FindingKind::Exception, "the program came to a place that it promised never to reach (undefined behaviour)"),
        false));
op_Trap:
  SLOW((fail(FindingKind::Assertion, "the program executed a trap instruction", true), false));
op_Unsupported:
  SLOW((unsupported(module_.strings[I]), false));

  // --- calls ---
op_Call:
  SLOW(push_frame(ip->a, module_.calls[ip->b]));
  ENTERED();
op_CallExternal:
  ip_ = ip;
  switch (call_external(ip->a, module_.calls[ip->b])) {
    case Next::Stop: goto stop;
    case Next::Fallthrough: NEXT();
    case Next::Entered: ENTERED();
  }
op_CallIndirect:
  ip_ = ip;
  switch (call_indirect(A, module_.calls[ip->b])) {
    case Next::Stop: goto stop;
    case Next::Fallthrough: NEXT();
    case Next::Entered: ENTERED();
  }
op_Ret:
  ip_ = ip;
  if (leave_frame(ip->w == 0 ? nullptr : &A, ip->w) == Next::Stop) goto stop;
  ENTERED();
op_VaStart:
  SLOW(va_start(A));
  NEXT();
op_LandingPad:  // the unwinder has put the exception where it belongs
  NEXT();
op_Resume:
  ip_ = ip;
  if (!resume_unwinding(A)) goto stop;
  ENTERED();

  // clang-format on

bad_division:
  SLOW((fail(FindingKind::Exception, "division by zero, or one whose result does not fit"), false));
bad_fp:
  SLOW((unsupported("an operation on numbers of an unusual kind"), false));
stop:
  executed_ += executed;
  return outcome_;
}

}  // namespace heddle::native
