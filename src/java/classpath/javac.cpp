// Compiles Java sources once and remembers the result on disk.
//
// The cache holds one directory per key: <cache>/javac/<key>/classes with the class files, and beside it
// main_class. An entry is made in a directory of its own and renamed into place when complete, so a reader
// sees all or nothing, and of two runs that compile the same thing at the same time one wins and the other
// takes the winner's.
//
// The key covers whatever javac's result depends on: the sources (file names and contents), the class path
// (contents judged by size and modification time), the JDK, and the options it takes from the environment.
// For the same reason javac may not look for further sources by itself: its source path is an empty
// directory.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <tuple>

#include "base/limits.h"
#include "base/process.h"
#include "base/temporary_directory.h"
#include "java/classfile/class_file.h"
#include "java/classpath/class_path.h"
#include "java/classpath/file_bytes.h"

namespace heddle::java {
namespace {

namespace fs = std::filesystem;

class Key {
 public:
  Key() : state_(XXH3_createState()) { XXH3_128bits_reset(state_); }
  ~Key() { XXH3_freeState(state_); }
  Key(const Key&) = delete;
  Key& operator=(const Key&) = delete;

  // With its length, so that no two lists of items run into the same bytes.
  void add(std::string_view item) {
    add(item.size());
    XXH3_128bits_update(state_, item.data(), item.size());
  }
  void add(std::uint64_t number) { XXH3_128bits_update(state_, &number, sizeof number); }
  std::string hex() const {
    const XXH128_hash_t hash = XXH3_128bits_digest(state_);
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
  }

