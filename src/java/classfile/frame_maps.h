// Which slots of a frame matter at a given instruction, and which of them hold references.
//
// A backward liveness analysis over the bytecode joined with a forward inference of slot kinds (reference,
// other, dead). The machine uses it to erase dead locals before a state is compared, and to count references
// held by frames. A slot reported dead is never read on any path before it is written.
//
// Immutable once made; copies share their tables, so any number of threads may read them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/check.h"
#include "base/result.h"
#include "java/classfile/class_file.h"

namespace heddle::java {

enum class SlotKind : std::uint8_t { Dead, Value, Reference };

class FrameMaps {
 public:
  // The same facts as a Map, packed: slot s is bit s % 64 of word s / 64. Bits of slots that do not exist
  // (above max_locals, above stack_depth) are zero, and ref_locals is a subset of live_locals, so the words
  // can be iterated and counted as they are. The spans live as long as any copy of the FrameMaps.
  struct View {
    std::uint16_t stack_depth;
    std::span<const std::uint64_t> live_locals, ref_locals;  // enough words for max_locals
    std::span<const std::uint64_t> ref_stack;                // enough words for max_stack
  };

  // One byte per slot. `locals` has max_locals entries. A long or double occupies two Value slots.
  struct Map {
    std::vector<SlotKind> locals;
    std::vector<SlotKind> stack;  // exactly the operand stack, bottom first; never Dead

    friend bool operator==(const Map&, const Map&) = default;
  };

  // Fails (one sentence) on code whose stack depths or kinds do not merge, or that uses jsr/ret.
  static Result<FrameMaps> analyse(const ClassFile& file, const MethodInfo& method);

  // Just before the instruction at `bci` executes. `bci` must be a reachable instruction start.
  View view_before(std::uint16_t bci) const { return view(bci, Moment::Before); }
  // While the invoke* (or other instruction that runs Java code, e.g. a class initialiser) at `bci` is in
  // progress: its operands have been popped from the stack and its result has not been pushed; locals are
  // those live after it or in a handler that covers it. No such instruction touches a local, so its locals
  // are those of view_before. An instruction that will be executed again from the start (because it only
  // triggered a class initialiser) still has its operands on the stack: use view_before.
  View view_during(std::uint16_t bci) const { return view(bci, Moment::During); }
  bool reachable(std::uint16_t bci) const {
    return bci < tables_->row_of.size() && tables_->row_of[bci] != kNoRow;
  }

  // The same, unpacked into fresh vectors: for tests and reports.
  Map before(std::uint16_t bci) const;
  Map during(std::uint16_t bci) const;

 private:
  friend class FrameAnalysis;
  enum class Moment : std::uint8_t { Before, During };
  static constexpr std::uint16_t kNoRow =
      0xffff;  // code is shorter than 65536 bytes, so no row has this number

  // One row per instruction: live locals, reference locals, reference stack before, reference stack during.
  struct Tables {
    std::uint16_t max_locals = 0;
    std::size_t local_words = 0, stack_words = 0;
    std::vector<std::uint16_t> row_of;  // by bci; kNoRow if unreachable or not an instruction start
    std::vector<std::uint64_t> words;
    struct Depth {
      std::uint16_t before, during;
    };
    std::vector<Depth> depths;  // by row

    std::size_t row_words() const { return 2 * (local_words + stack_words); }
  };

  explicit FrameMaps(std::shared_ptr<const Tables> tables) : tables_(std::move(tables)) {}

  View view(std::uint16_t bci, Moment moment) const {
    HEDDLE_CHECK(reachable(bci), "frame map asked for a bci that is not a reachable instruction");
    const Tables& t = *tables_;
    const std::size_t row = t.row_of[bci];
    const std::uint64_t* words = t.words.data() + row * t.row_words();
    const std::uint64_t* stack = words + 2 * t.local_words;
    const bool is_before = moment == Moment::Before;
    return {is_before ? t.depths[row].before : t.depths[row].during,
            {words, t.local_words},
            {words + t.local_words, t.local_words},
            {is_before ? stack : stack + t.stack_words, t.stack_words}};
  }
  Map unpack(const View& view) const;

  std::shared_ptr<const Tables> tables_;
};

}  // namespace heddle::java
