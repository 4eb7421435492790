// Damaged class files, and what Heddle says to them; compare.py puts that beside what a JVM says.
//
//   judge damage DIRECTORY COUNT SEED FILE.class...   writes COUNT damaged copies into DIRECTORY
//   judge verify CLASSES FILE...                      prints "NAME accepted" or "NAME EXCEPTION message"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>

#include "java/classfile/opcode.h"
#include "java/verify/file_world_testing.h"

namespace {

using namespace heddle::java;
namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;

Bytes read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return Bytes((std::istreambuf_iterator<char>(in)), {});
}

// Changes code, its limits, handlers and stack maps more often than the rest: names and lengths matter less
// to a verifier.
class Damage {
 public:
  Damage(const Bytes& whole, const ClassFile& file, std::mt19937& random)
      : bytes_(whole), file_(file), random_(random) {}

  Bytes make() {
    std::vector<const MethodInfo*> methods;
    for (const MethodInfo& method : file_.methods)
      if (method.code.code.size() > 4) methods.push_back(&method);
    for (unsigned edits = 1 + pick(2); edits > 0; --edits) {
      if (methods.empty() || pick(12) == 0) {
        bytes_[pick(bytes_.size())] = static_cast<std::uint8_t>(random_());
      } else {
        edit(*methods[pick(methods.size())]);
      }
    }
    return std::move(bytes_);
  }

 private:
  std::size_t pick(std::size_t below) { return random_() % below; }

  void edit(const MethodInfo& method) {
    const Bytes& code = method.code.code;
    const auto found = std::ranges::search(bytes_, code);
    if (found.empty()) return;
    const std::size_t at = static_cast<std::size_t>(found.begin() - bytes_.begin());
    std::vector<std::size_t> starts;
    for (std::size_t pc = 0; pc < code.size(); pc += instruction_length(code, pc)) starts.push_back(pc);
    const std::size_t pc = starts[pick(starts.size())];
    switch (pick(8)) {
      case 0: bytes_[at + pick(code.size())] = static_cast<std::uint8_t>(random_()); return;
      case 1: bytes_[at - 8 + pick(4)] = static_cast<std::uint8_t>(pick(6)); return;  // max_stack, max_locals
      case 2: {                                                                       // handlers, tables
        const std::size_t behind = at + code.size() + pick(80);
        if (behind < bytes_.size()) bytes_[behind] = static_cast<std::uint8_t>(random_());
        return;
      }
      case 3: {  // stack map
        const auto map = std::ranges::search(bytes_, method.code.stack_map);
        if (method.code.stack_map.empty() || map.empty()) return;
        bytes_[static_cast<std::size_t>(map.begin() - bytes_.begin()) + pick(method.code.stack_map.size())] =
            static_cast<std::uint8_t>(pick(2) == 0 ? pick(16) : random_());
        return;
      }
      case 4: {  // another constant
        const auto format = bytecode::kOpcodes[code[pc]].format;
        if (format < bytecode::Format::Field || format > bytecode::Format::CallSite)
          return operand(at, pc, code);
        const std::size_t index = pick(file_.cp.size());
        bytes_[at + pc + 1] = static_cast<std::uint8_t>(index >> 8);
        bytes_[at + pc + 2] = static_cast<std::uint8_t>(index);
        return;
      }
      case 5: return operand(at, pc, code);
      default: {  // another instruction of the same length
        const auto format = bytecode::kOpcodes[code[pc]].format;
        for (int tries = 0; tries < 100; ++tries) {
          const auto opcode = static_cast<std::uint8_t>(pick(202));
          if (bytecode::kOpcodes[opcode].format != format) continue;
          bytes_[at + pc] = opcode;
          return;
        }
      }
    }
  }

  void operand(std::size_t at, std::size_t pc, const Bytes& code) {
    const std::size_t length = instruction_length(code, pc);
    if (length > 1) bytes_[at + pc + 1 + pick(length - 1)] ^= static_cast<std::uint8_t>(1U << pick(4));
  }

  Bytes bytes_;
  const ClassFile& file_;
  std::mt19937& random_;
};

int damage(const fs::path& directory, unsigned count, unsigned seed, std::vector<std::string> victims) {
  std::mt19937 random(seed);
  fs::create_directories(directory);
  for (unsigned i = 0; i < count; ++i) {
    const fs::path victim = victims[random() % victims.size()];
    const Bytes whole = read(victim);
    const auto file = parse_class_file(whole, victim.string());
    if (!file.ok()) continue;
    const Bytes made = Damage(whole, file.value(), random).make();
    char name[32];
    std::snprintf(name, sizeof name, "%06u-", i);
    std::ofstream(directory / (name + victim.filename().string()), std::ios::binary)
        .write(reinterpret_cast<const char*>(made.data()), static_cast<std::streamsize>(made.size()));
  }
  return 0;
}

std::string first_lines(std::string text) {
  std::string line;
  unsigned lines = 0;
  for (const char c : text) {
    if (c == '\n' && ++lines == 6) break;
    line += c == '\n' ? std::string(" | ") : std::string(1, c);
  }
  return line;
}

// Everything in `classes`, and the JDK.
class Judge {
 public:
  explicit Judge(const fs::path& classes) {
    for (const auto& entry : fs::recursive_directory_iterator(classes)) {
      if (entry.path().extension() != ".class") continue;
      auto file = parse_class_file(read(entry.path()), entry.path().string());
      if (!file.ok()) continue;
      world_.add(*file);
      originals_.push_back(std::move(*file));
    }
  }

  std::string judge(const fs::path& path) {
    const auto file = parse_class_file(read(path), path.filename().string(), Trust::Deferred);
    if (!file.ok()) return "java.lang.ClassFormatError " + first_lines(file.error().message);
    world_.add(file.value());
    const std::string verdict = verify(file.value());
    const auto original = std::ranges::find(originals_, file.value().name, &ClassFile::name);
    world_.forget(file.value().name);  // it may call itself java/lang/Object
    if (original != originals_.end()) world_.add(*original);
    return verdict;
  }

 private:
  std::string verify(const ClassFile& file) {
    try {
      std::string_view name = file.super_name;
      for (unsigned depth = 0; !name.empty(); name = world_.super_of(name))
        if (++depth > 100) return "java.lang.ClassCircularityError";  // the damage made a circle
      for (const std::string& each : file.interfaces) world_.is_interface(each);
    } catch (const LoadFailure& failure) {
      return failure.klass + " " + failure.message;
    }
    const auto problem = verify_class(file, world_);
    if (!problem) return "accepted";
    std::string klass = problem->klass.empty() ? "inconclusive" : problem->klass;
    std::ranges::replace(klass, '/', '.');
    return klass + " " + first_lines(problem->message);
  }

  FileWorld world_;
  std::vector<ClassFile> originals_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() > 4 && arguments[0] == "damage") {
    return damage(arguments[1], static_cast<unsigned>(std::stoul(arguments[2])),
                  static_cast<unsigned>(std::stoul(arguments[3])), {arguments.begin() + 4, arguments.end()});
  }
  if (arguments.size() > 2 && arguments[0] == "verify") {
    Judge judge(arguments[1]);
    for (std::size_t i = 2; i < arguments.size(); ++i) {
      const fs::path path = arguments[i];
      std::printf("%s %s\n", path.filename().c_str(), judge.judge(path).c_str());
    }
    return 0;
  }
  std::fputs("usage: judge damage DIRECTORY COUNT SEED FILE.class... | judge verify CLASSES FILE...\n",
             stderr);
  return 2;
}
