// Jars through libzip: the central directory is read when the jar is opened, entries are unpacked when asked
// for.
#include "java/classpath/jar.h"

#include <fmt/format.h>
#include <zip.h>

#include "java/classpath/manifest.h"

namespace heddle::java {
namespace {

// No class or resource of a program is this large; a size beyond it is an attack or an accident.
constexpr std::uint64_t kMaxEntrySize = 256U << 20;
// The versions of a multi-release jar (JEP 238) that a JDK 17 looks at, the newest first.
constexpr int kNewestRelease = 17, kOldestRelease = 9;

}  // namespace

Result<std::unique_ptr<Jar>> Jar::open(const std::string& path) {
  int code = 0;
  zip* archive = zip_open(path.c_str(), ZIP_RDONLY, &code);
  if (archive == nullptr) {
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    Error sentence{fmt::format("{} cannot be opened as a jar: {}.", path, zip_error_strerror(&error))};
    zip_error_fini(&error);
    return sentence;
  }
  std::unique_ptr<Jar> jar(new Jar(path, archive));
  auto manifest = jar->manifest();
  if (!manifest) return manifest.error();
  jar->multi_release_ = is_multi_release(*manifest);
  return jar;
}

Jar::~Jar() {
  zip_discard(archive_);
}

Result<std::optional<ClassBytes>> Jar::find(std::string_view path) const {
  const std::lock_guard hold(lock_);
  std::string entry(path);
  std::optional<std::uint64_t> index;
  // Everything outside META-INF may have a version of its own.
  if (multi_release_ && !path.starts_with("META-INF/")) {
    for (int release = kNewestRelease; release >= kOldestRelease && !index; --release) {
      std::string versioned = fmt::format("META-INF/versions/{}/{}", release, path);
      index = index_of(versioned);
      if (index) entry = std::move(versioned);
    }
  }
  if (!index) index = index_of(entry);
  if (!index || entry.ends_with('/')) return std::optional<ClassBytes>();
  auto bytes = read_entry(*index, entry);
  if (!bytes) return bytes.error();
  return std::optional(ClassBytes{*bytes, **bytes, fmt::format("{}!/{}", path_, entry), false});
}

Result<std::string> Jar::manifest() const {
  const std::lock_guard hold(lock_);
  // The JDK finds the manifest whatever its letter case.
  const zip_int64_t index = zip_name_locate(archive_, "META-INF/MANIFEST.MF", ZIP_FL_NOCASE);
  if (index < 0) return std::string();
  auto bytes = read_entry(static_cast<std::uint64_t>(index), "META-INF/MANIFEST.MF");
  if (!bytes) return bytes.error();
  return std::string((*bytes)->begin(), (*bytes)->end());
}

std::optional<std::uint64_t> Jar::index_of(const std::string& entry) const {
  const zip_int64_t index = zip_name_locate(archive_, entry.c_str(), 0);
  return index < 0 ? std::nullopt : std::optional(static_cast<std::uint64_t>(index));
}

Result<SharedBytes> Jar::read_entry(std::uint64_t index, const std::string& entry) const {
  const auto unreadable = [&](const char* reason) {
    return Error{fmt::format("{}!/{} cannot be read: {}; the jar may be damaged.", path_, entry, reason)};
  };
  zip_stat_t status;
  if (zip_stat_index(archive_, index, 0, &status) != 0) return unreadable(zip_strerror(archive_));
  if ((status.valid & ZIP_STAT_SIZE) == 0 || status.size > kMaxEntrySize)
    return unreadable("its size is not plausible");
  zip_file_t* file = zip_fopen_index(archive_, index, 0);
  if (file == nullptr) return unreadable(zip_strerror(archive_));
  // One byte more than expected: the read that finds the end is the one that compares the checksum.
  auto bytes = std::make_shared<std::vector<std::uint8_t>>(status.size + 1);
  std::size_t size = 0;
  zip_int64_t got = 0;
  while (size < bytes->size() && (got = zip_fread(file, bytes->data() + size, bytes->size() - size)) > 0) {
    size += static_cast<std::size_t>(got);
  }
  std::optional<Error> error;
  if (got < 0) {
    error = unreadable(zip_file_strerror(file));
  } else if (size != status.size) {
    error = unreadable("its size is not the one in the directory");
  }
  zip_fclose(file);
  if (error) return *error;
  bytes->resize(size);
  return SharedBytes(std::move(bytes));
}

Result<std::unique_ptr<ClassSource>> open_jar(const std::string& path) {
  auto jar = Jar::open(path);
  if (!jar) return jar.error();
  return std::unique_ptr<ClassSource>(std::move(*jar));
}

}  // namespace heddle::java
