// LLVM's reader of bitcode trusts its input: on a damaged file it may crash, hang, or print and abort. While
// a guard lives, all of that ends with exit status 2 and one sentence about the file.
#pragma once

#include <cstddef>
#include <string>

namespace heddle::native::lower {

class ReaderGuard {
 public:
  // `complaint`: the beginning of the sentence. One at a time.
  ReaderGuard(std::string complaint, std::size_t file_size);
  ~ReaderGuard();
  ReaderGuard(const ReaderGuard&) = delete;
  ReaderGuard& operator=(const ReaderGuard&) = delete;

 private:
  static void on_crash(int signal);
  static void on_fatal_error(void* self, const char* reason, bool);
  [[noreturn]] void leave(const char* reason) const;

  std::string complaint_;
  int stderr_ = -1;   // the real one
  int printed_ = -1;  // what LLVM has printed meanwhile
};

}  // namespace heddle::native::lower
