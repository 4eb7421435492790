// java.io on descriptors. Descriptors 1 and 2 go to Vm::print, standard input is the file of --stdin. Of the
// host's files only those in readable_files.h can be read, none can be written.
#include <algorithm>

#include "java/natives/lookup.h"
#include "java/natives/open_files.h"
#include "java/natives/readable_files.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

NativeResult nothing(NativeCall& call) {
  return call.ret();
}
NativeResult no(NativeCall& call) {
  return call.ret_bool(false);
}
NativeResult minus_one_long(NativeCall& call) {
  return call.ret_i64(-1);
}

// --- input streams and random access files, read only ---

// Of the stream that is the receiver.
OpenFile input_file(NativeCall& call) {
  const Klass* klass = call.vm.heap.klass(call.ref(0));
  return {call.vm, call.vm.get<Ref>(call.ref(0), klass->find_field("fd", "Ljava/io/FileDescriptor;"))};
}

NativeResult closed(NativeCall& call) {
  return call.throw_new("java/io/IOException", "Stream Closed");
}

NativeResult open(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  std::string path = call.vm.string_utf8(call.ref(1));
  switch (kind_of_file(call.vm, path)) {
    case FileKind::Hidden: return file_is_hidden(call, path);
    case FileKind::Missing:
      return call.throw_new("java/io/FileNotFoundException", path + " (No such file or directory)");
    case FileKind::Directory:
      return call.throw_new("java/io/FileNotFoundException", path + " (Is a directory)");
    case FileKind::Regular: break;
  }
  if (file_content(call.vm, path) == nullptr)
    return call.throw_new("java/io/FileNotFoundException", path + " (Permission denied)");
  input_file(call).open(readable_path(call.vm, path));
  return call.ret();
}

NativeResult open_random(NativeCall& call) {  // open0(String name, int mode)
  constexpr std::int32_t kReadOnly = 1;
  return call.i32(2) == kReadOnly ? open(call) : files_unsupported(call);
}

NativeResult read_byte(NativeCall& call) {
  OpenFile file = input_file(call);
  if (!file.is_open()) return closed(call);
  if (NativeResult stop; file.must_choose(call, &stop)) return stop;
  if (file.must_yield(call)) return NativeResult::Yield;
  if (file.remaining() == 0) return call.ret_i32(-1);
  std::int32_t byte = *file.at(file.position());
  file.seek(file.position() + 1);
  return call.ret_i32(byte);
}

NativeResult read_bytes(NativeCall& call) {  // readBytes(byte[] b, int off, int len)
  OpenFile file = input_file(call);
  Vm& vm = call.vm;
  Ref array = call.ref(1);
  std::int64_t offset = call.i32(2), wanted = call.i32(3);
  if (array == kNull) return null_pointer(call);
  if (offset < 0 || wanted < 0 || offset + wanted > vm.heap.length(array))
    return call.throw_new("java/lang/IndexOutOfBoundsException");
  if (wanted == 0) return call.ret_i32(0);
  if (!file.is_open()) return closed(call);
  if (NativeResult stop; file.must_choose(call, &stop)) return stop;
  const std::int64_t from = file.position();
  std::int64_t count = 0;
  NativeResult copied = copy_from_file(call, file, from, array,
                                       kElementsOffset + static_cast<std::uint32_t>(offset), wanted, &count);
  if (copied != NativeResult::Done) return copied;
  if (count == 0) return call.ret_i32(-1);
  file.seek(from + count);
  return call.ret_i32(static_cast<std::int32_t>(count));
}

NativeResult length(NativeCall& call) {
  OpenFile file = input_file(call);
  return file.is_open() ? call.ret_i64(file.size()) : closed(call);
}

NativeResult position(NativeCall& call) {
  OpenFile file = input_file(call);
  return file.is_open() ? call.ret_i64(file.position()) : closed(call);
}

NativeResult skip(NativeCall& call) {
  OpenFile file = input_file(call);
  if (!file.is_open()) return closed(call);
  if (file.must_yield(call)) return NativeResult::Yield;
  std::int64_t from = file.position();
  file.seek(std::max<std::int64_t>(0, from + call.i64(1)));
  return call.ret_i64(file.position() - from);
}

