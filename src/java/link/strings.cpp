// java.lang.String objects from C++ text and back. Literals are immortal constants with their hash filled in,
// so that no path ever changes them.
#include <cstring>

#include "java/vm.h"

namespace heddle::java {
namespace {

bool is_latin1(std::u16string_view text) {
  for (char16_t c : text)
    if (c > 0xff) return false;
  return true;
}

void fill_bytes(std::byte* to, std::u16string_view text, bool latin1) {
  if (!latin1) {
    std::memcpy(to, text.data(), text.size() * 2);
    return;
  }
  for (std::size_t i = 0; i < text.size(); ++i) to[i] = static_cast<std::byte>(text[i]);
}

// UTF-8, or the class file's modified UTF-8: six-byte pairs and C0 80 decode naturally to UTF-16 units.
std::u16string decode(std::string_view text) {
  std::u16string out;
  out.reserve(text.size());
  auto byte = [&](std::size_t i) {
    return static_cast<unsigned>(static_cast<unsigned char>(i < text.size() ? text[i] : 0)) & 0x3f;
  };
  for (std::size_t i = 0; i < text.size();) {
    unsigned c = static_cast<unsigned char>(text[i]);
    if (c < 0x80) {
      out.push_back(static_cast<char16_t>(c));
      i += 1;
    } else if (c < 0xe0) {
      out.push_back(static_cast<char16_t>(((c & 0x1f) << 6) | byte(i + 1)));
      i += 2;
    } else if (c < 0xf0) {
      out.push_back(static_cast<char16_t>(((c & 0xf) << 12) | (byte(i + 1) << 6) | byte(i + 2)));
      i += 3;
    } else {
      unsigned p = ((c & 7) << 18) | (byte(i + 1) << 12) | (byte(i + 2) << 6) | byte(i + 3);
      p -= 0x10000;
      out.push_back(static_cast<char16_t>(0xd800 + ((p >> 10) & 0x3ff)));
      out.push_back(static_cast<char16_t>(0xdc00 + (p & 0x3ff)));
      i += 4;
    }
  }
  return out;
}

}  // namespace

Ref Vm::intern(std::u16string_view text) {
  auto it = literals_.find(std::u16string(text));
  if (it != literals_.end()) return it->second;
  bool latin1 = is_latin1(text);
  Ref value = heap.allocate_constant(array_of(BasicType::Byte),
                                     static_cast<std::uint32_t>(latin1 ? text.size() : 2 * text.size()));
  fill_bytes(heap.address(value) + kElementsOffset, text, latin1);
  Ref string = heap.allocate_constant(known.string);
  auto write = [&](const Field* f, auto v) { std::memcpy(heap.address(string) + f->offset, &v, sizeof v); };
  std::uint32_t hash = 0;
  for (char16_t c : text) hash = 31 * hash + c;
  write(known.string_value, value);
  write(known.string_coder, static_cast<std::uint8_t>(latin1 ? 0 : 1));
  write(known.string_hash, hash);
  write(known.string_hash_is_zero, static_cast<std::uint8_t>(hash == 0));
  literals_.emplace(std::u16string(text), string);
  return string;
}

Ref Vm::intern_utf8(std::string_view modified_utf8) {
  return intern(decode(modified_utf8));
}

std::u16string Vm::utf16(std::string_view modified_utf8) {
  return decode(modified_utf8);
}

Ref Vm::new_string(std::u16string_view text, ThreadId thread, SiteId site) {
  bool latin1 = is_latin1(text);
  Ref value =
      heap.allocate_array(array_of(BasicType::Byte),
                          static_cast<std::uint32_t>(latin1 ? text.size() : 2 * text.size()), site, thread);
  if (value == kNull) return kNull;
  memory.touch(Heap::offset(value), kElementsOffset + heap.length(value));
  fill_bytes(heap.address(value) + kElementsOffset, text, latin1);
  Ref string = heap.allocate(known.string, site, thread);
  if (string == kNull) return kNull;
  set_ref(string, known.string_value, value);
  set<std::uint8_t>(string, known.string_coder, latin1 ? 0 : 1);
  return string;
}

Ref Vm::new_string_utf8(std::string_view utf8, ThreadId thread, SiteId site) {
  return new_string(decode(utf8), thread, site);
}

std::u16string Vm::string_value(Ref string) const {
  Ref value = get<Ref>(string, known.string_value);
  if (value == kNull) return {};
  std::uint32_t n = heap.length(value);
  const std::byte* bytes = heap.address(value) + kElementsOffset;
  std::u16string text;
  if (get<std::uint8_t>(string, known.string_coder) == 0) {
    text.resize(n);
    for (std::uint32_t i = 0; i < n; ++i) text[i] = static_cast<char16_t>(bytes[i]);
  } else {
    text.resize(n / 2);
    std::memcpy(text.data(), bytes, text.size() * 2);
  }
  return text;
}

std::string Vm::string_utf8(Ref string) const {
  return to_utf8(string_value(string));
}

std::string to_utf8(std::u16string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint32_t c = text[i];
    if (c >= 0xd800 && c < 0xdc00 && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000)
      c = 0x10000 + ((c - 0xd800) << 10) + (text[++i] - 0xdc00u);
    else if (c >= 0xd800 && c < 0xe000)
      c = '?';  // as Java's UTF-8 encoder writes a lone surrogate
    if (c < 0x80) {
      out.push_back(static_cast<char>(c));
    } else if (c < 0x800) {
      out.push_back(static_cast<char>(0xc0 | (c >> 6)));
      out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    } else if (c < 0x10000) {
      out.push_back(static_cast<char>(0xe0 | (c >> 12)));
      out.push_back(static_cast<char>(0x80 | ((c >> 6) & 0x3f)));
      out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    } else {
      out.push_back(static_cast<char>(0xf0 | (c >> 18)));
      out.push_back(static_cast<char>(0x80 | ((c >> 12) & 0x3f)));
      out.push_back(static_cast<char>(0x80 | ((c >> 6) & 0x3f)));
      out.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    }
  }
  return out;
}

}  // namespace heddle::java
