// The instruction loop. Cases are short; what is rare or long is in slow_paths.cpp and the files it names.
#include "java/interp/interpreter.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "base/check.h"
#include "java/interp/arith.h"
#include "java/interp/translate.h"
#include "java/link/linked_site.h"

namespace heddle::java {

Interpreter::Interpreter(Vm& vm) : vm_(vm), heap_(vm.heap), memory_(vm.memory), interface_cache_(4096) {
  clock_matters_ =
      vm.options.live || vm.options.timeouts != Timeouts::Any;  // the earliest deadline comes first
}

Method* Interpreter::select(Klass* receiver, Method* method) {
  std::size_t slot = (receiver->id * 31 + method->id) & (interface_cache_.size() - 1);
  CacheEntry& entry = interface_cache_[slot];
  if (entry.method == method && entry.klass == receiver->id) return entry.selected;
  Thrown thrown;
  Method* selected = vm_.select_method(receiver, method, thrown);
  if (selected == nullptr) {
    throw_it(thrown);
    return nullptr;
  }
  entry = {method, receiver->id, selected};
  return selected;
}

// NOLINTBEGIN(cppcoreguidelines-macro-usage): a loop of labels has no other way to share code
#define SAVE() (ip_ = ip, sp_ = sp)
#define RELOAD() (ip = ip_, sp = sp_, code = method_->code.data(), locals = fp_ - method_->max_locals)
#define DISPATCH()                                     \
  do {                                                 \
    ++executed;                                        \
    goto* kLabels[static_cast<std::uint16_t>(ip->op)]; \
  } while (false)
#define NEXT()  \
  do {          \
    ++ip;       \
    DISPATCH(); \
  } while (false)
#define BRANCH(target_index)                   \
  do {                                         \
    Insn* target_insn = code + (target_index); \
    if (target_insn <= ip && --fuel_ <= 0) {   \
      ip = target_insn;                        \
      goto out_of_fuel;                        \
    }                                          \
    ip = target_insn;                          \
    DISPATCH();                                \
  } while (false)
#define STEP(call)                            \
  do {                                        \
    SAVE();                                   \
    step = (call);                            \
    if (step != Step::Next) goto handle_step; \
  } while (false)
#define INT(slot) (*reinterpret_cast<std::int32_t*>(&(slot)))

Outcome Interpreter::execute() {
  static const void* const kLabels[] = {
#define HEDDLE_INSN(name) &&L_##name,
#include "java/interp/insn.def"
#undef HEDDLE_INSN
  };
  Insn* ip;
  std::uint32_t* sp;
  Insn* code;
  std::uint32_t* locals;
  Step step;
  Method* callee = nullptr;
  std::uint64_t executed = 0;
  struct AddExecuted {
    std::uint64_t& local;
    std::uint64_t& total;
    ~AddExecuted() { total += local; }
  } add_executed{executed, executed_};

  RELOAD();
  if (exception_ != kNull) goto throw_pending;
  DISPATCH();

L_Nop:
  NEXT();
L_PushInt:
  *sp++ = static_cast<std::uint32_t>(ip->b);
  NEXT();
L_PushLong:
  put_long(sp, ip->j);
  sp += 2;
  NEXT();
L_LoadConstant:
  STEP(load_constant(ip));
  sp = sp_;
  NEXT();
L_Load:
  *sp++ = locals[ip->a];
  NEXT();
L_Load2:
  std::memcpy(sp, locals + ip->a, 8);
  sp += 2;
  NEXT();
L_Store:
  locals[ip->a] = *--sp;
  NEXT();
L_Store2:
  sp -= 2;
  std::memcpy(locals + ip->a, sp, 8);
  NEXT();

#define ARRAY_LOAD(type, result_slots, store)                                                 \
  {                                                                                           \
    Ref array = sp[-2];                                                                       \
    std::uint32_t index = sp[-1];                                                             \
    if (array == kNull || index >= heap_.length(array)) goto bad_array;                       \
    if ((heap_.header(array) & access_mask_) != 0) STEP(shared_element(array, index, false)); \
    auto value = heap_.get<type>(array, kElementsOffset + index * sizeof(type));              \
    sp -= 2;                                                                                  \
    store;                                                                                    \
    sp += result_slots;                                                                       \
    NEXT();                                                                                   \
  }
L_ArrayLoadByte:
  ARRAY_LOAD(std::int8_t, 1, INT(*sp) = value)
L_ArrayLoadChar:
  ARRAY_LOAD(std::uint16_t, 1, *sp = value)
L_ArrayLoadShort:
  ARRAY_LOAD(std::int16_t, 1, INT(*sp) = value)
L_ArrayLoadInt:
L_ArrayLoadRef:
  ARRAY_LOAD(std::uint32_t, 1, *sp = value)
L_ArrayLoadLong:
  ARRAY_LOAD(std::int64_t, 2, put_long(sp, value))

#define ARRAY_STORE(type, value_slots, fetch)                                                \
  {                                                                                          \
    Ref array = sp[-2 - (value_slots)];                                                      \
    std::uint32_t index = sp[-1 - (value_slots)];                                            \
    if (array == kNull || index >= heap_.length(array)) {                                    \
      sp -= (value_slots);                                                                   \
      goto bad_array;                                                                        \
    }                                                                                        \
    if ((heap_.header(array) & access_mask_) != 0) STEP(shared_element(array, index, true)); \
    type value = static_cast<type>(fetch);                                                   \
    heap_.put<type>(array, kElementsOffset + index * sizeof(type), value);                   \
    sp -= 2 + (value_slots);                                                                 \
    NEXT();                                                                                  \
  }
L_ArrayStoreByte : {
  // A boolean array keeps only the low bit (JVMS bastore).
  Ref target = sp[-3];
  if (target != kNull && heap_.klass(target)->element_type == BasicType::Boolean) sp[-1] &= 1;
  ARRAY_STORE(std::uint8_t, 1, sp[-1])
}
L_ArrayStoreChar:
  ARRAY_STORE(std::uint16_t, 1, sp[-1])
L_ArrayStoreInt:
  ARRAY_STORE(std::uint32_t, 1, sp[-1])
L_ArrayStoreLong:
  ARRAY_STORE(std::int64_t, 2, get_long(sp - 2))
L_ArrayStoreRef : {
  Ref array = sp[-3];
  std::uint32_t index = sp[-2];
  Ref value = sp[-1];
  if (array == kNull || index >= heap_.length(array)) {
    sp -= 1;
    goto bad_array;
  }
  const Klass* k = heap_.klass(array);
  if (value != kNull && k->element != vm_.known.object && !heap_.klass(value)->is_subtype_of(k->element)) {
    SAVE();
    throw_new("java/lang/ArrayStoreException", heap_.klass(value)->external_name());
    goto throw_pending;
  }
  if ((heap_.header(array) & access_mask_) != 0) STEP(shared_element(array, index, true));
  heap_.put_ref(array, kElementsOffset + 4 * index, value);
  sp -= 3;
  NEXT();
}

L_Pop:
  --sp;
  NEXT();
L_Pop2:
  sp -= 2;
  NEXT();
L_Dup:
  sp[0] = sp[-1];
  ++sp;
  NEXT();
L_DupX1 : {
  std::uint32_t a = sp[-1], b = sp[-2];
  sp[-2] = a;
  sp[-1] = b;
  *sp++ = a;
  NEXT();
}
L_DupX2 : {
  std::uint32_t a = sp[-1], b = sp[-2], c = sp[-3];
  sp[-3] = a;
  sp[-2] = c;
  sp[-1] = b;
  *sp++ = a;
  NEXT();
}
L_Dup2:
  sp[0] = sp[-2];
  sp[1] = sp[-1];
  sp += 2;
  NEXT();
L_Dup2X1 : {
  std::uint32_t a = sp[-1], b = sp[-2], c = sp[-3];
  sp[-3] = b;
  sp[-2] = a;
  sp[-1] = c;
  sp[0] = b;
  sp[1] = a;
  sp += 2;
  NEXT();
}
L_Dup2X2 : {
  std::uint32_t a = sp[-1], b = sp[-2], c = sp[-3], d = sp[-4];
  sp[-4] = b;
  sp[-3] = a;
  sp[-2] = d;
  sp[-1] = c;
  sp[0] = b;
  sp[1] = a;
  sp += 2;
  NEXT();
}
L_Swap:
  std::swap(sp[-1], sp[-2]);
  NEXT();

#define INT_OP(expression)                           \
  {                                                  \
    std::uint32_t y = sp[-1];                        \
    std::uint32_t x = sp[-2];                        \
    sp[-2] = static_cast<std::uint32_t>(expression); \
    --sp;                                            \
    NEXT();                                          \
  }
L_IAdd:
  INT_OP(x + y)
L_ISub:
  INT_OP(x - y)
L_IMul:
  INT_OP(x * y)
L_IAnd:
  INT_OP(x & y)
L_IOr:
  INT_OP(x | y)
L_IXor:
  INT_OP(x ^ y)
L_IShl:
  INT_OP(x << (y & 31))
L_IShr:
  INT_OP(static_cast<std::int32_t>(x) >> (y & 31))
L_IUshr:
  INT_OP(x >> (y & 31))
L_IDiv:
  if (sp[-1] == 0) goto division_by_zero;
  INT_OP(java_div(static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)))
L_IRem:
  if (sp[-1] == 0) goto division_by_zero;
  INT_OP(java_rem(static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)))
