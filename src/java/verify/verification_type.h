// The types of the verifier (JVMS 4.10.1.2) and its frames.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace heddle::java {

// A long or double fills two slots of a frame: Long and Long2, Double and Double2.
struct VType {
  enum class Tag : std::uint8_t {
    Top,
    Int,  // also boolean, byte, char, short
    Float,
    Long,
    Long2,
    Double,
    Double2,
    Null,
    UninitialisedThis,
    Uninitialised,  // made by the `new` at `pc`, its constructor not yet called
    Object,         // an instance of `name`, or null
  };

  Tag tag = Tag::Top;
  std::uint16_t pc = 0;
  std::string_view name;  // internal form, or an array's descriptor

  static VType of(Tag tag) { return {tag, 0, {}}; }
  static VType object(std::string_view name) { return {Tag::Object, 0, name}; }
  static VType made_at(std::uint16_t pc) { return {Tag::Uninitialised, pc, {}}; }

  bool is(Tag other) const { return tag == other; }
  bool is_reference() const { return tag >= Tag::Null; }
  bool is_array() const { return tag == Tag::Object && name.starts_with('['); }
  bool is_uninitialised() const { return tag == Tag::UninitialisedThis || tag == Tag::Uninitialised; }
  // The half that lies lower, and the one above it.
  bool is_first_half() const { return tag == Tag::Long || tag == Tag::Double; }
  bool is_second_half() const { return tag == Tag::Long2 || tag == Tag::Double2; }
  bool fills_one_slot() const { return !is_first_half() && !is_second_half(); }
  VType second_half() const { return of(tag == Tag::Long ? Tag::Long2 : Tag::Double2); }

  friend bool operator==(const VType&, const VType&) = default;
};

// As HotSpot's messages write it.
std::string to_string(const VType& type);

struct VFrame {
  std::vector<VType> locals;
  std::vector<VType> stack;
  bool this_uninitialised = false;  // in a constructor that has not yet called another
};

}  // namespace heddle::java