NativeResult seek(NativeCall& call) {
  OpenFile file = input_file(call);
  if (!file.is_open()) return closed(call);
  if (file.must_yield(call)) return NativeResult::Yield;
  file.seek(call.i64(1));
  return call.ret();
}

NativeResult available(NativeCall& call) {
  OpenFile file = input_file(call);
  if (!file.is_open()) return closed(call);
  return call.ret_i32(static_cast<std::int32_t>(std::min<std::int64_t>(file.remaining(), 0x7fffffff)));
}

NativeResult close_descriptor(NativeCall& call) {
  call.vm.set<std::int32_t>(call.ref(0), library_field(call.vm, "java/io/FileDescriptor", "fd", "I"), -1);
  return call.ret();
}

// --- output ---

int output_descriptor(NativeCall& call) {
  Ref descriptor =
      read_field<Ref>(call.vm, call.ref(0), "java/io/FileOutputStream", "fd", "Ljava/io/FileDescriptor;");
  return descriptor == kNull
             ? -1
             : read_field<std::int32_t>(call.vm, descriptor, "java/io/FileDescriptor", "fd", "I");
}

NativeResult write_byte(NativeCall& call) {
  int to = output_descriptor(call);
  if (to == -1) return closed(call);
  if (to != 1 && to != 2) return files_unsupported(call);
  char byte = static_cast<char>(call.i32(1));
  call.vm.print(to, {&byte, 1});
  return call.ret();
}

NativeResult write_bytes(NativeCall& call) {  // writeBytes(byte[] b, int off, int len, boolean append)
  int to = output_descriptor(call);
  if (to == -1) return closed(call);
  if (to != 1 && to != 2) return files_unsupported(call);
  Ref array = call.ref(1);
  std::int64_t offset = call.i32(2), count = call.i32(3);
  if (array == kNull) return null_pointer(call);
  if (offset < 0 || count < 0 || offset + count > call.vm.heap.length(array))
    return call.throw_new("java/lang/IndexOutOfBoundsException");
  const auto* bytes = reinterpret_cast<const char*>(call.vm.heap.address(array) + kElementsOffset);
  call.vm.print(to, {bytes + offset, static_cast<std::size_t>(count)});
  emit_range(call, EventKind::Read, array, kElementsOffset + static_cast<std::uint32_t>(offset),
             static_cast<std::uint32_t>(count));
  return call.ret();
}

// --- the file system ---

NativeResult canonicalize(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  Ref path = call.new_string(canonical_path(call.vm, call.vm.string_utf8(call.ref(1))));
  return path == kNull ? NativeResult::Threw : call.ret_ref(path);
}

// Of a java.io.File argument.
std::string path_argument(NativeCall& call) {
  Ref path = read_field<Ref>(call.vm, call.ref(1), "java/io/File", "path", "Ljava/lang/String;");
  return path == kNull ? "" : call.vm.string_utf8(path);
}

NativeResult boolean_attributes(NativeCall& call) {
  constexpr std::int32_t kExists = 1, kRegular = 2, kDirectory = 4;
  const std::string path = path_argument(call);
  switch (kind_of_file(call.vm, path)) {
    case FileKind::Regular: return call.ret_i32(kExists | kRegular);
    case FileKind::Directory: return call.ret_i32(kExists | kDirectory);
    case FileKind::Missing: return call.ret_i32(0);
    case FileKind::Hidden: break;
  }
  return file_is_hidden(call, path);
}

NativeResult check_access(NativeCall& call) {  // checkAccess(File, int access): 1 execute, 2 write, 4 read
  constexpr std::int32_t kWrite = 2;
  const std::string path = path_argument(call);
  if (kind_of_file(call.vm, path) == FileKind::Hidden) return file_is_hidden(call, path);
  return call.ret_bool((call.i32(2) & kWrite) == 0 && may_access(call.vm, path, call.i32(2)));
}

