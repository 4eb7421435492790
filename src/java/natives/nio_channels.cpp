// sun.nio.ch: file channels on files that may be read (open_files.h).
#include "java/natives/lookup.h"
#include "java/natives/off_heap.h"
#include "java/natives/open_files.h"
#include "java/natives/readable_files.h"

namespace heddle::java {
namespace {

NativeResult nothing(NativeCall& call) {
  return call.ret();
}
NativeResult zero(NativeCall& call) {
  return call.ret_i64(0);
}
NativeResult no(NativeCall& call) {
  return call.ret_bool(false);
}
NativeResult page_size(NativeCall& call) {
  return call.ret_i64(4096);
}
NativeResult most_vectors(NativeCall& call) {
  return call.ret_i32(16);
}

NativeResult largest_transfer(NativeCall& call) {
  return call.ret_i32(0x7fffffff);
}
// The library then copies through a buffer.
NativeResult no_direct_transfer(NativeCall& call) {
  constexpr std::int64_t kUnsupported = -4;  // IOStatus.UNSUPPORTED
  return call.ret_i64(kUnsupported);
}

Field* number_field(NativeCall& call) {
  return library_field(call.vm, "java/io/FileDescriptor", "fd", "I");
}

// A descriptor that cannot be read: closed, or that of a directory, which can be opened.
NativeResult closed(NativeCall& call) {
  const std::string path = path_of(call.vm.get<std::int32_t>(call.ref(0), number_field(call)));
  bool directory = !path.empty() && kind_of_file(call.vm, path) == FileKind::Directory;
  return call.throw_new("java/io/IOException", directory ? "Is a directory" : "Bad file descriptor");
}

// What the library's dispatchers return at the end of a file.
constexpr std::int32_t kEndOfFile = -1;

// Up to `wanted` bytes to an address.
NativeResult read_at(NativeCall& call, OpenFile& file, std::int64_t from, std::int64_t* count) {
  const std::int64_t address = call.i64(1), wanted = call.i32(3);
  Ref block = off_heap_block(call.vm, address, wanted);
  if (block == kNull)
    return call.unsupported("sun.nio.ch.FileDispatcherImpl: the address is not that of a buffer");
  return copy_from_file(call, file, from, block, off_heap_offset(block, address), wanted, count);
}

NativeResult read(NativeCall& call) {  // (FileDescriptor, long address, int length)
  OpenFile file(call.vm, call.ref(0));
  if (!file.is_open()) return closed(call);
  const std::int64_t from = file.position();
  std::int64_t count = 0;
  if (NativeResult done = read_at(call, file, from, &count); done != NativeResult::Done) return done;
  if (count > 0) file.seek(from + count);
  return call.ret_i32(count == 0 && call.i32(3) > 0 ? kEndOfFile : static_cast<std::int32_t>(count));
}

NativeResult read_from(NativeCall& call) {  // (FileDescriptor, long address, int length, long position)
  OpenFile file(call.vm, call.ref(0));
  if (!file.is_open()) return closed(call);
  std::int64_t count = 0;
  if (NativeResult done = read_at(call, file, call.i64(4), &count); done != NativeResult::Done) return done;
  return call.ret_i32(count == 0 && call.i32(3) > 0 ? kEndOfFile : static_cast<std::int32_t>(count));
}

NativeResult seek(NativeCall& call) {  // (FileDescriptor, long); a negative one asks
  OpenFile file(call.vm, call.ref(0));
  if (!file.is_open()) return closed(call);
  if (call.i64(1) < 0) return call.ret_i64(file.position());
  if (file.must_yield(call)) return NativeResult::Yield;
  file.seek(call.i64(1));
  return call.ret_i64(call.i64(1));
}

NativeResult size(NativeCall& call) {
  OpenFile file(call.vm, call.ref(0));
  return file.is_open() ? call.ret_i64(file.size()) : closed(call);
}

NativeResult close(NativeCall& call) {
  call.vm.set<std::int32_t>(call.ref(0), number_field(call), -1);
  return call.ret();
}

NativeResult number_of(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  return call.ret_i32(call.vm.get<std::int32_t>(call.ref(0), number_field(call)));
}

NativeResult set_number(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  call.vm.set<std::int32_t>(call.ref(0), number_field(call), call.i32(1));
  return call.ret();
}

constexpr const char* kDispatcher = "sun/nio/ch/FileDispatcherImpl";
constexpr const char* kChannel = "sun/nio/ch/FileChannelImpl";
constexpr const char* kUtil = "sun/nio/ch/IOUtil";
constexpr NativeEntry kEntries[] = {
    {kDispatcher, "init", "()V", nothing},
    {kDispatcher, "read0", nullptr, read},
    {kDispatcher, "pread0", nullptr, read_from},
    {kDispatcher, "seek0", nullptr, seek},
    {kDispatcher, "size0", nullptr, size},
    {kDispatcher, "close0", nullptr, close},
    {kDispatcher, "preClose0", nullptr, nothing},
    {kDispatcher, "closeIntFD", nullptr, nothing},
    {kDispatcher, "canTransferToFromOverlappedMap0", nullptr, no},
    {kDispatcher, "write0", nullptr, files_unsupported},
    {kDispatcher, "pwrite0", nullptr, files_unsupported},
    {kDispatcher, "writev0", nullptr, files_unsupported},
    {kDispatcher, "truncate0", nullptr, files_unsupported},
    {kDispatcher, "lock0", nullptr, files_unsupported},
    {kChannel, "initIDs", "()J", page_size},
    {kChannel, "maxDirectTransferSize0", "()I", largest_transfer},
    {kChannel, "transferTo0", nullptr, no_direct_transfer},
    {kUtil, "fdVal", nullptr, number_of},
    {kUtil, "setfdVal", nullptr, set_number},
    {kUtil, "iovMax", "()I", most_vectors},
    {kUtil, "fdLimit", "()I", most_vectors},
    {kUtil, "configureBlocking", nullptr, nothing},
    {"sun/nio/ch/NativeThread", "init", "()V", nothing},
    {"sun/nio/ch/NativeThread", "supportPendingSignals0", "()Z", no},  // of later updates of JDK 17
    {"sun/nio/ch/NativeThread", "current", "()J", zero},
    {"sun/nio/ch/NativeThread", "signal", "(J)V", nothing},
};

}  // namespace

extern const NativeTable kNioChannelNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
