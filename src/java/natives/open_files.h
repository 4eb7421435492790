// Descriptors of files that the program has opened for reading, and streams of directories.
//
// A descriptor stands for a path and never for a position, so that it is the same number on every path and in
// every process; the table of paths is an immutable fact. The position is kept in FileDescriptor.handle,
// which the library uses on Windows only. So nothing of it lies outside of the state memory.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "java/natives/natives.h"
#include "java/vm.h"

namespace heddle::java {

// Of an absolute path. Safe to call from several workers.
std::int32_t descriptor_of(const std::string& path);
// "" if there is no such descriptor.
std::string path_of(std::int32_t descriptor);

using FileContent = std::shared_ptr<const std::vector<std::uint8_t>>;

// An open file behind a java.io.FileDescriptor; 0 is standard input.
class OpenFile {
 public:
  OpenFile(Vm& vm, Ref descriptor);
  bool is_open() const { return content_ != nullptr || number_ == 0; }
  std::int64_t size() const { return content_ == nullptr ? 0 : static_cast<std::int64_t>(content_->size()); }
  std::int64_t position() const;
  void seek(std::int64_t position);
  std::int64_t remaining() const { return remaining_from(position()); }
  std::int64_t remaining_from(std::int64_t at) const { return at >= size() ? 0 : size() - at; }
  const std::uint8_t* at(std::int64_t position) const { return content_->data() + position; }
  // Moving the position, which threads may share, is a visible operation then.
  bool must_yield(NativeCall& call) const { return call.must_yield(Pending::Access, descriptor_); }
  // Before a read: with --stdin any the next line is chosen. True: not yet, `*stop` is to be returned.
  bool must_choose(NativeCall& call, NativeResult* stop);
  Ref descriptor() const { return descriptor_; }
  // Makes the descriptor one of that path, at its beginning.
  void open(const std::string& path);

 private:
  Field* field(const char* name, const char* descriptor) const;
  Vm& vm_;
  Ref descriptor_;
  std::uint32_t chosen() const;  // AnyInput
  std::int32_t number_ = -1;
  bool any_ = false;
  FileContent content_;
};

// Copies up to `wanted` bytes from `from` into an array (or a block of off-heap memory), as one visible
// operation on both. Done: `*count` bytes were copied. Any other result is to be returned at once.
NativeResult copy_from_file(NativeCall& call, const OpenFile& file, std::int64_t from, Ref array,
                            std::uint32_t offset, std::int64_t wanted, std::int64_t* count);

// The C string at an address; what lies outside of a block of off-heap memory ends it.
std::string c_string(const NativeCall& call, std::int64_t address);

// What a program hears that would write, and one that would see a file that it may not see.
NativeResult files_unsupported(NativeCall& call);
NativeResult file_is_hidden(NativeCall& call, const std::string& path);

}  // namespace heddle::java
