// The jimage format, version 1.0, as written by jlink since JDK 9 (JDK sources: libjimage/imageFile.hpp).
//
// All numbers are in the byte order of the machine that wrote the file, ours. A header is followed by four
// tables (redirects, offsets, locations, strings) and then by the resources. The tables form a minimal
// perfect hash: the hash of "/module/parent/base.extension" picks a redirect, which is either a second hash
// seed or the place itself; the offset at that place leads to a list of attributes, whose strings must be
// compared with the name sought, since absent names hash somewhere too. A look-up so touches a handful of
// pages, and opening only the first one.
//
// Which module holds a package is itself an entry: "/packages/java.lang" lists pairs (is empty, module name).
#include "java/classpath/jimage.h"

#include <fmt/format.h>

#include <cstring>

namespace heddle::java {
namespace {

constexpr std::uint32_t kMagic = 0xcafedada;
constexpr std::uint32_t kHashSeed = 0x01000193;
constexpr std::size_t kHeaderSize = 28;

std::uint32_t u4_at(std::span<const std::uint8_t> bytes, std::size_t at) {
  std::uint32_t value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

std::uint32_t hash_more(std::uint32_t hash, std::string_view text) {
  for (const char c : text) hash = (hash * kHashSeed) ^ static_cast<unsigned char>(c);
  return hash;
}

std::uint32_t hash_name(std::uint32_t seed, std::string_view module, std::string_view rest) {
  seed = hash_more(hash_more(seed, "/"), module);
  return hash_more(hash_more(seed, "/"), rest) & 0x7fffffff;
}

bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

}  // namespace

// Attribute kinds index `value`; absent ones are 0, which as a string offset is the empty string.
struct JdkImage::Location {
  enum Kind { End, Module, Parent, Base, Extension, Offset, Compressed, Uncompressed, Kinds };
  std::uint64_t value[Kinds] = {};
};

Result<std::unique_ptr<JdkImage>> JdkImage::open(const std::string& image_path) {
  auto file = MappedFile::open(image_path);
  if (!file) return file.error();
  std::unique_ptr<JdkImage> image(new JdkImage(image_path, std::move(*file)));
  if (auto header = image->read_header(); !header) return header.error();
  return image;
}

Result<Done> JdkImage::read_header() {
  const auto bytes = file_.bytes();
  if (bytes.size() < kHeaderSize || u4_at(bytes, 0) != kMagic) {
    return Error{fmt::format("{} is not a JDK image; give --jdk the directory of a JDK 17.", path_)};
  }
  if (const std::uint32_t version = u4_at(bytes, 4); version != 1U << 16) {
    return Error{
        fmt::format("{} is a JDK image of version {}.{}, only 1.0 is understood; give --jdk a JDK 17.", path_,
                    version >> 16, version & 0xffff)};
  }
  table_length_ = u4_at(bytes, 16);
  const std::uint64_t table_size = 4 * std::uint64_t{table_length_};
  const std::uint64_t sizes[] = {table_size, table_size, u4_at(bytes, 20), u4_at(bytes, 24)};
  std::span<const std::uint8_t>* const tables[] = {&redirects_, &offsets_, &locations_, &strings_};
  auto rest = bytes.subspan(kHeaderSize);
  for (std::size_t i = 0; i < 4; ++i) {
    if (sizes[i] > rest.size()) return corrupt("its tables");
    *tables[i] = rest.first(sizes[i]);
    rest = rest.subspan(sizes[i]);
  }
  resources_ = rest;
  // With the last byte of the strings a null, no string can run out of its table.
  if (table_length_ == 0 || strings_.empty() || strings_.back() != 0) return corrupt("its tables");
  return Done{};
}

Result<std::optional<ClassBytes>> JdkImage::find(std::string_view path) const {
  const std::size_t slash = path.rfind('/');
  std::string package(path.substr(0, slash == std::string_view::npos ? 0 : slash));
  for (char& c : package) c = c == '/' ? '.' : c;

  auto modules = locate("packages", package);
  if (!modules) return modules.error();
  // Directories that are no packages (META-INF/services) have no entry: look in java.base only.
  if (!*modules) return find_in_module("java.base", path);
  auto pairs = contents(**modules, package);
  if (!pairs) return pairs.error();
  for (std::size_t at = 0; at + 8 <= pairs->size(); at += 8) {
    if (u4_at(*pairs, at) != 0) continue;  // this module has only subpackages of it
    auto found = find_in_module(string_at(u4_at(*pairs, at + 4)), path);
    if (!found || *found) return found;
  }
  return std::optional<ClassBytes>();
}

Result<std::optional<ClassBytes>> JdkImage::find_in_module(std::string_view module,
                                                           std::string_view path) const {
  auto location = locate(module, path);
  if (!location) return location.error();
  if (!*location) return std::optional<ClassBytes>();
  auto bytes = contents(**location, path);
  if (!bytes) return bytes.error();
  return std::optional(ClassBytes{nullptr, *bytes, fmt::format("jrt:/{}/{}", module, path), true});
}

bool JdkImage::has_package(std::string_view module, std::string_view package) const {
  std::string dotted(package);
  for (char& c : dotted) c = c == '/' ? '.' : c;
  auto modules = locate("packages", dotted);
  if (!modules || !*modules) return false;
  auto pairs = contents(**modules, dotted);
  if (!pairs) return false;
  for (std::size_t at = 0; at + 8 <= pairs->size(); at += 8)
    if (u4_at(*pairs, at) == 0 && string_at(u4_at(*pairs, at + 4)) == module) return true;
  return false;
}

Result<std::optional<JdkImage::Location>> JdkImage::locate(std::string_view module,
                                                           std::string_view rest) const {
  std::uint32_t place = hash_name(kHashSeed, module, rest) % table_length_;
  const auto redirect = static_cast<std::int32_t>(u4_at(redirects_, 4 * std::size_t{place}));
  if (redirect == 0) return std::optional<Location>();
  place = redirect < 0 ? static_cast<std::uint32_t>(-1 - redirect)
                       : hash_name(static_cast<std::uint32_t>(redirect), module, rest) % table_length_;
  if (place >= table_length_) return corrupt(rest);
  const auto location = decode(u4_at(offsets_, 4 * std::size_t{place}));
  if (!location) return corrupt(rest);
  if (!names(*location, module, rest)) return std::optional<Location>();
  return location;
}

// Each attribute is a byte, kind << 3 | (length - 1), and that many bytes of value, the high one first.
std::optional<JdkImage::Location> JdkImage::decode(std::uint32_t location_offset) const {
  Location location;
  std::size_t at = location_offset;
  while (at < locations_.size()) {
    const unsigned kind = locations_[at] >> 3;
    if (kind == Location::End) return location;
    const std::size_t length = (locations_[at] & 7U) + 1;
    if (kind >= Location::Kinds || at + length >= locations_.size()) return std::nullopt;
    std::uint64_t value = 0;
    for (std::size_t i = 1; i <= length; ++i) value = value << 8 | locations_[at + i];
    location.value[kind] = value;
    at += 1 + length;
  }
  return std::nullopt;
}

std::string_view JdkImage::string_at(std::uint64_t offset) const {
  if (offset >= strings_.size()) return {};
  return reinterpret_cast<const char*>(strings_.data() + offset);
}

bool JdkImage::names(const Location& location, std::string_view module, std::string_view rest) const {
  if (string_at(location.value[Location::Module]) != module) return false;
  const std::string_view parent = string_at(location.value[Location::Parent]);
  const std::string_view extension = string_at(location.value[Location::Extension]);
  if (!parent.empty() && (!take(rest, parent) || !take(rest, "/"))) return false;
  if (!take(rest, string_at(location.value[Location::Base]))) return false;
  return extension.empty() ? rest.empty() : take(rest, ".") && rest == extension;
}

Result<std::span<const std::uint8_t>> JdkImage::contents(const Location& location,
                                                         std::string_view name) const {
  if (location.value[Location::Compressed] != 0) {
    return Error{
        fmt::format("{} is compressed (jlink --compress), which is not supported for {}; give --jdk an "
                    "unmodified JDK 17.",
                    path_, name)};
  }
  const std::uint64_t offset = location.value[Location::Offset],
                      size = location.value[Location::Uncompressed];
  if (offset > resources_.size() || size > resources_.size() - offset) return corrupt(name);
  return resources_.subspan(offset, size);
}

Error JdkImage::corrupt(std::string_view name) const {
  return {fmt::format("{} is corrupt (at {}); reinstall the JDK or give --jdk another one.", path_, name)};
}

void JdkImage::for_each(const std::function<void(std::string_view)>& visit) const {
  std::string name;
  for (std::size_t place = 0; place < table_length_; ++place) {
    const auto location = decode(u4_at(offsets_, 4 * place));
    if (!location) continue;
    const auto part = [&](Location::Kind kind) { return string_at(location->value[kind]); };
    name = fmt::format("/{}/", part(Location::Module));
    if (const auto parent = part(Location::Parent); !parent.empty()) name.append(parent).append("/");
    name.append(part(Location::Base));
    if (const auto extension = part(Location::Extension); !extension.empty())
      name.append(".").append(extension);
    visit(name);
  }
}

Result<std::unique_ptr<ClassSource>> open_jdk_image(const std::string& jdk_home) {
  auto image = JdkImage::open(jdk_home + "/lib/modules");
  if (!image) return image.error();
  return std::unique_ptr<ClassSource>(std::move(*image));
}

}  // namespace heddle::java
