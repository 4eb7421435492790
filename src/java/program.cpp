#include "java/program.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "base/fingerprint.h"
#include "java/vm.h"

namespace heddle::java {
namespace {

namespace fs = std::filesystem;

std::string join_path(const std::vector<std::string>& entries) {
  std::string joined;
  for (const std::string& e : entries) joined += (joined.empty() ? "" : ":") + e;
  return joined;
}

std::string internal_name(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

Result<std::unique_ptr<ClassSource>> open_entry(const std::string& entry) {
  std::error_code error;
  if (fs::is_directory(entry, error)) return open_directory(entry);
  if (!fs::exists(entry, error))
    return Error{fmt::format("there is no file or directory '{}'; check the class path", entry)};
  if (entry.ends_with(".class")) return open_single_class(entry);
  return open_jar(entry);
}

// What the program is told and what it may read is one path, wherever and through whatever links it was
// given.
std::string real_path(const std::string& path) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(path, error);
  return error ? path : real.string();
}

// Every jar may name others in its manifest (Class-Path): they come right behind it, each entry once.
std::vector<std::string> with_class_paths_of_jars(std::vector<std::string> entries) {
  std::vector<std::string> all;
  std::set<std::string> seen;
  while (!entries.empty()) {
    const std::string entry = entries.front();
    entries.erase(entries.begin());
    if (!seen.insert(real_path(entry)).second) continue;
    all.push_back(entry);
    std::error_code error;
    if (!fs::is_regular_file(entry, error) || entry.ends_with(".class")) continue;
    if (auto manifest = read_manifest(entry))
      entries.insert(entries.begin(), manifest->class_path.begin(), manifest->class_path.end());
  }
  return all;
}

bool is_17(const std::string& version) {
  return version == "17" || version.starts_with("17.");
}

Result<Done> add_packages(const JavaOptions& options, OpenedProgram& opened) {
  const auto add = [&](const std::vector<std::string>& texts, const char* option, bool open) -> Result<Done> {
    for (const std::string& text : texts) {
      auto added = parse_added_package(text, option, *opened.class_sources[0]);
      if (!added) return added.error();
      added->open = open;
      opened.added_packages.push_back(std::move(*added));
    }
    return Done{};
  };
  auto exports = add(options.add_exports, "--add-exports", false);
  return exports ? add(options.add_opens, "--add-opens", true) : exports;
}

}  // namespace

std::string jdk_version(const std::string& home) {
  std::ifstream in(home + "/release");
  constexpr std::string_view kKey = "JAVA_VERSION=\"";
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(kKey)) return line.substr(kKey.size(), line.find('"', kKey.size()) - kKey.size());
  return "";
}

Result<std::string> find_jdk_17(const std::string& given) {
  auto jdk = find_jdk(given);
  if (!jdk) return jdk.error();
  std::string version = jdk_version(*jdk);
  if (!is_17(version) && given.empty()) {
    // `java` is another one; Debian keeps each version in a directory of its own.
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator("/usr/lib/jvm", ignored))
      if (fs::exists(entry.path() / "lib/modules", ignored) && is_17(jdk_version(entry.path().string()))) {
        jdk = entry.path().string();
        version = jdk_version(*jdk);
        break;
      }
  }
  if (!version.empty() && !is_17(version))
    return Error{
        fmt::format("the JDK at '{}' is version {}, Heddle needs 17; install openjdk-17-jdk-headless or give "
                    "another with --jdk",
                    *jdk, version)};
  return jdk;
}