L_INeg:
  sp[-1] = 0u - sp[-1];
  NEXT();

#define LONG_OP(expression)                                  \
  {                                                          \
    auto y = static_cast<std::uint64_t>(get_long(sp - 2));   \
    auto x = static_cast<std::uint64_t>(get_long(sp - 4));   \
    put_long(sp - 4, static_cast<std::int64_t>(expression)); \
    sp -= 2;                                                 \
    NEXT();                                                  \
  }
L_LAdd:
  LONG_OP(x + y)
L_LSub:
  LONG_OP(x - y)
L_LMul:
  LONG_OP(x * y)
L_LAnd:
  LONG_OP(x & y)
L_LOr:
  LONG_OP(x | y)
L_LXor:
  LONG_OP(x ^ y)
L_LDiv:
  if (get_long(sp - 2) == 0) goto division_by_zero;
  LONG_OP(java_div(static_cast<std::int64_t>(x), static_cast<std::int64_t>(y)))
L_LRem:
  if (get_long(sp - 2) == 0) goto division_by_zero;
  LONG_OP(java_rem(static_cast<std::int64_t>(x), static_cast<std::int64_t>(y)))
L_LNeg:
  put_long(sp - 2, static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(get_long(sp - 2))));
  NEXT();
#define LONG_SHIFT(expression)                               \
  {                                                          \
    unsigned y = sp[-1] & 63;                                \
    std::int64_t x = get_long(sp - 3);                       \
    put_long(sp - 3, static_cast<std::int64_t>(expression)); \
    --sp;                                                    \
    NEXT();                                                  \
  }
