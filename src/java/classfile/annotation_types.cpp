#include "java/classfile/annotation_types.h"

#include "java/classfile/byte_reader.h"

namespace heddle::java {
namespace {

constexpr unsigned kMaxDepth =
    64;  // nested annotations and arrays; javac's own limit is the source's nesting

void skip_elements(ByteReader& in, unsigned depth);

void skip_value(ByteReader& in, unsigned depth) {
  if (depth > kMaxDepth) reject("an annotation is nested too deeply");
  switch (in.u1()) {
    case 'e': in.u4(); return;  // enum type and constant
    case '@':
      in.u2();  // type
      skip_elements(in, depth + 1);
      return;
    case '[':
      for (unsigned count = in.u2(); count > 0; --count) skip_value(in, depth + 1);
      return;
    default: in.u2(); return;  // constant, string or class
  }
}

void skip_elements(ByteReader& in, unsigned depth) {
  for (unsigned count = in.u2(); count > 0; --count) {
    in.u2();  // name
    skip_value(in, depth);
  }
}

}  // namespace

std::vector<std::string> annotation_types(std::span<const std::uint8_t> attribute,
                                          const std::vector<CpEntry>& cp) {
  std::vector<std::string> types;
  try {
    ByteReader in(attribute);
    for (unsigned count = in.u2(); count > 0; --count) {
      const std::uint16_t type = in.u2();
      if (type >= cp.size() || cp[type].tag != CpTag::Utf8) break;
      skip_elements(in, 0);
      types.push_back(cp[type].utf8);
    }
  } catch (const FormatError&) {
    // Malformed: what was read so far stands.
  }
  return types;
}

}  // namespace heddle::java