Result<OpenedProgram> open_program(const JavaOptions& options) {
  OpenedProgram opened;
  auto jdk = find_jdk_17(options.jdk);
  if (!jdk) return jdk.error();
  opened.jdk = real_path(*jdk);
  auto image = open_jdk_image(*jdk);
  if (!image) return image.error();
  opened.class_sources.push_back(std::move(*image));
  opened.main_class = internal_name(options.main_class);
  if (auto added = add_packages(options, opened); !added) return added.error();

  // Debian keeps the JDK's settings elsewhere, behind links.
  opened.own_folders.push_back(fs::path(real_path(*jdk + "/conf/net.properties")).parent_path().string());
  for (const std::string& entry : options.class_path) opened.class_path.push_back(real_path(entry));
  if (!options.jar.empty()) opened.jar = real_path(options.jar);
  std::vector<std::string> entries = options.class_path;
  if (!options.choices_jar.empty()) entries.push_back(options.choices_jar);
  if (!options.sources.empty()) {
    auto compiled = compile_java(*jdk, options.sources, join_path(entries), options.add_exports);
    if (!compiled) return compiled.error();
    entries.insert(entries.begin(), compiled->directory);
    if (opened.main_class.empty()) opened.main_class = compiled->main_class;
    if (opened.main_class.empty())
      return Error{fmt::format(
          "'{}' has no class with 'public static void main(String[])'; add one, or name the class to run",
          options.sources[0])};
    for (const std::string& s : options.sources) {
      std::string directory = fs::path(s).parent_path().string();
      opened.source_directories.push_back(directory.empty() ? "." : directory);
    }
  }
  if (!options.jar.empty()) {
    entries.insert(entries.begin(), options.jar);
    auto manifest = read_manifest(options.jar);
    if (!manifest) return manifest.error();
    if (opened.main_class.empty()) opened.main_class = internal_name(manifest->main_class);
    if (opened.main_class.empty())
      return Error{
          fmt::format("the manifest of '{}' names no Main-Class; use -cp {} and name the class to run",
                      options.jar, options.jar)};
    for (const std::string& word : manifest->add_exports)
      opened.added_packages.push_back(added_by_manifest(word, false));
    for (const std::string& word : manifest->add_opens)
      opened.added_packages.push_back(added_by_manifest(word, true));
  }
  entries = with_class_paths_of_jars(std::move(entries));
  for (const std::string& entry : entries) {
    auto source = open_entry(entry);
    if (!source) {
      // Entries of a jar's Class-Path that do not exist are ignored, as java does.
      std::error_code error;
      bool given = std::find(options.class_path.begin(), options.class_path.end(), entry) !=
                       options.class_path.end() ||
                   entry == options.jar;
      if (given || fs::exists(entry, error)) return source.error();
      continue;
    }
    opened.class_sources.push_back(std::move(*source));
    opened.own_folders.push_back(real_path(entry));
    std::error_code unknown;
    const bool directory = fs::is_directory(entry, unknown);
    opened.source_directories.push_back(directory ? entry : fs::path(entry).parent_path().string());
    if (opened.main_class.empty() && entry.ends_with(".class") && !directory) {
      std::ifstream in(entry, std::ios::binary);
      std::vector<std::uint8_t> bytes((std::istreambuf_iterator<char>(in)), {});
      auto parsed = parse_class_file(bytes, entry);
      if (!parsed) return parsed.error();
      opened.main_class = parsed->name;
    }
  }
  opened.source_directories.push_back(".");
  if (opened.main_class.empty())
    return Error{"no program was given; name a source file, a class on the class path, or a jar"};
  return opened;
}

Result<Program> link_program(Vm& vm, const JavaOptions& options, const OpenedProgram& opened) {
  Program program;
  Thrown thrown;
  Klass* k = vm.load_class(opened.main_class, thrown);
  if (k == nullptr) {
    if (thrown.klass == "java/lang/NoClassDefFoundError" && thrown.message == opened.main_class)
      return Error{fmt::format("there is no class '{}' on the class path; check its name and -cp",
                               internal_name(opened.main_class))};
    return Error{fmt::format("the class '{}' cannot be loaded: {}", opened.main_class, thrown.message)};
  }
  Method* main = k->find_method("main", "([Ljava/lang/String;)V");
  if (main == nullptr || !main->is_static() || (main->access & kAccPublic) == 0)
    return Error{
        fmt::format("the class '{}' has no 'public static void main(String[])'", k->external_name())};
  program.main = main;
  program.arguments = options.arguments;
  program.source_directories = opened.source_directories;
  // The digest covers the classes that the user's entries would give for the main class and its nest; enough
  // to notice an edited program without reading whole class paths.
  Fingerprint sum;
  std::vector<std::string> names = {k->name};
  if (!options.tested_class.empty()) names.push_back(internal_name(options.tested_class));
  for (const std::string& m : k->file->nest_members) names.push_back(m);
  for (const std::string& name : names) {
    for (const auto& source : vm.sources) {
      auto bytes = source->find(name + ".class");
      if (!bytes || !*bytes) continue;
      std::uint64_t h = 0xcbf29ce484222325ULL;
      for (std::uint8_t b : (**bytes).bytes) h = (h ^ b) * 0x100000001b3ULL;
      sum += Fingerprint{mix64(h), mix64(h + sum.lo)};
      break;
    }
  }
  program.digest = fmt::format("{:016x}{:016x}", sum.lo, sum.hi);
  return program;
}

std::string Program::source_file(const SourcePosition& position) const {
  if (position.line <= 0 || position.file.empty()) return "";
  std::string package;
  std::size_t dot = position.function.rfind('.');
  std::string klass = dot == std::string::npos ? "" : position.function.substr(0, dot);
  dot = klass.rfind('.');
  if (dot != std::string::npos) package = klass.substr(0, dot);
  std::replace(package.begin(), package.end(), '.', '/');
  for (const std::string& directory : source_directories) {
    for (const std::string& path :
         {directory + "/" + position.file, directory + "/" + package + "/" + position.file,
          directory + "/src/main/java/" + package + "/" + position.file,
          directory + "/src/test/java/" + package + "/" + position.file}) {
      if (!lines.line(path, position.line).empty()) return path;
    }
  }
  return "";
}

std::string Program::source_text(const SourcePosition& position) const {
  const std::string path = source_file(position);
  return path.empty() ? "" : lines.line(path, position.line);
}

}  // namespace heddle::java
