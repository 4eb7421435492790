#include "java/natives/open_files.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "base/any_input.h"
#include "base/fingerprint.h"
#include "java/natives/data_choice.h"
#include "java/natives/lookup.h"
#include "java/natives/off_heap.h"
#include "java/natives/readable_files.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

FileContent bytes_of(const std::string& text) {
  return std::make_shared<const std::vector<std::uint8_t>>(text.begin(), text.end());
}

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
  any_ = number_ == 0 && vm_.options.input == AnyInput::kName;
  if (number_ == 0) content_ = any_ ? bytes_of(AnyInput(chosen()).text()) : standard_input(vm_);
  if (number_ < kFirst) return;
  std::string path = path_of(number_);
  if (!path.empty()) content_ = file_content(vm_, path);
}

Field* OpenFile::field(const char* name, const char* descriptor) const {
  return library_field(vm_, "java/io/FileDescriptor", name, descriptor);
}

// The library sets the handle of a descriptor that it has not opened to -1. Of --stdin any the upper half is
// what was chosen.
std::int64_t OpenFile::position() const {
  const auto handle = std::max<std::int64_t>(0, vm_.get<std::int64_t>(descriptor_, field("handle", "J")));
  return any_ ? handle & 0xffff'ffff : handle;
}

std::uint32_t OpenFile::chosen() const {
  const auto handle = std::max<std::int64_t>(0, vm_.get<std::int64_t>(descriptor_, field("handle", "J")));
  return static_cast<std::uint32_t>(handle >> 32);
}

void OpenFile::seek(std::int64_t position) {
  const std::int64_t upper = any_ ? std::int64_t{chosen()} << 32 : 0;
  vm_.set<std::int64_t>(descriptor_, field("handle", "J"), upper | position);
}

bool OpenFile::must_choose(NativeCall& call, NativeResult* stop) {
  if (number_ != 0) return false;
  if (!any_) {
    if (vm_.options.input.empty()) vm_.assume_that(AssumptionKind::Stdin, kStdinEmpty);
    return false;
  }
  vm_.assume_that(AssumptionKind::Stdin, AnyInput::kMeaning);
  AnyInput any(chosen());
  if (remaining() > 0 || any.ended()) return false;
  const auto way = choose(call, AnyInput::kWays, stop);
  if (!way) return true;
  any.choose(*way);
  vm_.set<std::int64_t>(descriptor_, field("handle", "J"), std::int64_t{any.chosen()} << 32 | position());
  content_ = bytes_of(any.text());
  return false;
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

std::string c_string(const NativeCall& call, std::int64_t address) {
  std::string text;
  for (;; ++address) {
    Ref block = off_heap_block(call.vm, address, 1);
    char c = block == kNull ? '\0' : call.vm.heap.get<char>(block, off_heap_offset(block, address));
    if (c == '\0') return text;
    text.push_back(c);
  }
}

namespace {

// The file that the call's first argument names; "": it names none.
std::string named_file(const NativeCall& call) {
  const std::string_view type = split_descriptor(call.method.descriptor)[0];
  const unsigned first = call.method.is_static() ? 0 : 1;
  if (type == "J" && call.method.holder->name == "sun/nio/fs/UnixNativeDispatcher")
    return c_string(call, call.i64(first));
  const bool text = type == "Ljava/lang/String;", file = type == "Ljava/io/File;";
  if ((!text && !file) || call.ref(first) == kNull) return "";
  const Ref path =
      text ? call.ref(first)
           : read_field<Ref>(call.vm, call.ref(first), "java/io/File", "path", "Ljava/lang/String;");
  return path == kNull ? "" : call.vm.string_utf8(path);
}

NativeResult refuse(NativeCall& call, const std::string& path, const char* why) {
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          (path.empty() ? "" : " of " + path) + ": " + why);
}

}  // namespace

NativeResult files_unsupported(NativeCall& call) {
  return refuse(call, named_file(call), "a program under check writes no files");
}

NativeResult file_is_hidden(NativeCall& call, const std::string& path) {
  return refuse(call, path,
                "a program under check reads only files below the directories that --allow-read names");
}

}  // namespace heddle::java
