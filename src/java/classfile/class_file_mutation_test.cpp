// Damaged class files: whatever is done to a file, the reader either rejects it or returns a ClassFile that
// keeps the promises of class_file.h. Meant to be run under the address sanitizer too.
#include <gtest/gtest.h>

#include <random>

#include "java/classfile/class_file.h"
#include "java/classfile/jdk_classes.h"

namespace heddle::java {
namespace {

const JdkClasses& jdk() {
  static const JdkClasses classes;
  return classes;
}

// Small, but with handlers, switches, lambdas, inner classes, annotations, constants of every kind between
// them.
const char* const kVictims[] = {
    "java/lang/Object",     "java/lang/Thread$State", "java/util/concurrent/CountDownLatch",
    "java/lang/Integer",    "java/util/Optional",     "java/util/concurrent/ConcurrentHashMap$TreeBin",
    "java/lang/Byte",       "java/util/Comparator",   "java/util/stream/Collectors$CollectorImpl",
    "jdk/internal/misc/VM",
};

// Touches everything a consumer may rely on; a broken promise is an out-of-range access or a failed
// expectation.
void use(const ClassFile& file) {
  const auto tag = [&](std::size_t index) {
    EXPECT_LT(index, file.cp.size());
    return file.cp[index].tag;
  };
  for (std::size_t i = 1; i < file.cp.size(); ++i) {
    const CpEntry& entry = file.cp[i];
    if (entry.tag == CpTag::Class) {
      EXPECT_FALSE(file.class_name(static_cast<std::uint16_t>(i)).empty());
    } else if (entry.tag == CpTag::Methodref || entry.tag == CpTag::Fieldref) {
      EXPECT_EQ(tag(entry.a), CpTag::Class);
      EXPECT_EQ(tag(entry.b), CpTag::NameAndType);
      EXPECT_EQ(tag(file.cp[entry.b].a), CpTag::Utf8);
      EXPECT_EQ(tag(file.cp[entry.b].b), CpTag::Utf8);
    } else if (entry.tag == CpTag::InvokeDynamic || entry.tag == CpTag::Dynamic) {
      EXPECT_LT(entry.a, file.bootstrap_methods.size());
    }
  }
  for (const BootstrapMethod& method : file.bootstrap_methods)
    EXPECT_EQ(tag(method.method_handle), CpTag::MethodHandle);
  for (const MethodInfo& method : file.methods) {
    const CodeAttribute& code = method.code;
    std::vector<bool> starts(code.code.size() + 1);
    for (std::size_t pc = 0; pc < code.code.size();) {
      starts[pc] = true;
      const std::size_t length = instruction_length(code.code, pc);
      ASSERT_NE(length, 0U);
      pc += length;
      ASSERT_LE(pc, code.code.size());
    }
    starts[code.code.size()] = true;
    for (const ExceptionHandler& handler : code.handlers) {
      EXPECT_TRUE(starts.at(handler.start_pc) && starts.at(handler.end_pc) && starts.at(handler.handler_pc));
    }
    for (const LocalVariable& variable : code.variables) EXPECT_FALSE(file.utf8(variable.name).empty());
  }
}

// A copy of exactly the right size, so that the sanitizer sees a read behind the end.
bool accepted(const std::vector<std::uint8_t>& bytes) {
  auto file = parse_class_file(bytes, "damaged");
  if (!file) {
    EXPECT_TRUE(file.error().message.starts_with("damaged is not a valid class file: "))
        << file.error().message;
    return false;
  }
  use(*file);
  return true;
}

TEST(DamagedClassFile, EveryTruncationIsRejected) {
  for (const char* name : kVictims) {
    const auto whole = jdk().bytes(name);
    if (whole.size() > 8000) continue;
    for (std::size_t size = 0; size < whole.size(); ++size) {
      ASSERT_FALSE(accepted({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)}))
          << name << " " << size;
    }
  }
}

TEST(DamagedClassFile, SingleByteMutationsAreHarmless) {
  std::mt19937 random(20240601);
  for (const char* name : kVictims) {
    const auto whole = jdk().bytes(name);
    ASSERT_TRUE(accepted({whole.begin(), whole.end()})) << name;
    for (int i = 0; i < 2000; ++i) {
      std::vector<std::uint8_t> bytes(whole.begin(), whole.end());
      bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
      accepted(bytes);
    }
  }
}

// Interesting values at interesting widths: lengths and indices at their limits.
TEST(DamagedClassFile, ExtremeValuesAreHarmless) {
  const auto whole = jdk().bytes("java/util/concurrent/CountDownLatch");
  for (std::size_t at = 0; at + 4 <= whole.size(); ++at) {
    for (const int value : {0x00, 0x7f, 0x80, 0xff}) {
      for (const std::ptrdiff_t width : {2, 4}) {
        std::vector<std::uint8_t> bytes(whole.begin(), whole.end());
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), width, static_cast<std::uint8_t>(value));
        accepted(bytes);
      }
    }
  }
}

// Several mutations, deletions and repetitions at once.
TEST(DamagedClassFile, LargerDamageIsHarmless) {
  std::mt19937 random(7);
  for (const char* name : kVictims) {
    const auto whole = jdk().bytes(name);
    for (int i = 0; i < 500; ++i) {
      std::vector<std::uint8_t> bytes(whole.begin(), whole.end());
      for (unsigned edits = 1 + random() % 8; edits > 0; --edits) {
        const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(random() % bytes.size());
        switch (random() % 3) {
          case 0: *at = static_cast<std::uint8_t>(*at ^ 1U << random() % 8); break;
          case 1: bytes.insert(at, static_cast<std::uint8_t>(random())); break;
          default: bytes.erase(at); break;
        }
      }
      accepted(bytes);
    }
  }
}

}  // namespace
}  // namespace heddle::java
