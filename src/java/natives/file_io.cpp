// java.io on descriptors. Descriptors 1 and 2 go to Vm::print, standard input is the file of --stdin. Of the
// host's files only those in readable_files.h can be read, none can be written.
//
// An open file is (path, position): the path is a field of the stream, the position is kept in
// FileDescriptor.handle, which the library uses on Windows only. So nothing of it lies outside of the state
// memory.
#include <algorithm>

#include "java/natives/lookup.h"
#include "java/natives/readable_files.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

constexpr std::int32_t kOpenFile = 100;  // the descriptor of every open file

NativeResult nothing(NativeCall& call) {
  return call.ret();
}
NativeResult no(NativeCall& call) {
  return call.ret_bool(false);
}
NativeResult minus_one_long(NativeCall& call) {
  return call.ret_i64(-1);
}

NativeResult unsupported(NativeCall& call) {
  return call.unsupported(
      call.method.holder->external_name() + "." + call.method.name +
      ": a program under check writes no files, and reads only those below the directories that --allow-read names");
}

// --- input streams and random access files, read only ---

class InputFile {
 public:
  explicit InputFile(NativeCall& call)
      : vm_(call.vm), stream_(call.ref(0)), klass_(call.vm.heap.klass(call.ref(0))) {
    descriptor_ = vm_.get<Ref>(stream_, klass_->find_field("fd", "Ljava/io/FileDescriptor;"));
    if (descriptor_ != kNull) number_ = vm_.get<std::int32_t>(descriptor_, field("fd", "I"));
    if (number_ == 0) content_ = standard_input(vm_);
    if (number_ != kOpenFile) return;
    Ref path = vm_.get<Ref>(stream_, klass_->find_field("path", "Ljava/lang/String;"));
    if (path != kNull) content_ = file_content(vm_, vm_.string_utf8(path));
  }
  bool is_standard_input() const { return number_ == 0; }
  bool is_open() const { return content_ != nullptr || is_standard_input(); }
  std::int64_t size() const { return content_ == nullptr ? 0 : static_cast<std::int64_t>(content_->size()); }
  // The library sets the handle of a descriptor that it has not opened to -1.
  std::int64_t position() const {
    return std::max<std::int64_t>(0, vm_.get<std::int64_t>(descriptor_, field("handle", "J")));
  }
  void seek(std::int64_t position) { vm_.set<std::int64_t>(descriptor_, field("handle", "J"), position); }
  std::int64_t remaining() const { return std::max<std::int64_t>(0, size() - position()); }
  // Reading moves the position, which threads may share.
  bool must_yield(NativeCall& call) const { return call.must_yield(Pending::Access, descriptor_); }
  const std::uint8_t* here() const { return content_->data() + position(); }
  void open() {
    vm_.set<std::int32_t>(descriptor_, field("fd", "I"), kOpenFile);
    seek(0);
  }

 private:
  Field* field(const char* name, const char* descriptor) const {
    return library_field(vm_, "java/io/FileDescriptor", name, descriptor);
  }
  Vm& vm_;
  Ref stream_, descriptor_ = kNull;
  const Klass* klass_;
  std::int32_t number_ = -1;
  std::shared_ptr<const std::vector<std::uint8_t>> content_;
};

NativeResult closed(NativeCall& call) {
  return call.throw_new("java/io/IOException", "Stream Closed");
}

NativeResult open(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  std::string path = call.vm.string_utf8(call.ref(1));
  switch (kind_of_file(call.vm, path)) {
    case FileKind::Hidden: return unsupported(call);
    case FileKind::Missing:
      return call.throw_new("java/io/FileNotFoundException", path + " (No such file or directory)");
    case FileKind::Directory:
      return call.throw_new("java/io/FileNotFoundException", path + " (Is a directory)");
    case FileKind::Regular: break;
  }
  if (file_content(call.vm, path) == nullptr)
    return call.throw_new("java/io/FileNotFoundException", path + " (Permission denied)");
  InputFile(call).open();
  return call.ret();
}

NativeResult open_random(NativeCall& call) {  // open0(String name, int mode)
  constexpr std::int32_t kReadOnly = 1;
  return call.i32(2) == kReadOnly ? open(call) : unsupported(call);
}

NativeResult read_byte(NativeCall& call) {
  InputFile file(call);
  if (!file.is_open()) return closed(call);
  if (file.must_yield(call)) return NativeResult::Yield;
  if (file.remaining() == 0) return call.ret_i32(-1);
  std::int32_t byte = *file.here();
  file.seek(file.position() + 1);
  return call.ret_i32(byte);
}

NativeResult read_bytes(NativeCall& call) {  // readBytes(byte[] b, int off, int len)
  InputFile file(call);
  Vm& vm = call.vm;
  Ref array = call.ref(1);
  std::int64_t offset = call.i32(2), wanted = call.i32(3);
  if (array == kNull) return null_pointer(call);
  if (offset < 0 || wanted < 0 || offset + wanted > vm.heap.length(array))
    return call.throw_new("java/lang/IndexOutOfBoundsException");
  if (wanted == 0) return call.ret_i32(0);
  if (!file.is_open()) return closed(call);
  if (file.must_yield(call)) return NativeResult::Yield;
  std::int64_t count = std::min(wanted, file.remaining());
  if (count == 0) return call.ret_i32(-1);
  if (NativeResult begun = begin_range_write(call, array, kElementsOffset + static_cast<std::uint32_t>(offset));
      begun != NativeResult::Done)
    return begun;
  Offset at = Heap::offset(array) + kElementsOffset + static_cast<Offset>(offset);
  vm.memory.touch(at, static_cast<std::size_t>(count));
  __builtin_memcpy(vm.memory.base() + at, file.here(), static_cast<std::size_t>(count));
  file.seek(file.position() + count);
  emit_range(call, EventKind::Write, array, kElementsOffset + static_cast<std::uint32_t>(offset),
             static_cast<std::uint32_t>(count));
  return call.ret_i32(static_cast<std::int32_t>(count));
}