 private:
  XXH3_state_t* state_;
};

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

fs::path full_path(const std::string& path) {
  std::error_code ignored;  // without a working directory the path stays as it is
  return fs::absolute(path, ignored).lexically_normal();
}

void add_file_stamp(Key& key, const std::string& path) {
  key.add(path);
  struct stat status;
  if (::stat(path.c_str(), &status) != 0) return;
  key.add(static_cast<std::uint64_t>(status.st_size));
  key.add(static_cast<std::uint64_t>(status.st_mtim.tv_sec));
  key.add(static_cast<std::uint64_t>(status.st_mtim.tv_nsec));
}

// One entry of the class path: a jar, a directory of classes, or "dir/*" for all jars in it.
void add_class_path_entry(Key& key, std::string entry) {
  if (entry.empty()) entry = ".";
  entry = full_path(entry);
  key.add(entry);
  if (entry.ends_with("/*")) entry.resize(entry.size() - 2);
  std::error_code error;
  if (!fs::is_directory(entry, error)) return add_file_stamp(key, entry);
  std::vector<std::string> files;
  using Walk = fs::recursive_directory_iterator;
  for (Walk at(entry, fs::directory_options::skip_permission_denied, error), end; at != end;
       at.increment(error)) {
    const fs::path extension = at->path().extension();
    if (extension == ".class" || extension == ".jar") files.push_back(at->path());
  }
  std::ranges::sort(files);
  for (const std::string& file : files) add_file_stamp(key, file);
}

Result<std::string> cache_key(const std::string& jdk_home, const std::vector<std::string>& sources,
                              const std::string& class_path, const std::vector<std::string>& add_exports) {
  Key key;
  key.add("heddle javac 2");  // change it when what we store or how we call javac changes
  key.add(jdk_home);
  add_file_stamp(key, jdk_home + "/lib/modules");
  key.add(environment("JDK_JAVAC_OPTIONS"));
  key.add(environment("JAVA_TOOL_OPTIONS"));
  for (const std::string& package : add_exports) key.add("--add-exports=" + package);
  for (const std::string& source : sources) {
    auto bytes = read_whole_file(source);
    if (!bytes) return bytes.error();
    const fs::path path = full_path(source);
    key.add(path.filename().string());
    key.add(std::string_view(reinterpret_cast<const char*>((*bytes)->data()), (*bytes)->size()));
    // Where the source lies matters only for choosing the main class among files of one name.
    const auto namesake = [&](const std::string& x) { return full_path(x).filename() == path.filename(); };
    if (std::ranges::count_if(sources, namesake) > 1) key.add(path.string());
  }
  if (!class_path.empty()) {
    for (std::size_t at = 0; at <= class_path.size();) {
      const std::size_t end = std::min(class_path.find(':', at), class_path.size());
      add_class_path_entry(key, class_path.substr(at, end - at));
      at = end + 1;
    }
  }
  return key.hex();
}

// Below the system's temporary directory anybody may have made a directory of our name: it must be ours
// alone.
bool is_private(const fs::path& directory) {
  struct stat status;
  return ::lstat(directory.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
         status.st_uid == ::geteuid() && (status.st_mode & 022) == 0;
}

bool is_usable(const fs::path& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  return ::access(directory.c_str(), W_OK | X_OK) == 0 && fs::is_directory(directory, error);
}

Result<fs::path> cache_directory() {
  if (const std::string chosen = environment("HEDDLE_CACHE"); !chosen.empty()) {
    const fs::path directory = full_path(chosen) / "javac";
    if (is_usable(directory)) return directory;
    return Error{fmt::format(
        "HEDDLE_CACHE is {}, where no files can be made; set it to a writable directory.", chosen)};
  }
  fs::path home;
  if (const std::string xdg = environment("XDG_CACHE_HOME"); xdg.starts_with('/')) {
    home = xdg;
  } else if (const std::string user = environment("HOME"); user.starts_with('/')) {
    home = fs::path(user) / ".cache";
  }
  if (!home.empty() && is_usable(home / "heddle" / "javac")) return home / "heddle" / "javac";
  const fs::path fallback = fmt::format("/tmp/heddle-{}", ::geteuid());
  ::mkdir(fallback.c_str(), 0700);
  if (is_private(fallback) && is_usable(fallback / "javac")) return fallback / "javac";
  return Error{
      fmt::format("No directory for compiled classes can be made ({} neither); set HEDDLE_CACHE to one.",
                  fallback.string())};
}

// A candidate for main_class; the greatest rank wins.
struct MainClass {
  std::string name;
  std::size_t package_match = 0;  // how much of the package the source's path spells out
  bool named_like_file = false, is_public = false;
  int line = 0;  // of its main, negated: the first in the source is the greatest

  auto rank() const { return std::tuple(package_match, named_like_file, is_public, line); }
};

const MethodInfo* main_method(const ClassFile& file) {
  constexpr std::uint16_t kPublicStatic = 0x0009;
  for (const MethodInfo& method : file.methods) {
    if (method.name == "main" && method.descriptor == "([Ljava/lang/String;)V" &&
        (method.access & kPublicStatic) == kPublicStatic) {
      return &method;
    }
  }
  return nullptr;
}

// The class of `source` that can be started, "" if none (or if it was compiled to something we cannot read).
std::string find_main_class(const fs::path& classes, const std::string& source) {
  const fs::path source_path = full_path(source);
  MainClass best;
  std::error_code error;
  for (fs::recursive_directory_iterator at(classes, error), end; at != end; at.increment(error)) {
    if (at->path().extension() != ".class") continue;
    auto bytes = read_whole_file(at->path());
    if (!bytes) continue;
    auto file = parse_class_file(**bytes, at->path().string());
    if (!file || file->source_file != source_path.filename().string()) continue;
    const MethodInfo* main = main_method(*file);
    if (main == nullptr) continue;
    MainClass found;
    found.name = file->name;
    const std::size_t slash = file->name.rfind('/') + 1;  // 0 without a package
    const std::string expected = "/" + file->name.substr(0, slash) + file->source_file;
    if (source_path.string().ends_with(expected)) found.package_match = slash + 1;
    found.named_like_file = file->name.substr(slash) == source_path.stem().string();
    found.is_public = (file->access & 1) != 0;
    found.line = main->code.lines.empty() ? -65536 : -int{main->code.lines.front().line};
    if (best.name.empty() || found.rank() > best.rank()) best = std::move(found);
  }
  return best.name;
}

// javac shares what --max-memory gives with us; a JVM does not start with less than this.
std::string most_memory() {
  constexpr std::uint64_t kLeast = 48, kUsual = 1024;
  return fmt::format("-Xmx{}m", std::clamp((limits::most_bytes() >> 20) / 2, kLeast, kUsual));
}

// Runs javac into `entry`/classes and writes `entry`/main_class.
Result<Done> compile_into(const fs::path& entry, const std::string& jdk_home,
                          const std::vector<std::string>& sources, const std::string& class_path,
                          const std::vector<std::string>& add_exports) {
  const std::string javac = jdk_home + "/bin/javac";
  if (::access(javac.c_str(), X_OK) != 0) {
    return Error{
        fmt::format("{} is missing: {} is only a runtime; install a full JDK (Debian: apt-get install "
                    "openjdk-17-jdk-headless) or give compiled classes.",
                    javac, jdk_home)};
  }
  const fs::path classes = entry / "classes", nothing = entry / "nothing";
  std::error_code error;
  fs::create_directory(classes, error);
  fs::create_directory(nothing, error);
  if (error) return Error{fmt::format("{} cannot be created: {}.", classes.string(), error.message())};
  // The -J options halve the time of small compilations.
  std::vector<std::string> command = {
      javac,
      "-J-XX:TieredStopAtLevel=1",
      "-J-XX:+UseSerialGC",
      "-J" + most_memory(),
      "-g",
      "-nowarn",
      "-proc:none",  // processors on the class path would run outside the machine
      "-encoding",
      "UTF-8",
      "-d",
      classes,
      "-sourcepath",
      nothing,
      "-classpath",
      class_path.empty() ? nothing.string() : class_path};
  for (const std::string& package : add_exports) command.push_back("--add-exports=" + package);
  // javac has no "--" to end its options, so names that look like one get a directory.
  for (const std::string& source : sources) {
    command.push_back(source.starts_with('-') || source.starts_with('@') ? "./" + source : source);
  }
  // A JVM reads the names of files as its locale says, and a bare machine has none.
  const std::vector<std::string> in_utf8 = {"/bin/sh", "-c", "export LC_ALL=C.UTF-8; exec \"$0\" \"$@\""};
  command.insert(command.begin(), in_utf8.begin(), in_utf8.end());
  auto run = run_process(command);
  if (!run) return run.error();
  if (run->status != 0) {
    while (run->output.ends_with('\n')) run->output.pop_back();
    return Error{fmt::format("javac failed on {} with status {}:\n{}", sources[0], run->status, run->output)};
  }
  fs::remove(nothing, error);
  std::ofstream main_class(entry / "main_class");
  main_class << find_main_class(classes, sources[0]);
  main_class.close();
  if (!main_class) return Error{fmt::format("{} cannot be written; is the disk full?", entry.string())};
  return Done{};
}

std::optional<CompiledSource> cached(const fs::path& entry) {
  std::ifstream main_class(entry / "main_class");
  if (!main_class) return std::nullopt;
  CompiledSource found{entry / "classes", ""};
  std::getline(main_class, found.main_class);
  return found;
}

}  // namespace

Result<CompiledSource> compile_java(const std::string& jdk_home, const std::vector<std::string>& sources,
                                    const std::string& class_path,
                                    const std::vector<std::string>& add_exports) {
  HEDDLE_CHECK(!sources.empty(), "compile_java without a source");
  auto key = cache_key(jdk_home, sources, class_path, add_exports);
  if (!key) return key.error();
  auto cache = cache_directory();
  if (!cache) return cache.error();
  const fs::path entry = *cache / *key;
  if (auto found = cached(entry)) return *found;

  Result<TemporaryDirectory> fresh = TemporaryDirectory::make(cache->string());
  if (!fresh) return fresh.error();
  if (auto compiled = compile_into(fresh->path(), jdk_home, sources, class_path, add_exports); !compiled)
    return compiled.error();
  // Fails if another run was faster; then its entry is as good as ours.
  if (::rename(fresh->path().c_str(), entry.c_str()) == 0) fresh->keep();
  if (auto found = cached(entry)) return *found;
  return Error{
      fmt::format("{} cannot be written; set HEDDLE_CACHE to a writable directory.", entry.string())};
}

}  // namespace heddle::java
