// A directory for files that nobody needs when the run is over. What runs that were killed have left is
// removed by the next one.
#pragma once

#include <string>

#include "base/result.h"

namespace heddle {

class TemporaryDirectory {
 public:
  // In `where`, or in $TMPDIR or /tmp.
  static Result<TemporaryDirectory> make(const std::string& where = "");
  TemporaryDirectory(TemporaryDirectory&& other) noexcept;
  TemporaryDirectory& operator=(TemporaryDirectory&&) = delete;
  ~TemporaryDirectory();

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }
  // It is something else now: it was moved to where it stays.
  void keep() { kept_ = true; }

 private:
  TemporaryDirectory(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}
  std::string path_;
  int lock_;  // open and locked as long as anyone of the run lives
  bool kept_ = false;
};

}  // namespace heddle
