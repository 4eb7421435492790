#include "java/natives/open_files.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "base/fingerprint.h"
#include "java/natives/lookup.h"
#include "java/natives/readable_files.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

constexpr std::int32_t kFirst = 100, kMask = 0x3fffffff;

struct Paths {
  std::mutex guard;
  std::map<std::int32_t, std::string> by_number;
};
Paths& paths() {
  static Paths all;
  return all;
}

}  // namespace

// The number comes from the path itself, not from the order in which paths are opened.
std::int32_t descriptor_of(const std::string& path) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (char c : path) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  Paths& all = paths();
  std::scoped_lock lock(all.guard);
  for (std::uint64_t probe = mix64(hash);; ++probe) {
    const auto number = static_cast<std::int32_t>(probe & kMask);
    if (number < kFirst) continue;
    auto [it, fresh] = all.by_number.emplace(number, path);
    if (fresh || it->second == path) return number;
  }
}

std::string path_of(std::int32_t descriptor) {
  Paths& all = paths();
  std::scoped_lock lock(all.guard);
  auto it = all.by_number.find(descriptor);
  return it == all.by_number.end() ? "" : it->second;
}

OpenFile::OpenFile(Vm& vm, Ref descriptor) : vm_(vm), descriptor_(descriptor) {
  if (descriptor == kNull) return;
  number_ = vm_.get<std::int32_t>(descriptor_, field("fd", "I"));
  if (number_ == 0) content_ = standard_input(vm_);
  if (number_ < kFirst) return;
  std::string path = path_of(number_);
  if (!path.empty()) content_ = file_content(vm_, path);
}

Field* OpenFile::field(const char* name, const char* descriptor) const {
  return library_field(vm_, "java/io/FileDescriptor", name, descriptor);
}

// The library sets the handle of a descriptor that it has not opened to -1.
std::int64_t OpenFile::position() const {
  return std::max<std::int64_t>(0, vm_.get<std::int64_t>(descriptor_, field("handle", "J")));
}

void OpenFile::seek(std::int64_t position) {
  vm_.set<std::int64_t>(descriptor_, field("handle", "J"), position);
}

void OpenFile::open(const std::string& path) {
  vm_.set<std::int32_t>(descriptor_, field("fd", "I"), descriptor_of(path));
  seek(0);
}

NativeResult copy_from_file(NativeCall& call, const OpenFile& file, std::int64_t from, Ref array,
                            std::uint32_t offset, std::int64_t wanted, std::int64_t* count) {
  *count = std::min(wanted, file.remaining_from(from));
  if (*count <= 0) return NativeResult::Done;
  const bool visible = writes_visibly(call, array, offset);
  if (call.must_yield(Pending::Access, visible ? array : file.descriptor())) return NativeResult::Yield;
  if (grows_visibility(call, array, offset)) return NativeResult::Refine;
  Offset at = Heap::offset(array) + offset;
  call.vm.memory.touch(at, static_cast<std::size_t>(*count));
  __builtin_memcpy(call.vm.memory.base() + at, file.at(from), static_cast<std::size_t>(*count));
  emit_range(call, EventKind::Write, array, offset, static_cast<std::uint32_t>(*count));
  return NativeResult::Done;
}

NativeResult files_unsupported(NativeCall& call) {
  return call.unsupported(
      call.method.holder->external_name() + "." + call.method.name +
      ": a program under check writes no files, and reads only those below the directories that "
      "--allow-read names");
}

}  // namespace heddle::java
