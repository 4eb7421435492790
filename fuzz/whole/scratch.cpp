#include "scratch.h"

#include <unistd.h>

#include <fstream>
#include <iterator>

#include "base/check.h"

namespace heddle::fuzz {
namespace fs = std::filesystem;
namespace {

constexpr unsigned kInputsUntilTidy = 200;

}  // namespace

Scratch::Scratch(fs::path beside) : beside_(std::move(beside)) {
  if (!beside_.empty()) beside_ = fs::absolute(beside_);
  std::string name = (fs::temp_directory_path() / "heddle-fuzz-XXXXXX").string();
  HEDDLE_CHECK(mkdtemp(name.data()) != nullptr, "no directory can be made in " + name);
  directory_ = name;
  fs::current_path(directory_);
  tidy();
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(directory_, ignored);
}

void Scratch::write(const std::string& name, const Bytes& input) {
  if (++written_ % kInputsUntilTidy == 0) tidy();
  fs::remove(name);
  write_bytes(name, input);
}

void Scratch::tidy() const {
  for (const fs::directory_entry& entry : fs::directory_iterator(directory_)) fs::remove_all(entry);
  if (!beside_.empty()) fs::copy(beside_, directory_, fs::copy_options::recursive);
}

Bytes read_bytes(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const fs::path& path, const Bytes& bytes) {
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  HEDDLE_CHECK(out.good(), "cannot write " + path.string());
}

}  // namespace heddle::fuzz