NativeResult file_length(NativeCall& call) {
  auto found = file_status(call.vm, path_argument(call));
  return call.ret_i64(found ? found->st_size : 0);
}

NativeResult last_modified(NativeCall& call) {
  auto found = file_status(call.vm, path_argument(call));
  return call.ret_i64(found ? found->st_mtim.tv_sec * 1000 + found->st_mtim.tv_nsec / 1000000 : 0);
}

NativeResult list_directory(NativeCall& call) {
  const std::string path = path_argument(call);
  switch (kind_of_file(call.vm, path)) {
    case FileKind::Hidden: return file_is_hidden(call, path);
    case FileKind::Directory: break;
    default: return call.ret_ref(kNull);
  }
  Ref names = new_string_array(call, directory_entries(call.vm, path));
  return names == kNull ? NativeResult::Threw : call.ret_ref(names);
}

NativeResult no_encoding(NativeCall& call) {  // the console's is the default one
  return call.ret_ref(kNull);
}

constexpr const char* kDescriptor = "java/io/FileDescriptor";
constexpr const char* kInput = "java/io/FileInputStream";
constexpr const char* kOutput = "java/io/FileOutputStream";
constexpr const char* kRandom = "java/io/RandomAccessFile";
constexpr const char* kFiles = "java/io/UnixFileSystem";
constexpr NativeEntry kEntries[] = {
    {kDescriptor, "getHandle", "(I)J", minus_one_long},
    {kDescriptor, "getAppend", "(I)Z", no},
    {kDescriptor, "sync", "()V", nothing},
    {kDescriptor, "close0", "()V", close_descriptor},
    {"java/io/FileCleanable", "cleanupClose0", "(IJ)V", nothing},
    {kInput, "open0", nullptr, open},
    {kInput, "read0", "()I", read_byte},
    {kInput, "readBytes", "([BII)I", read_bytes},
    {kInput, "length0", "()J", length},
    {kInput, "position0", "()J", position},
    {kInput, "skip0", "(J)J", skip},
    {kInput, "available0", "()I", available},
    {kRandom, "open0", nullptr, open_random},
    {kRandom, "read0", "()I", read_byte},
    {kRandom, "readBytes", "([BII)I", read_bytes},
    {kRandom, "length", "()J", length},
    {kRandom, "getFilePointer", "()J", position},
    {kRandom, "seek0", "(J)V", seek},
    {kRandom, "write0", nullptr, files_unsupported},
    {kRandom, "writeBytes", nullptr, files_unsupported},
    {kRandom, "setLength", nullptr, files_unsupported},
    {kOutput, "open0", nullptr, files_unsupported},
    {kOutput, "write", "(IZ)V", write_byte},
    {kOutput, "writeBytes", "([BIIZ)V", write_bytes},
    {kFiles, "canonicalize0", nullptr, canonicalize},
    {kFiles, "getBooleanAttributes0", nullptr, boolean_attributes},
    {kFiles, "checkAccess", nullptr, check_access},
    {kFiles, "getLastModifiedTime", nullptr, last_modified},
    {kFiles, "getLength", nullptr, file_length},
    {kFiles, "setPermission", nullptr, files_unsupported},
    {kFiles, "createFileExclusively", nullptr, files_unsupported},
    {kFiles, "delete0", nullptr, files_unsupported},
    {kFiles, "list", nullptr, list_directory},
    {kFiles, "createDirectory", nullptr, files_unsupported},
    {kFiles, "rename0", nullptr, files_unsupported},
    {kFiles, "setLastModifiedTime", nullptr, files_unsupported},
    {kFiles, "setReadOnly", nullptr, files_unsupported},
    {kFiles, "getSpace", nullptr, files_unsupported},
    {"java/io/Console", "istty", "()Z", no},
    {"java/io/Console", "ttyStatus", "()I", no},  // the same in later updates of JDK 17: a bit per descriptor
    {"java/io/Console", "encoding", nullptr, no_encoding},
};

}  // namespace

extern const NativeTable kFileNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
