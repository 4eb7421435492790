// sun.nio.fs.UnixNativeDispatcher: java.nio.file on the files that may be read (readable_files.h). Paths come
// as the address of a C string in off-heap memory. Errors are UnixExceptions, from which the library makes
// its own.
//
// The stream of a directory is a pinned byte array: the descriptor of the path, then how many names have been
// read. Names come sorted, so that a program sees the same on every host.
#include <fcntl.h>

#include <cerrno>
#include <cstring>

#include "java/interp/interpreter.h"
#include "java/natives/lookup.h"
#include "java/natives/off_heap.h"
#include "java/natives/open_files.h"
#include "java/natives/readable_files.h"

namespace heddle::java {
namespace {

NativeResult nothing(NativeCall& call) {
  return call.ret();
}
NativeResult no_abilities(NativeCall& call) {
  return call.ret_i32(0);
}

NativeResult fail(NativeCall& call, int error) {
  constexpr const char* kException = "sun/nio/fs/UnixException";
  Ref exception = call.interpreter.make_exception({kException, "", false});
  call.vm.set<std::int32_t>(exception, library_field(call.vm, kException, "errno", "I"), error);
  return call.throw_ref(exception);
}

NativeResult give_bytes(NativeCall& call, const std::string& text) {
  Ref bytes = new_byte_array(call, text.data(), text.size());
  return bytes == kNull ? NativeResult::Threw : call.ret_ref(bytes);
}

// Calls `act` with the path of argument `slot` unless it is hidden.
template <typename Act>
NativeResult with_path(NativeCall& call, unsigned slot, Act act) {
  const std::string path = c_string(call, call.i64(slot));
  if (kind_of_file(call.vm, path) == FileKind::Hidden) return file_is_hidden(call, path);
  return act(path);
}

NativeResult working_directory(NativeCall& call) {
  return give_bytes(call, current_directory(call.vm));
}

NativeResult error_text(NativeCall& call) {
  return give_bytes(call, std::strerror(call.i32(0)));
}

NativeResult open_path(NativeCall& call) {  // (path, int flags, int mode)
  if ((call.i32(2) & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND)) != 0) return files_unsupported(call);
  return with_path(call, 0, [&](const std::string& path) {
    if (!file_status(call.vm, path)) return fail(call, ENOENT);
    if (!may_access(call.vm, path, 4)) return fail(call, EACCES);
    return call.ret_i32(descriptor_of(readable_path(call.vm, path)));
  });
}

NativeResult exists(NativeCall& call) {
  return with_path(call, 0, [&](const std::string& path) {
    return call.ret_bool(file_status(call.vm, path).has_value());
  });
}

NativeResult access_path(NativeCall& call) {  // (path, int mode)
  return with_path(call, 0, [&](const std::string& path) {
    constexpr std::int32_t kWrite = 2;
    if (!file_status(call.vm, path)) return fail(call, ENOENT);
    if ((call.i32(2) & kWrite) != 0) return fail(call, EROFS);
    return may_access(call.vm, path, call.i32(2)) ? call.ret() : fail(call, EACCES);
  });
}

NativeResult real_path(NativeCall& call) {
  return with_path(call, 0, [&](const std::string& path) {
    if (!file_status(call.vm, path)) return fail(call, ENOENT);
    return give_bytes(call, canonical_path(call.vm, path));
  });
}

void write_status(NativeCall& call, Ref attributes, const struct stat& found) {
  constexpr const char* kAttributes = "sun/nio/fs/UnixFileAttributes";
  auto set_int = [&](const char* name, std::uint64_t value) {
    call.vm.set<std::int32_t>(attributes, library_field(call.vm, kAttributes, name, "I"),
                              static_cast<std::int32_t>(value));
  };
  auto set_long = [&](const char* name, std::int64_t value) {
    call.vm.set<std::int64_t>(attributes, library_field(call.vm, kAttributes, name, "J"), value);
  };
  set_int("st_mode", found.st_mode);
  set_long("st_ino", static_cast<std::int64_t>(found.st_ino));
  set_long("st_dev", static_cast<std::int64_t>(found.st_dev));
  set_long("st_rdev", static_cast<std::int64_t>(found.st_rdev));
  set_int("st_nlink", found.st_nlink);
  set_int("st_uid", found.st_uid);
  set_int("st_gid", found.st_gid);
  set_long("st_size", found.st_size);
  set_long("st_atime_sec", found.st_atim.tv_sec);
  set_long("st_atime_nsec", found.st_atim.tv_nsec);
  set_long("st_mtime_sec", found.st_mtim.tv_sec);
  set_long("st_mtime_nsec", found.st_mtim.tv_nsec);
  set_long("st_ctime_sec", found.st_ctim.tv_sec);
  set_long("st_ctime_nsec", found.st_ctim.tv_nsec);
}

template <Links links>
NativeResult status(NativeCall& call) {  // (path, UnixFileAttributes)
  if (call.ref(2) == kNull) return null_pointer(call);
  return with_path(call, 0, [&](const std::string& path) {
    auto found = file_status(call.vm, path, links);
    if (!found) return fail(call, ENOENT);
    write_status(call, call.ref(2), *found);
    return call.ret();
  });
}

NativeResult mode_of_path(NativeCall& call) {
  return with_path(call, 0, [&](const std::string& path) {
    auto found = file_status(call.vm, path);
    return call.ret_i32(found ? static_cast<std::int32_t>(found->st_mode) : 0);
  });
}

NativeResult status_of_descriptor(NativeCall& call) {  // (int, UnixFileAttributes)
  auto found = file_status(call.vm, path_of(call.i32(0)));
  if (!found) return fail(call, EBADF);
  write_status(call, call.ref(1), *found);
  return call.ret();
}

// --- directories ---

constexpr std::uint32_t kDirectoryBytes = 8;

NativeResult open_directory_stream(NativeCall& call) {
  return with_path(call, 0, [&](const std::string& path) {
    FileKind kind = kind_of_file(call.vm, path);
    if (kind != FileKind::Directory) return fail(call, kind == FileKind::Missing ? ENOENT : ENOTDIR);
    if (!may_access(call.vm, path, 4)) return fail(call, EACCES);
    Ref stream = call.new_array(call.vm.array_of(BasicType::Byte), kDirectoryBytes);
    if (stream == kNull) return NativeResult::Threw;
    call.vm.heap.put<std::int32_t>(stream, kElementsOffset, descriptor_of(readable_path(call.vm, path)));
    return call.ret_i64(pin(call.vm, stream));
  });
}

Ref directory_stream(const NativeCall& call) {
  Ref stream = pinned(call.vm, call.i64(0), call.vm.array_of(BasicType::Byte));
  return stream != kNull && call.vm.heap.length(stream) == kDirectoryBytes ? stream : kNull;
}

NativeResult read_directory(NativeCall& call) {
  Ref stream = directory_stream(call);
  if (stream == kNull) return fail(call, EBADF);
  if (call.must_yield(Pending::Access, stream)) return NativeResult::Yield;
  const auto names =
      directory_entries(call.vm, path_of(call.vm.heap.get<std::int32_t>(stream, kElementsOffset)));
  const auto next = call.vm.heap.get<std::uint32_t>(stream, kElementsOffset + 4);
  if (next >= names.size()) return call.ret_ref(kNull);
  call.vm.heap.put<std::uint32_t>(stream, kElementsOffset + 4, next + 1);
  return give_bytes(call, names[next]);
}

NativeResult close_directory(NativeCall& call) {
  Ref stream = directory_stream(call);
  if (stream == kNull) return fail(call, EBADF);
  unpin(call.vm, stream);
  return call.ret();
}

constexpr const char* kDispatcher = "sun/nio/fs/UnixNativeDispatcher";
constexpr NativeEntry kEntries[] = {
    {kDispatcher, "init", "()I", no_abilities},
    {"sun/nio/fs/LinuxNativeDispatcher", "init", "()V", nothing},
    {kDispatcher, "getcwd", "()[B", working_directory},
    {kDispatcher, "strerror", "(I)[B", error_text},
    {kDispatcher, "open0", "(JII)I", open_path},
    {kDispatcher, "close0", "(I)V", nothing},
    {kDispatcher, "exists0", "(J)Z", exists},
    {kDispatcher, "access0", "(JI)V", access_path},
    {kDispatcher, "realpath0", "(J)[B", real_path},
    {kDispatcher, "stat0", nullptr, status<Links::Followed>},
    {kDispatcher, "lstat0", nullptr, status<Links::Shown>},
    {kDispatcher, "stat1", "(J)I", mode_of_path},
    {kDispatcher, "fstat", nullptr, status_of_descriptor},
    {kDispatcher, "opendir0", "(J)J", open_directory_stream},
    {kDispatcher, "readdir", "(J)[B", read_directory},
    {kDispatcher, "closedir", "(J)V", close_directory},
    {kDispatcher, "link0", nullptr, files_unsupported},
    {kDispatcher, "unlink0", nullptr, files_unsupported},
    {kDispatcher, "mknod0", nullptr, files_unsupported},
    {kDispatcher, "rename0", nullptr, files_unsupported},
    {kDispatcher, "mkdir0", nullptr, files_unsupported},
    {kDispatcher, "rmdir0", nullptr, files_unsupported},
    {kDispatcher, "symlink0", nullptr, files_unsupported},
    {kDispatcher, "chown0", nullptr, files_unsupported},
    {kDispatcher, "chmod0", nullptr, files_unsupported},
    {kDispatcher, "utimes0", nullptr, files_unsupported},
};

}  // namespace

extern const NativeTable kNioFileNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