L_LShl:
  LONG_SHIFT(static_cast<std::uint64_t>(x) << y)
L_LShr:
  LONG_SHIFT(x >> y)
L_LUshr:
  LONG_SHIFT(static_cast<std::uint64_t>(x) >> y)

#define FLOAT_OP(expression)         \
  {                                  \
    float y = get_float(sp - 1);     \
    float x = get_float(sp - 2);     \
    put_float(sp - 2, (expression)); \
    --sp;                            \
    NEXT();                          \
  }
L_FAdd:
  FLOAT_OP(x + y)
L_FSub:
  FLOAT_OP(x - y)
L_FMul:
  FLOAT_OP(x * y)
L_FDiv:
  FLOAT_OP(x / y)
L_FRem:
  FLOAT_OP(std::fmod(x, y))
L_FNeg:
  sp[-1] ^= 0x80000000u;
  NEXT();
#define DOUBLE_OP(expression)         \
  {                                   \
    double y = get_double(sp - 2);    \
    double x = get_double(sp - 4);    \
    put_double(sp - 4, (expression)); \
    sp -= 2;                          \
    NEXT();                           \
  }
L_DAdd:
  DOUBLE_OP(x + y)
L_DSub:
  DOUBLE_OP(x - y)
L_DMul:
  DOUBLE_OP(x * y)
L_DDiv:
  DOUBLE_OP(x / y)
L_DRem:
  DOUBLE_OP(std::fmod(x, y))
L_DNeg:
  sp[-1] ^= 0x80000000u;
  NEXT();

L_IInc:
  locals[ip->a] += static_cast<std::uint32_t>(ip->b);
  NEXT();

L_I2L:
  put_long(sp - 1, INT(sp[-1]));
  ++sp;
  NEXT();
L_I2F:
  put_float(sp - 1, static_cast<float>(INT(sp[-1])));
  NEXT();
L_I2D:
  put_double(sp - 1, INT(sp[-1]));
  ++sp;
  NEXT();
L_L2I:
  --sp;  // little-endian: the low half is the first slot
  NEXT();
L_L2F:
  put_float(sp - 2, static_cast<float>(get_long(sp - 2)));
  --sp;
  NEXT();
L_L2D:
  put_double(sp - 2, static_cast<double>(get_long(sp - 2)));
  NEXT();
L_F2I:
  INT(sp[-1]) = saturate<std::int32_t>(get_float(sp - 1));
  NEXT();
