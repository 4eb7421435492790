// java.io on descriptors. Descriptors 1 and 2 go to Vm::print, standard input is at its end; the program under check
// cannot touch any file of the host.
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

NativeResult nothing(NativeCall& call) { return call.ret(); }
NativeResult no(NativeCall& call) { return call.ret_bool(false); }
NativeResult minus_one_long(NativeCall& call) { return call.ret_i64(-1); }
NativeResult zero(NativeCall& call) { return call.ret_i64(0); }

NativeResult unsupported(NativeCall& call) {
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          ": files of the host cannot be reached by a program under check");
}

int descriptor_of(NativeCall& call, const char* stream_class) {
  Ref descriptor = read_field<Ref>(call.vm, call.ref(0), stream_class, "fd", "Ljava/io/FileDescriptor;");
  return descriptor == kNull ? -1 : read_field<std::int32_t>(call.vm, descriptor, "java/io/FileDescriptor", "fd", "I");
}

NativeResult input(NativeCall& call, NativeResult (NativeCall::*give)(std::int32_t), std::int32_t answer) {
  return descriptor_of(call, "java/io/FileInputStream") == 0 ? (call.*give)(answer) : unsupported(call);
}
NativeResult read_end(NativeCall& call) { return input(call, &NativeCall::ret_i32, -1); }
NativeResult available(NativeCall& call) { return input(call, &NativeCall::ret_i32, 0); }
NativeResult skip(NativeCall& call) {
  return descriptor_of(call, "java/io/FileInputStream") == 0 ? call.ret_i64(0) : unsupported(call);
}

NativeResult write_byte(NativeCall& call) {
  int to = descriptor_of(call, "java/io/FileOutputStream");
  if (to != 1 && to != 2) return unsupported(call);
  char byte = static_cast<char>(call.i32(1));
  return call.print(to, {&byte, 1});
}

NativeResult write_bytes(NativeCall& call) {  // writeBytes(byte[] b, int off, int len, boolean append)
  int to = descriptor_of(call, "java/io/FileOutputStream");
  if (to != 1 && to != 2) return unsupported(call);
  Ref array = call.ref(1);
  std::int64_t offset = call.i32(2), count = call.i32(3);
  if (array == kNull) return null_pointer(call);
  if (offset < 0 || count < 0 || offset + count > call.vm.heap.length(array))
    return call.throw_new("java/lang/IndexOutOfBoundsException");
  const auto* bytes = reinterpret_cast<const char*>(call.vm.heap.address(array) + kElementsOffset);
  return call.print(to, {bytes + offset, static_cast<std::size_t>(count)});
}

NativeResult canonicalize(NativeCall& call) { return call.ret_ref(call.ref(1)); }  // there is nothing to resolve

constexpr const char* kDescriptor = "java/io/FileDescriptor";
constexpr const char* kInput = "java/io/FileInputStream";
constexpr const char* kOutput = "java/io/FileOutputStream";
constexpr const char* kFiles = "java/io/UnixFileSystem";
constexpr NativeEntry kEntries[] = {
    {kDescriptor, "initIDs", "()V", nothing},
    {kDescriptor, "getHandle", "(I)J", minus_one_long},
    {kDescriptor, "getAppend", "(I)Z", no},
    {kDescriptor, "sync", "()V", nothing},
    {kDescriptor, "close0", "()V", nothing},
    {"java/io/FileCleanable", "cleanupClose0", "(IJ)V", nothing},
    {kInput, "initIDs", "()V", nothing},
    {kInput, "open0", nullptr, unsupported},
    {kInput, "read0", "()I", read_end},
    {kInput, "readBytes", "([BII)I", read_end},
    {kInput, "length0", "()J", skip},
    {kInput, "position0", "()J", skip},
    {kInput, "skip0", "(J)J", skip},
    {kInput, "available0", "()I", available},
    {kOutput, "initIDs", "()V", nothing},
    {kOutput, "open0", nullptr, unsupported},
    {kOutput, "write", "(IZ)V", write_byte},
    {kOutput, "writeBytes", "([BIIZ)V", write_bytes},
    {kFiles, "initIDs", "()V", nothing},
    {kFiles, "canonicalize0", nullptr, canonicalize},
    {kFiles, "getBooleanAttributes0", nullptr, zero},
    {kFiles, "checkAccess", nullptr, no},
    {kFiles, "getLastModifiedTime", nullptr, zero},
    {kFiles, "getLength", nullptr, zero},
    {"java/io/RandomAccessFile", "initIDs", "()V", nothing},
    {"java/io/Console", "istty", "()Z", no},
};

}  // namespace

extern const NativeTable kFileNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
