// Where class files come from: the JDK's lib/modules (a jimage, mapped and searched in place), directories,
// jars.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heddle::java {

// The bytes of one class or resource. `bytes` points into the mapped image or into `storage`.
struct ClassBytes {
  std::shared_ptr<const std::vector<std::uint8_t>> storage;  // null when bytes are mapped
  std::span<const std::uint8_t> bytes;
  std::string origin;  // "jrt:/java.base/java/lang/Object.class", "dir/Foo.class", "a.jar!/Foo.class"
  bool from_jdk = false;
};

class ClassSource {
 public:
  virtual ~ClassSource() = default;
  // `path` is an entry path such as "java/util/ArrayList.class" or "messages.properties".
  // nullopt: not here. Error: it is here but cannot be read (corrupt jar, bad compression).
  virtual Result<std::optional<ClassBytes>> find(std::string_view path) const = 0;
  // Of the JDK only: a file of one module, and whether the module has that package (internal form).
  virtual Result<std::optional<ClassBytes>> find_in_module(std::string_view module,
                                                           std::string_view path) const {
    (void)module, (void)path;
    return std::optional<ClassBytes>();
  }
  virtual bool has_package(std::string_view module, std::string_view package) const {
    (void)module, (void)package;
    return false;
  }
  virtual std::string describe() const = 0;
};

// The JDK image at `<jdk>/lib/modules`. find() takes a path without module ("java/lang/Object.class") and
// resolves the module through the image's package table.
Result<std::unique_ptr<ClassSource>> open_jdk_image(const std::string& jdk_home);
Result<std::unique_ptr<ClassSource>> open_directory(const std::string& path);
Result<std::unique_ptr<ClassSource>> open_jar(const std::string& path);
// One class file given by path; offers it under the name stored inside the file.
Result<std::unique_ptr<ClassSource>> open_single_class(const std::string& path);

// A JDK home: `explicit_home` if not empty, else $JAVA_HOME, else from `java` on the PATH. The error says how
// to install one (Debian: apt-get install openjdk-17-jdk-headless) or to give --jdk.
Result<std::string> find_jdk(const std::string& explicit_home);

// Main-Class of a jar's manifest ("" if absent), internal form with dots as written; and its Class-Path
// entries.
struct JarManifest {
  std::string main_class;
  std::vector<std::string> class_path;
  std::vector<std::string> add_exports, add_opens;  // "java.base/java.lang"
};
Result<JarManifest> read_manifest(const std::string& jar_path);

// Compiles Foo.java with `<jdk>/bin/javac -g` (class path `class_path`, may be empty) into a cache directory
// keyed by the content of the source, the class path and the JDK; returns the directory. A second call with
// the same content does not run javac. javac's own messages are passed on in the error.
struct CompiledSource {
  std::string directory;
  std::string main_class;  // internal name of the class in the file that declares main(String[]), "" if none
};
// `add_exports`: javac's options of that name.
Result<CompiledSource> compile_java(const std::string& jdk_home, const std::vector<std::string>& sources,
                                    const std::string& class_path,
                                    const std::vector<std::string>& add_exports = {});

}  // namespace heddle::java