L_F2L:
  put_long(sp - 1, saturate<std::int64_t>(get_float(sp - 1)));
  ++sp;
  NEXT();
L_F2D:
  put_double(sp - 1, get_float(sp - 1));
  ++sp;
  NEXT();
L_D2I:
  INT(sp[-2]) = saturate<std::int32_t>(get_double(sp - 2));
  --sp;
  NEXT();
L_D2L:
  put_long(sp - 2, saturate<std::int64_t>(get_double(sp - 2)));
  NEXT();
L_D2F:
  put_float(sp - 2, static_cast<float>(get_double(sp - 2)));
  --sp;
  NEXT();
L_I2B:
  INT(sp[-1]) = static_cast<std::int8_t>(sp[-1]);
  NEXT();
L_I2C:
  sp[-1] &= 0xffff;
  NEXT();
L_I2S:
  INT(sp[-1]) = static_cast<std::int16_t>(sp[-1]);
  NEXT();

L_LCmp : {
  std::int64_t y = get_long(sp - 2), x = get_long(sp - 4);
  sp -= 3;
  INT(sp[-1]) = x < y ? -1 : x > y ? 1 : 0;
  NEXT();
}
L_FCmpL : {
  float y = get_float(sp - 1), x = get_float(sp - 2);
  --sp;
  INT(sp[-1]) = x > y ? 1 : x == y ? 0 : -1;
  NEXT();
}
L_FCmpG : {
  float y = get_float(sp - 1), x = get_float(sp - 2);
  --sp;
  INT(sp[-1]) = x < y ? -1 : x == y ? 0 : 1;
  NEXT();
}
L_DCmpL : {
  double y = get_double(sp - 2), x = get_double(sp - 4);
  sp -= 3;
  INT(sp[-1]) = x > y ? 1 : x == y ? 0 : -1;
  NEXT();
}
L_DCmpG : {
  double y = get_double(sp - 2), x = get_double(sp - 4);
  sp -= 3;
  INT(sp[-1]) = x < y ? -1 : x == y ? 0 : 1;
  NEXT();
}

#define IF_ZERO(op)                 \
  --sp;                             \
  if (INT(*sp) op 0) BRANCH(ip->b); \
  NEXT()
L_IfEq:
  IF_ZERO(==);
L_IfNe:
  IF_ZERO(!=);
L_IfLt:
  IF_ZERO(<);
L_IfGe:
  IF_ZERO(>=);
L_IfGt:
  IF_ZERO(>);
L_IfLe:
  IF_ZERO(<=);
#define IF_COMPARE(op)                         \
  sp -= 2;                                     \
  if (INT(sp[0]) op INT(sp[1])) BRANCH(ip->b); \
  NEXT()
L_IfICmpEq:
  IF_COMPARE(==);
L_IfICmpNe:
  IF_COMPARE(!=);
L_IfICmpLt:
  IF_COMPARE(<);
L_IfICmpGe:
  IF_COMPARE(>=);
L_IfICmpGt:
  IF_COMPARE(>);
L_IfICmpLe:
  IF_COMPARE(<=);
L_Goto:
  BRANCH(ip->b);
L_TableSwitch : {
  auto* table = static_cast<const SwitchTable*>(ip->pointer);
  std::uint64_t at = static_cast<std::uint64_t>(std::int64_t{INT(*--sp)} - table->low);
  BRANCH(at < table->targets.size() ? table->targets[at] : table->fallback);
}
L_LookupSwitch : {
  auto* table = static_cast<const SwitchTable*>(ip->pointer);
  BRANCH(lookup(*table, INT(*--sp)));
}

#define LEAVE_FRAME()                                      \
  if (fp_[kFrameLock] == kInPrimitive) {                   \
    primitive_ = nullptr;                                  \
  } else if (fp_[kFrameLock] != kNull) {                   \
    SAVE();                                                \
    MonitorResult left = monitor_exit(fp_[kFrameLock]);    \
    if (left == MonitorResult::Stop) return outcome_;      \
    if (left == MonitorResult::NotOwner) {                 \
      fp_[kFrameLock] = kNull;                             \
      throw_new("java/lang/IllegalMonitorStateException"); \
      goto throw_pending;                                  \
    }                                                      \
  }                                                        \
  sp = locals;                                             \
  fp_ = stack_ + fp_[kFrameCaller];                        \
  method_ = vm_.methods[fp_[kFrameMethod]];                \
  if (fp_ < oldest_open_) enter_older_frame(false);        \
  code = method_->code.data();                             \
  locals = fp_ - method_->max_locals;                      \
  ip = code + fp_[kFramePc] + 1