NativeResult length(NativeCall& call) {
  InputFile file(call);
  return file.is_open() ? call.ret_i64(file.size()) : closed(call);
}

NativeResult position(NativeCall& call) {
  InputFile file(call);
  return file.is_open() ? call.ret_i64(file.is_standard_input() ? 0 : file.position()) : closed(call);
}

NativeResult skip(NativeCall& call) {
  InputFile file(call);
  if (!file.is_open()) return closed(call);
  if (file.must_yield(call)) return NativeResult::Yield;
  std::int64_t from = file.position();
  file.seek(std::max<std::int64_t>(0, from + call.i64(1)));
  return call.ret_i64(file.position() - from);
}

NativeResult seek(NativeCall& call) {
  InputFile file(call);
  if (!file.is_open()) return closed(call);
  if (file.must_yield(call)) return NativeResult::Yield;
  file.seek(call.i64(1));
  return call.ret();
}

NativeResult available(NativeCall& call) {
  InputFile file(call);
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
  if (to != 1 && to != 2) return unsupported(call);
  char byte = static_cast<char>(call.i32(1));
  call.vm.print(to, {&byte, 1});
  return call.ret();
}

NativeResult write_bytes(NativeCall& call) {  // writeBytes(byte[] b, int off, int len, boolean append)
  int to = output_descriptor(call);
  if (to == -1) return closed(call);
  if (to != 1 && to != 2) return unsupported(call);
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
  return call.ret_ref(call.ref(1));
}

// Of a java.io.File argument.
FileKind kind_of_argument(NativeCall& call) {
  Ref path = read_field<Ref>(call.vm, call.ref(1), "java/io/File", "path", "Ljava/lang/String;");
  return path == kNull ? FileKind::Missing : kind_of_file(call.vm, call.vm.string_utf8(path));
}

// BA_EXISTS, BA_REGULAR, BA_DIRECTORY. What cannot be seen does not exist.
NativeResult boolean_attributes(NativeCall& call) {
  switch (kind_of_argument(call)) {
    case FileKind::Regular: return call.ret_i32(1 | 2);
    case FileKind::Directory: return call.ret_i32(1 | 4);
    default: return call.ret_i32(0);
  }
}

NativeResult check_access(NativeCall& call) {  // checkAccess(File, int access): 1 execute, 2 write, 4 read
  FileKind kind = kind_of_argument(call);
  return call.ret_bool((kind == FileKind::Regular || kind == FileKind::Directory) && call.i32(2) == 4);
}

NativeResult file_length(NativeCall& call) {
  Ref path = read_field<Ref>(call.vm, call.ref(1), "java/io/File", "path", "Ljava/lang/String;");
  auto content = path == kNull ? nullptr : file_content(call.vm, call.vm.string_utf8(path));
  return call.ret_i64(content == nullptr ? 0 : static_cast<std::int64_t>(content->size()));
}

// The console's encoding is the default one.
NativeResult no_encoding(NativeCall& call) {
  return call.ret_ref(kNull);
}

NativeResult zero(NativeCall& call) {
  return call.ret_i64(0);
}

// java.nio.file: paths work, as far as they need no file.
NativeResult current_directory(NativeCall& call) {
  std::string path = ::heddle::java::current_directory(call.vm);
  Ref bytes = new_byte_array(call, path.data(), path.size());
  return bytes == kNull ? NativeResult::Threw : call.ret_ref(bytes);
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
    {kRandom, "write0", nullptr, unsupported},
    {kRandom, "writeBytes", nullptr, unsupported},
    {kRandom, "setLength", nullptr, unsupported},
    {kOutput, "open0", nullptr, unsupported},
    {kOutput, "write", "(IZ)V", write_byte},
    {kOutput, "writeBytes", "([BIIZ)V", write_bytes},
    {kFiles, "canonicalize0", nullptr, canonicalize},
    {kFiles, "getBooleanAttributes0", nullptr, boolean_attributes},
    {kFiles, "checkAccess", nullptr, check_access},
    {kFiles, "getLastModifiedTime", nullptr, zero},
    {kFiles, "getLength", nullptr, file_length},
    {kFiles, "setPermission", nullptr, unsupported},
    {kFiles, "createFileExclusively", nullptr, unsupported},
    {kFiles, "delete0", nullptr, unsupported},
    {kFiles, "list", nullptr, unsupported},
    {kFiles, "createDirectory", nullptr, unsupported},
    {kFiles, "rename0", nullptr, unsupported},
    {kFiles, "setLastModifiedTime", nullptr, unsupported},
    {kFiles, "setReadOnly", nullptr, unsupported},
    {kFiles, "getSpace", nullptr, unsupported},
    {"sun/nio/fs/UnixNativeDispatcher", "init", "()I", zero},
    {"sun/nio/fs/UnixNativeDispatcher", "getcwd", "()[B", current_directory},
    {"sun/nio/fs/LinuxNativeDispatcher", "init", "()V", nothing},
    {"java/io/Console", "istty", "()Z", no},
    {"java/io/Console", "encoding", nullptr, no_encoding},
};

}  // namespace

extern const NativeTable kFileNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
