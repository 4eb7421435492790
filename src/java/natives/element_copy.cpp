#include "java/natives/element_copy.h"

#include "java/interp/interpreter.h"
#include "java/link/class_builder.h"
#include "java/natives/generated_class.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

struct Elements {
  char letter;
  const char* descriptor;
  bytecode::Opcode load, store;
};

constexpr Elements kElements[] = {  // by BasicType
    {'Z', "[Z", bytecode::op_baload, bytecode::op_bastore},
    {'B', "[B", bytecode::op_baload, bytecode::op_bastore},
    {'C', "[C", bytecode::op_caload, bytecode::op_castore},
    {'S', "[S", bytecode::op_saload, bytecode::op_sastore},
    {'I', "[I", bytecode::op_iaload, bytecode::op_iastore},
    {'F', "[F", bytecode::op_faload, bytecode::op_fastore},
    {'J', "[J", bytecode::op_laload, bytecode::op_lastore},
    {'D', "[D", bytecode::op_daload, bytecode::op_dastore},
    {'L', "[Ljava/lang/Object;", bytecode::op_aaload, bytecode::op_aastore}};

// static copy(T[] from, int i, T[] to, int j, int n) { while (n > 0) { to[j] = from[i]; i += step; j += step;
// n--; } }
std::unique_ptr<ClassFile> make_loop(std::string name, const Elements& elements, int step,
                                     CopyResult result) {
  using namespace bytecode;
  auto by = static_cast<std::uint8_t>(step);
  MethodInfo method;
  method.access = kAccPublic | kAccStatic;
  method.name = "copy";
  method.descriptor = std::string("(") + elements.descriptor + "I" + elements.descriptor + "II)" +
                      (result == CopyResult::Destination ? elements.descriptor : "V");
  method.has_code = true;
  method.code.max_stack = 4 + 2;
  method.code.max_locals = 5;
  method.code.code = {op_iload,
                      4,  // 0: n
                      op_ifle,
                      0,
                      25,  // 2: to 27
                      op_aload,
                      2,  // 5
                      op_iload,
                      3,  // 7
                      op_aload,
                      0,  // 9
                      op_iload,
                      1,  // 11
                      elements.load,
                      elements.store,  // 13
                      op_iinc,
                      1,
                      by,  // 15
                      op_iinc,
                      3,
                      by,  // 18
                      op_iinc,
                      4,
                      0xff,  // 21
                      op_goto,
                      0xff,
                      0xe8};  // 24: to 0
  if (result == CopyResult::Destination)
    method.code.code.insert(method.code.code.end(), {op_aload, 2, op_areturn});
  else
    method.code.code.push_back(op_return);
  method.code.stack_map = {0, 2, 0, 26};  // same_frame at 0 and at 27
  PoolBuilder pool;
  return finish_generated_class(std::move(name), std::move(method), pool);
}

}  // namespace

bool must_take_apart(const NativeCall& call) {
  if (!call.interpreter.multi()) return false;
  auto frame = innermost_frame(call);
  while (frame && frame->method->holder->name == "java/util/Arrays") frame = next_frame(call, *frame);
  return frame && !frame->method->holder->from_jdk;
}

NativeResult copy_by_elements(NativeCall& call, Ref from, std::uint32_t from_index, Ref to,
                              std::uint32_t to_index, std::uint32_t count, CopyResult result) {
  const Elements& elements = kElements[static_cast<std::size_t>(call.vm.heap.klass(from)->element_type)];
  bool backwards = from == to && from_index < to_index;
  std::string name = std::string("java/lang/System$Copy") + elements.letter + (backwards ? "Backwards" : "") +
                     (result == CopyResult::Destination ? "Result" : "");
  Method* loop = generated_method(call.vm, name, [&](std::string generated) {
    return make_loop(std::move(generated), elements, backwards ? -1 : 1, result);
  });
  loop->holder->hidden = true;  // not in stack traces
  std::uint32_t last = backwards ? count - 1 : 0;
  return call.invoke(loop, {from, from_index + last, to, to_index + last, count});
}

}  // namespace heddle::java