L_Return:
  LEAVE_FRAME();
  DISPATCH();
L_Return1 : {
  std::uint32_t value = sp[-1];
  LEAVE_FRAME();
  *sp++ = value;
  DISPATCH();
}
L_Return2 : {
  std::int64_t value = get_long(sp - 2);
  LEAVE_FRAME();
  put_long(sp, value);
  sp += 2;
  DISPATCH();
}

L_GetStatic:
L_PutStatic:
L_GetField:
L_PutField:
  STEP(resolve_field_insn(ip));
  DISPATCH();

#define ENSURE_INITIALISED(k)                          \
  if (!(k)->always_initialised) {                      \
    if (vm_.init_state(k) != InitState::Initialised) { \
      STEP(init_step(k));                              \
    } else if ((k)->shares_in_init) {                  \
      SAVE();                                          \
      class_edge(k, kAcquires);                        \
    }                                                  \
  }
#define STATIC_PROLOGUE(write)                                     \
  Klass* holder = ip->field->holder;                               \
  ENSURE_INITIALISED(holder)                                       \
  if (watched_ || relaxed_) STEP(shared_static(ip->field, write)); \
  Offset at = holder->statics + ip->field->offset
#define GET_STATIC(type, slots, store)   \
  {                                      \
    STATIC_PROLOGUE(false);              \
    auto value = memory_.load<type>(at); \
    store;                               \
    sp += slots;                         \
    NEXT();                              \
  }
L_GetStatic1:
  GET_STATIC(std::int8_t, 1, INT(*sp) = value)
L_GetStatic2U:
  GET_STATIC(std::uint16_t, 1, *sp = value)
L_GetStatic2S:
  GET_STATIC(std::int16_t, 1, INT(*sp) = value)
L_GetStatic4:
  GET_STATIC(std::uint32_t, 1, *sp = value)
L_GetStatic8:
  GET_STATIC(std::int64_t, 2, put_long(sp, value))
#define PUT_STATIC(type, slots, fetch)                 \
  {                                                    \
    STATIC_PROLOGUE(true);                             \
    memory_.store<type>(at, static_cast<type>(fetch)); \
    sp -= slots;                                       \
    NEXT();                                            \
  }
L_PutStatic1 : {
  if (ip->field->type == BasicType::Boolean) sp[-1] &= 1;
  PUT_STATIC(std::uint8_t, 1, sp[-1])
}
L_PutStatic2:
  PUT_STATIC(std::uint16_t, 1, sp[-1])
L_PutStatic4:
  PUT_STATIC(std::uint32_t, 1, sp[-1])
L_PutStatic8:
  PUT_STATIC(std::int64_t, 2, get_long(sp - 2))
L_PutStaticRef : {
  STATIC_PROLOGUE(true);
  heap_.put_static_ref(at, sp[-1], vm_.initialised(holder));
  --sp;
  NEXT();
}

#define GET_FIELD(type, slots, store)                                                             \
  {                                                                                               \
    Ref object = sp[-1];                                                                          \
    if (object == kNull) goto null_pointer;                                                       \
    if ((heap_.header(object) & access_mask_) != 0) STEP(shared_field(ip->field, object, false)); \
    auto value = heap_.get<type>(object, static_cast<std::uint32_t>(ip->b));                      \
    --sp;                                                                                         \
    store;                                                                                        \
    sp += slots;                                                                                  \
    NEXT();                                                                                       \
  }
L_GetField1:
  GET_FIELD(std::int8_t, 1, INT(*sp) = value)
L_GetField2U:
  GET_FIELD(std::uint16_t, 1, *sp = value)
L_GetField2S:
  GET_FIELD(std::int16_t, 1, INT(*sp) = value)
L_GetField4:
  GET_FIELD(std::uint32_t, 1, *sp = value)
L_GetField8:
  GET_FIELD(std::int64_t, 2, put_long(sp, value))
#define PUT_FIELD(type, slots, fetch)                                                            \
  {                                                                                              \
    Ref object = sp[-1 - (slots)];                                                               \
    if (object == kNull) goto null_pointer;                                                      \
    if ((heap_.header(object) & access_mask_) != 0) STEP(shared_field(ip->field, object, true)); \
    heap_.put<type>(object, static_cast<std::uint32_t>(ip->b), static_cast<type>(fetch));        \
    sp -= 1 + (slots);                                                                           \
    NEXT();                                                                                      \
  }
