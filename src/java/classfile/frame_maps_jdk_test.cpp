// The JDK as the large test of frame maps: its compiler left a StackMapTable in every method, which is an
// independent word on the kinds at each branch target, and random walks through its code check that nothing
// declared dead is read.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <deque>
#include <iostream>
#include <random>
#include <string>
#include <unordered_set>

#include "java/classfile/frame_maps.h"
#include "java/classfile/mnemonics_testing.h"
#include "java/classpath/class_path.h"

namespace heddle::java {
namespace {

// Every class of java.base that can be reached from a few roots through the constant pools: nearly all of it.
const std::vector<ClassFile>& java_base() {
  static const std::vector<ClassFile> classes = [] {
    std::vector<ClassFile> found;
    const Result<std::string> home = find_jdk("");
    if (!home.ok()) return found;
    const Result<std::unique_ptr<ClassSource>> image = open_jdk_image(home.value());
    EXPECT_TRUE(image.ok()) << image.error().message;
    if (!image.ok()) return found;
    std::deque<std::string> todo = {"java/lang/Object",
                                    "java/util/concurrent/ForkJoinPool",
                                    "java/util/stream/Collectors",
                                    "sun/security/ssl/SSLEngineImpl",
                                    "sun/launcher/LauncherHelper",
                                    "jdk/internal/org/objectweb/asm/util/CheckClassAdapter"};
    std::unordered_set<std::string> seen(todo.begin(), todo.end());
    for (; !todo.empty(); todo.pop_front()) {
      const Result<std::optional<ClassBytes>> bytes = image.value()->find(todo.front() + ".class");
      if (!bytes.ok() || !bytes.value() || !bytes.value()->origin.starts_with("jrt:/java.base/")) continue;
      Result<ClassFile> file = parse_class_file(bytes.value()->bytes, bytes.value()->origin);
      EXPECT_TRUE(file.ok()) << file.error().message;
      if (!file.ok()) continue;
      for (std::size_t index = 1; index < file->cp.size(); ++index) {
        if (file->cp[index].tag != CpTag::Class) continue;
        std::string name(file->class_name(static_cast<std::uint16_t>(index)));
        if (name.starts_with('[')) {
          if (!name.ends_with(';')) continue;
          name = name.substr(name.find('L') + 1);
          name.pop_back();
        }
        if (seen.insert(name).second) todo.push_back(name);
      }
      found.push_back(std::move(*file));
    }
    return found;
  }();
  return classes;
}

class FrameMapsOfJdk : public testing::Test {
 protected:
  void SetUp() override {
    if (!find_jdk("").ok()) GTEST_SKIP() << "no JDK found";
    ASSERT_FALSE(java_base().empty());
  }

  template <typename Visit>
  static void for_each_method(Visit visit) {
    for (const ClassFile& file : java_base()) {
      for (const MethodInfo& method : file.methods) {
        if (method.has_code) visit(file, method);
      }
    }
  }
};

// Expands a StackMapTable (JVMS 4.7.4) into slots: '.' top, 'v', 'r'.
class StackMapReader {
 public:
  StackMapReader(const MethodInfo& method) : bytes_(method.code.stack_map) {
    if ((method.access & 0x0008) == 0) locals_.push_back("r");
    for (std::size_t at = 1; method.descriptor[at] != ')'; ++at) {
      const std::size_t start = at;
      while (method.descriptor[at] == '[') ++at;
      const char type = method.descriptor[at];
      if (type == 'L') at = method.descriptor.find(';', at);
      const bool is_reference = type == 'L' || method.descriptor[start] == '[';
      locals_.push_back(is_reference ? "r" : type == 'J' || type == 'D' ? "vv" : "v");
    }
    remaining_ = bytes_.empty() ? 0 : u2();
  }

  // The next frame; false at the end.
  bool next() {
    if (remaining_-- == 0) return false;
    const int tag = u1();
    stack_.clear();
    int delta = tag & 63;
    if (tag >= 247) delta = u2();
    if (tag >= 64 && tag <= 127) stack_.push_back(type());
    if (tag == 247) stack_.push_back(type());
    if (tag >= 248 && tag <= 250) locals_.resize(locals_.size() - static_cast<std::size_t>(251 - tag));
    if (tag >= 252 && tag <= 254) {
      for (int k = 251; k < tag; ++k) locals_.push_back(type());
    }
    if (tag == 255) {
      locals_.clear();
      for (int n = u2(); n > 0; --n) locals_.push_back(type());
      for (int n = u2(); n > 0; --n) stack_.push_back(type());
    }
    bci_ += delta + 1;
    return true;
  }

  std::uint16_t bci() const { return static_cast<std::uint16_t>(bci_); }
  std::string locals() const { return join(locals_); }
  std::string stack() const { return join(stack_); }
  bool at_end() const { return at_ == bytes_.size(); }