L_PutField1 : {
  if (ip->field->type == BasicType::Boolean) sp[-1] &= 1;
  PUT_FIELD(std::uint8_t, 1, sp[-1])
}
L_PutField2:
  PUT_FIELD(std::uint16_t, 1, sp[-1])
L_PutField4:
  PUT_FIELD(std::uint32_t, 1, sp[-1])
L_PutField8:
  PUT_FIELD(std::int64_t, 2, get_long(sp - 2))
L_PutFieldRef : {
  Ref object = sp[-2];
  if (object == kNull) goto null_pointer;
  if ((heap_.header(object) & access_mask_) != 0) STEP(shared_field(ip->field, object, true));
  heap_.put_ref(object, static_cast<std::uint32_t>(ip->b), sp[-1]);
  sp -= 2;
  NEXT();
}

L_InvokeVirtual:
L_InvokeSpecial:
L_InvokeStatic:
L_InvokeInterface:
  STEP(resolve_invoke(ip));
  DISPATCH();
L_InvokeDynamic:
  STEP(invoke_dynamic(ip));
  DISPATCH();

L_InvokeLinked : {
  auto* site = static_cast<LinkedSite*>(ip->pointer);
  auto target = memory_.load<std::uint32_t>(site->cell);
  if (target == 0) STEP(link(site));
  if (ip->a != 0 && sp[-static_cast<int>(ip->a)] == kNull) goto null_pointer;  // the handle itself
  callee = vm_.methods[target];
  ENSURE_INITIALISED(callee->holder)
  if (Ref last = memory_.load<Ref>(site->cell + kLinkedValue); last != kNull) {
    touch_to(sp + 1);
    *sp++ = last;
  }
  goto call;
}
L_LoadLinked:
  STEP(load_linked(ip));
  sp = sp_;
  NEXT();

L_CallVirtual : {
  Ref receiver = sp[-static_cast<int>(ip->a)];
  if (receiver == kNull) goto null_pointer;
  callee = heap_.klass(receiver)->vtable[static_cast<std::size_t>(ip->b)];
  goto call;
}
L_CallInterface : {
  Ref receiver = sp[-static_cast<int>(ip->a)];
  if (receiver == kNull) goto null_pointer;
  SAVE();
  callee = select(const_cast<Klass*>(heap_.klass(receiver)), ip->method);
  if (callee == nullptr) goto throw_pending;
  goto call;
}
L_CallDirect:
  if (sp[-static_cast<int>(ip->a)] == kNull) goto null_pointer;
  callee = ip->method;
  goto call;
L_CallStatic : {
  callee = ip->method;
  Klass* holder = callee->holder;
  ENSURE_INITIALISED(holder)
  goto call;
}

call : {
  if (callee->native != nullptr) {
    SAVE();
    Method* invoke = nullptr;
    step = call_native(callee, &invoke);
    if (step == Step::Next) {
      sp = sp_;
      NEXT();
    }
    if (step != Step::Again || invoke == nullptr) goto handle_step;
    sp = sp_;
    if (invoke != callee) {
      callee = invoke;
      goto call;
    }
    // An override that declined: the method's own bytecode.
  }
  Ref lock = kNull;
  if (callee->is_synchronized()) {
    lock = callee->is_static() ? callee->holder->mirror : sp[-static_cast<int>(callee->argument_slots)];
    SAVE();
    if (callee->holder != vm_.known.thread && locks_a_thread(lock)) return outcome_;
    if (monitor_enter(lock) == MonitorResult::Stop) return outcome_;
  }
  if (!callee->prepared()) {
    SAVE();
    if (callee->is_abstract() && callee->vtable_index >= 0) {  // left to an interface's default
      Ref receiver = sp[-static_cast<int>(callee->argument_slots)];
      Method* chosen_method = select(const_cast<Klass*>(heap_.klass(receiver)), callee);
      if (chosen_method == nullptr) goto throw_pending;
      callee = chosen_method;
      goto call;
    }
    if (step = link(callee->holder); step != Step::Next) {
      if (lock != kNull) monitor_exit(lock);
      goto handle_step;
    }
    if (!prepare(callee)) {
      if (lock != kNull) monitor_exit(lock);
      if (exception_ == kNull) return outcome_;
      goto throw_pending;
    }
  }
  if (primitive_ != nullptr && (!callee->holder->from_jdk || callee->primitive == Primitive::Callback))
    leave_primitive();
  std::uint32_t* args = sp - callee->argument_slots;
  std::uint32_t* fp = args + callee->max_locals;
  std::uint32_t* end = fp + kFrameHeaderSlots + callee->max_stack;
  if (end > touched_end_) {
    SAVE();
    if (!push_frame(callee, args, lock)) goto throw_pending;
  } else {
    fp_[kFramePc] = static_cast<std::uint32_t>(ip - code);
    fp[kFrameMethod] = callee->id;
    fp[kFramePc] = 0;
    fp[kFrameCaller] = static_cast<std::uint32_t>(fp_ - stack_);
    fp[kFrameLock] = lock;
    fp_ = fp;
    method_ = callee;
  }
  code = callee->code.data();
  ip = code;
  locals = args;
  sp = fp + kFrameHeaderSlots;
  if (--fuel_ <= 0) goto out_of_fuel;
  DISPATCH();
}

L_New:
  STEP(resolve_class_insn(ip));
  DISPATCH();
L_NewResolved : {
  Klass* k = ip->klass;
  ENSURE_INITIALISED(k)
  SAVE();
  if (!make_room(k->instance_bytes)) goto throw_pending;
  Ref object = heap_.allocate(k, static_cast<SiteId>(ip->b), allocator_);
  if (object == kNull) goto out_of_memory;
  *sp++ = object;
  NEXT();
}
L_NewArray : {
  if (INT(sp[-1]) < 0) goto negative_size;
  static constexpr BasicType kTypes[] = {BasicType::Boolean, BasicType::Char, BasicType::Float,
                                         BasicType::Double,  BasicType::Byte, BasicType::Short,
                                         BasicType::Int,     BasicType::Long};
  SAVE();
  const Klass* k = vm_.array_of(kTypes[ip->a - 4]);
  if (!make_room(k, sp[-1])) goto throw_pending;
  Ref array = heap_.allocate_array(k, sp[-1], static_cast<SiteId>(ip->b), allocator_);
  if (array == kNull) goto out_of_memory;
  sp[-1] = array;
  NEXT();
}
L_ANewArray : {
  SAVE();
  if (ip->klass == nullptr) {
    STEP(resolve_class_insn(ip));
    DISPATCH();
  }
  if (INT(sp[-1]) < 0) goto negative_size;
  if (!make_room(ip->klass, sp[-1])) goto throw_pending;
  Ref array = heap_.allocate_array(ip->klass, sp[-1], static_cast<SiteId>(ip->b), allocator_);
  if (array == kNull) goto out_of_memory;
  sp[-1] = array;
  NEXT();
}
L_MultiANewArray:
  STEP(new_multi_array(ip));
  sp = sp_;
  NEXT();
L_ArrayLength:
  if (sp[-1] == kNull) goto null_pointer;
  sp[-1] = heap_.length(sp[-1]);
  NEXT();
L_AThrow:
  SAVE();
  exception_ = sp[-1];
  if (exception_ == kNull) goto null_pointer;
  goto throw_pending;
L_CheckCast:
L_InstanceOf:
  // A null operand needs no class (JVMS checkcast, instanceof), so do not load one for it.
  if (sp[-1] == kNull) NEXT();
  STEP(resolve_class_insn(ip));
  DISPATCH();
L_CheckCastResolved : {
  Ref object = sp[-1];
  if (object != kNull) {
    const Klass* k = heap_.klass(object);
    if (k != ip->klass && !k->is_subtype_of(ip->klass)) {
      SAVE();
      throw_new("java/lang/ClassCastException", cast_message(k, ip->klass));
      goto throw_pending;
    }
  }
  NEXT();
}
L_InstanceOfResolved : {
  Ref object = sp[-1];
  sp[-1] = object != kNull && heap_.klass(object)->is_subtype_of(ip->klass) ? 1 : 0;
  NEXT();
}

L_MonitorEnter : {
  Ref object = sp[-1];
  if (object == kNull) goto null_pointer;
  SAVE();
  if (locks_a_thread(object) || monitor_enter(object) == MonitorResult::Stop) return outcome_;
  --sp;
  NEXT();
}
L_MonitorExit : {
  Ref object = sp[-1];
  if (object == kNull) goto null_pointer;
  SAVE();
  MonitorResult left = monitor_exit(object);
  if (left == MonitorResult::Stop) return outcome_;
  if (left == MonitorResult::NotOwner) {
    throw_new("java/lang/IllegalMonitorStateException", "current thread is not owner");
    goto throw_pending;
  }
  --sp;
  NEXT();
}

// --- stubs ---
L_InitSupers : {
  Klass* k = ip->klass;
  if (!k->is_interface() && k->super != nullptr) STEP(init_step(k->super));
  if (!k->is_interface())
    for (Klass* i : k->all_interfaces)
      if (i->has_defaults) STEP(init_step(i));
  NEXT();
}
L_InitRun:
  callee = ip->klass->initializer;
  if (callee == nullptr) NEXT();
  goto call;