 private:
  int u1() { return bytes_[at_++]; }
  int u2() {
    const int high = u1();
    return high << 8 | u1();
  }
  std::string type() {
    const int tag = u1();
    if (tag >= 7) u2();
    return tag == 0 ? "." : tag <= 2 ? "v" : tag <= 4 ? "vv" : "r";
  }
  static std::string join(const std::vector<std::string>& types) {
    std::string slots;
    for (const std::string& type : types) slots += type;
    return slots;
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  int remaining_ = 0, bci_ = -1;
  std::vector<std::string> locals_, stack_;
};

TEST_F(FrameMapsOfJdk, AgreeWithEveryStackMapTable) {
  std::size_t methods = 0, frames = 0, unreachable = 0, dead = 0, live = 0, wrong = 0;
  std::chrono::nanoseconds time{0};
  for_each_method([&](const ClassFile& file, const MethodInfo& method) {
    const auto start = std::chrono::steady_clock::now();
    const Result<FrameMaps> maps = FrameMaps::analyse(file, method);
    time += std::chrono::steady_clock::now() - start;
    ++methods;
    ASSERT_TRUE(maps.ok()) << maps.error().message;
    StackMapReader reader(method);
    while (reader.next()) {
      ++frames;
      if (!maps.value().reachable(reader.bci())) {
        ++unreachable;
        continue;
      }
      const FrameMaps::Map map = maps.value().before(reader.bci());
      std::string stack, locals = reader.locals();
      for (const SlotKind kind : map.stack) stack += ".vr"[static_cast<int>(kind)];
      bool good = stack == reader.stack() && locals.size() <= map.locals.size();
      locals.resize(map.locals.size(), '.');
      for (std::size_t slot = 0; slot < locals.size(); ++slot) {
        ++(map.locals[slot] == SlotKind::Dead ? dead : live);
        good = good && (map.locals[slot] == SlotKind::Dead ||
                        locals[slot] == ".vr"[static_cast<int>(map.locals[slot])]);
      }
      if (!good && ++wrong < 10) {
        ADD_FAILURE() << file.name << "." << method.name << method.descriptor << " at " << reader.bci()
                      << ": javac " << locals << "|" << reader.stack() << ", ours has stack " << stack;
      }
    }
    EXPECT_TRUE(reader.at_end());
  });
  EXPECT_EQ(wrong, 0U);
  EXPECT_GT(methods, 40000U);
  EXPECT_GT(frames, 50000U);
  EXPECT_LT(unreachable * 1000, frames);
  std::cout << java_base().size() << " classes, " << methods << " methods, "
            << static_cast<double>(time.count()) / 1000.0 / static_cast<double>(methods) << " us each; "
            << frames << " frames (" << unreachable << " unreachable), " << live << " live and " << dead
            << " dead locals in them\n";
}

// One instruction as a random walk sees it.
struct Step {
  int local = -1, slots = 0;
  bool reads = false, writes = false;
  std::vector<std::size_t> next;
};

Step step_at(const std::vector<std::uint8_t>& code, std::size_t pc) {
  static const std::vector<std::pair<std::string, Mnemonic>> by_value = [] {
    std::vector<std::pair<std::string, Mnemonic>> table(256);
    for (const auto& [name, mnemonic] : mnemonics())
      table[static_cast<std::size_t>(mnemonic.value)] = {name, mnemonic};
    return table;
  }();
  const auto u2 = [&](std::size_t at) { return code[at] << 8 | code[at + 1]; };
  const auto s4 = [&](std::size_t at) {
    return static_cast<std::int32_t>(std::uint32_t(u2(at)) << 16 | u2(at + 2));
  };
  const auto target = [&](std::int64_t offset) {
    return static_cast<std::size_t>(static_cast<std::int64_t>(pc) + offset);
  };
  const bool is_wide = code[pc] == 0xc4;
  const auto& [name, mnemonic] = by_value[code[is_wide ? pc + 1 : pc]];
  Step step;
  if (mnemonic.format.starts_with("Local") || mnemonic.format == "Increment") {
    const bool is_implicit = mnemonic.format.size() == 6 && mnemonic.format != "Local";
    step.local = is_implicit ? mnemonic.format.back() - '0' : is_wide ? u2(pc + 2) : code[pc + 1];
    step.slots = name[0] == 'l' || name[0] == 'd' ? 2 : 1;
    step.reads = name.find("load") != std::string::npos || name == "iinc";
    step.writes = !step.reads || name == "iinc";
  }
  const std::size_t table = (pc + 4) / 4 * 4;
  if (mnemonic.format == "Branch2") step.next.push_back(target(static_cast<std::int16_t>(u2(pc + 1))));
  if (mnemonic.format == "Branch4") step.next.push_back(target(s4(pc + 1)));
  if (mnemonic.format == "TableSwitch" || mnemonic.format == "LookupSwitch") {
    const bool is_table = mnemonic.format == "TableSwitch";
    const int count = is_table ? s4(table + 8) - s4(table + 4) + 1 : s4(table + 4);
    step.next.push_back(target(s4(table)));
    for (int k = 0; k < count; ++k) {
      step.next.push_back(target(s4(table + 12 + static_cast<std::size_t>(is_table ? 4 * k : 8 * k))));
    }
  }
  static const std::unordered_set<std::string> ends = {"goto", "goto_w", "tableswitch", "lookupswitch",
                                                       "athrow"};
  if (!ends.contains(name) && !name.ends_with("return"))
    step.next.push_back(pc + instruction_length(code, pc));
  return step;
}

TEST_F(FrameMapsOfJdk, RandomWalksReadNothingDeclaredDead) {
  // A walk erases what is dead at each instruction it passes; to read an erased local is an error. An
  // exception may be thrown before any instruction takes effect.
  std::mt19937 random(1);
  std::size_t reads = 0, thrown = 0, wrong = 0;
  for_each_method([&](const ClassFile& file, const MethodInfo& method) {
    const Result<FrameMaps> maps = FrameMaps::analyse(file, method);
    ASSERT_TRUE(maps.ok()) << maps.error().message;
    std::map<std::size_t, Step> steps;
    for (int walk = 0; walk < 3; ++walk) {
      std::vector<bool> erased(method.code.max_locals, false);
      std::size_t pc = 0;
      for (int length = 0; length < 60; ++length) {
        ASSERT_TRUE(maps.value().reachable(static_cast<std::uint16_t>(pc)));
        const FrameMaps::View view = maps.value().view_before(static_cast<std::uint16_t>(pc));
        for (std::size_t slot = 0; slot < erased.size(); ++slot) {
          if ((view.live_locals[slot / 64] >> (slot % 64) & 1) == 0) erased[slot] = true;
        }
        std::vector<std::size_t> handlers;
        for (const ExceptionHandler& handler : method.code.handlers) {
          if (handler.start_pc <= pc && pc < handler.end_pc) handlers.push_back(handler.handler_pc);
        }
        if (!handlers.empty() && random() % 8 == 0) {
          pc = handlers[random() % handlers.size()];
          ++thrown;
          continue;
        }
        if (!steps.contains(pc)) steps[pc] = step_at(method.code.code, pc);
        const Step& step = steps[pc];
        for (int slot = step.local; slot < step.local + step.slots; ++slot) {
          if (step.reads && ++reads != 0 && erased[static_cast<std::size_t>(slot)] && ++wrong < 10) {
            ADD_FAILURE() << file.name << "." << method.name << method.descriptor << " at " << pc
                          << " reads local " << slot;
          }
          if (step.writes) erased[static_cast<std::size_t>(slot)] = false;
        }
        if (step.next.empty()) break;
        pc = step.next[random() % step.next.size()];
      }
    }
  });
  EXPECT_EQ(wrong, 0U);
  EXPECT_GT(reads, 500000U);
  EXPECT_GT(thrown, 1000U);
}

TEST_F(FrameMapsOfJdk, DamagedCodeNeverCrashes) {
  // Random bytes, handlers and frame sizes; under the sanitizers this also finds reads out of bounds.
  std::mt19937 random(1);
  std::size_t analysed = 0, refused = 0;
  for_each_method([&](const ClassFile& file, const MethodInfo& method) {
    MethodInfo damaged = method;
    std::vector<std::uint8_t>& code = damaged.code.code;
    code[random() % code.size()] = static_cast<std::uint8_t>(random());
    if (random() % 8 == 0) code.resize(1 + random() % code.size());
    if (random() % 8 == 0) damaged.code.max_stack = static_cast<std::uint16_t>(random() % 4);
    if (random() % 8 == 0) damaged.code.max_locals = static_cast<std::uint16_t>(random() % 4);
    const auto any_pc = [&] { return static_cast<std::uint16_t>(random() % (code.size() + 2)); };
    if (random() % 8 == 0) damaged.code.handlers.push_back({any_pc(), any_pc(), any_pc(), 0});
    const Result<FrameMaps> maps = FrameMaps::analyse(file, damaged);
    ++(maps.ok() ? analysed : refused);
    if (!maps.ok()) {
      EXPECT_TRUE(maps.error().message.ends_with('.')) << maps.error().message;
      return;
    }
    for (std::size_t pc = 0; pc < code.size(); ++pc) {
      const std::uint16_t bci = static_cast<std::uint16_t>(pc);
      if (!maps.value().reachable(bci)) continue;
      EXPECT_LE(maps.value().during(bci).stack.size(), damaged.code.max_stack);
    }
  });
  EXPECT_GT(analysed, 1000U);
  EXPECT_GT(refused, 1000U);
}

}  // namespace
}  // namespace heddle::java