L_InitDone : {
  Klass* k = ip->klass;
  SAVE();
  if (stops_before_edge()) return outcome_;
  end_initialisation(k, InitState::Initialised);
  if (!memory_.tracking()) k->always_initialised = true;
  emit({.kind = EventKind::Initialised,
        .object = Heap::offset(k->mirror),
        .detail = k->id,
        .order = kReleases,
        .sync = initialisation_of(k)});
  pop_to_caller(true);
  leave_initialiser(k);
  RELOAD();
  DISPATCH();
}
// A stub's instruction may be repeated after a stop inside the call, so each sets the stack up from empty.
L_ThreadRun:
  sp = fp_ + kFrameHeaderSlots;
  if (method_ == shutdown_stub_.get()) {
    SAVE();
    edge(0, end_of_program(), kAcquires);
  }
  callee = ip->method;  // main, or null
  if (callee != nullptr && !vm_.initialised(callee->holder)) STEP(init_step(callee->holder));
  if (callee == nullptr)
    callee = heap_.klass(locals[0])->vtable[static_cast<std::size_t>(vm_.known_run->vtable_index)];
  *sp++ = locals[0];
  goto call;
L_ThreadUncaught:
  sp = fp_ + kFrameHeaderSlots;
  SAVE();
  // Visible: otherwise what a thread did before would bring the end of the path with it, and hide others'
  // failures.
  if (must_yield(Pending::Access, kNull, 0)) return outcome_;
  if (fails_with(locals[1])) return Outcome::Failed;
  *sp++ = vm_.record(thread_).java_thread;
  *sp++ = locals[1];
  locals[1] = kNull;
  callee = vm_.known_dispatch_uncaught;
  goto call;
L_ThreadEnd:
  SAVE();
  if (must_yield_at_end()) return outcome_;
  if (thread_monitors_ && lock_owner(vm_.record(thread_).java_thread) != 0 &&
      !owns(vm_.record(thread_).java_thread)) {
    block(Pending::Lock, vm_.record(thread_).java_thread);
    return outcome_;
  }
  end_thread();
  return Outcome::Ended;
L_LinkRun:
  STEP(run_link(static_cast<LinkedSite*>(ip->pointer), &callee));
  sp = sp_;
  goto call;
L_LinkKeep:
  locals[1] = *--sp;
  NEXT();
L_LinkBind:
  STEP(bind_link(static_cast<LinkedSite*>(ip->pointer)));
  NEXT();
L_NativeReturn:
  SAVE();
  return Outcome::Returned;
L_Unsupported:
  SAVE();
  set_unsupported(method_->holder->external_name() + "." + method_->name +
                  ": the jsr and ret instructions of very old class files");
  return outcome_;

// --- exits from the straight path ---
handle_step:
  switch (step) {
    case Step::Next: NEXT();
    case Step::Again: RELOAD(); DISPATCH();
    case Step::Throw: goto throw_pending;
    case Step::Stop: return outcome_;
    case Step::Done: sp = sp_; NEXT();
  }
  __builtin_unreachable();
bad_array:
  SAVE();
  if (sp[-2] == kNull) goto null_pointer;
  throw_new(
      "java/lang/ArrayIndexOutOfBoundsException",
      "Index " + std::to_string(INT(sp[-1])) + " out of bounds for length " +
          std::to_string(INT(*reinterpret_cast<std::uint32_t*>(heap_.address(sp[-2]) + kLengthOffset))));
  goto throw_pending;
null_pointer:
  SAVE();
  throw_new("java/lang/NullPointerException");
  goto throw_pending;
division_by_zero:
  SAVE();
  throw_new("java/lang/ArithmeticException", "/ by zero");
  goto throw_pending;
negative_size:
  SAVE();
  throw_new("java/lang/NegativeArraySizeException", std::to_string(INT(sp[-1])));
  goto throw_pending;
out_of_memory:
  SAVE();
  throw_new("java/lang/OutOfMemoryError", "Java heap space");
  goto throw_pending;
out_of_fuel:
  SAVE();
  if (refuel() || !spins()) DISPATCH();
  fuel_ = 1;
  block(Pending::Yield, kNull);
  return outcome_;
throw_pending:
  if (!unwind()) return outcome_;
  RELOAD();
  DISPATCH();
}
// NOLINTEND

}  // namespace heddle::java
