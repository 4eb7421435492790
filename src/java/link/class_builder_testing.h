// For the tests of generated classes: three judges that are not ours to please. The reader of class files
// checks their format, FrameMaps their stack, and a real JVM verifies and runs them.
//
// The strongest test takes a program as javac made it, replaces every invokedynamic by a call of what we
// would link it to, and compares what the two programs print (replace_call_sites).
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "java/classfile/frame_maps.h"
#include "java/link/call_site_description.h"
#include "java/link/class_writer.h"
#include "java/link/klass.h"

namespace heddle::java::testing {

inline void expect_well_formed(const ClassFile& file) {
  const std::vector<std::uint8_t> bytes = write_class_file(file);
  const Result<ClassFile> read = parse_class_file(bytes, file.name);
  EXPECT_TRUE(read.ok()) << read.error().message;
  for (const MethodInfo& method : file.methods) {
    const Result<FrameMaps> maps = FrameMaps::analyse(file, method);
    EXPECT_TRUE(maps.ok()) << file.name << "." << method.name << ": " << maps.error().message;
  }
}

// The instructions of a method as text, one per line: mnemonic, and the class, member or constant it names.
inline std::string listing(const ClassFile& file, const MethodInfo& method) {
  static const std::map<int, std::pair<std::string, std::string>> kOpcodes = {
#define HEDDLE_OPCODE(name, value, format, pops, pushes) {value, {#name, #format}},
#include "java/classfile/opcodes.def"
  };
  const std::vector<std::uint8_t>& code = method.code.code;
  std::string text;
  for (std::size_t pc = 0; pc < code.size(); pc += instruction_length(code, pc)) {
    const auto& [name, format] = kOpcodes.at(code[pc]);
    text += name;
    const auto two = [&] { return static_cast<std::uint16_t>(code[pc + 1] << 8 | code[pc + 2]); };
    if (format == "Field" || format == "Method" || format == "InterfaceMethod") {
      const CpEntry& member = file.cp[two()];
      const CpEntry& type = file.cp[member.b];
      text += fmt::format(" {}.{}{}", file.class_name(member.a), file.utf8(type.a), file.utf8(type.b));
    } else if (format == "Class") {
      text += fmt::format(" {}", file.class_name(two()));
    } else if (format == "Byte" || format == "Local") {
      text += fmt::format(" {}", static_cast<std::int8_t>(code[pc + 1]));
    } else if (format == "Constant1" && file.cp[code[pc + 1]].tag == CpTag::String) {
      text += fmt::format(" \"{}\"", file.utf8(file.cp[code[pc + 1]].a));
    }
    text += "\n";
  }
  return text;
}

inline const MethodInfo& method_of(const ClassFile& file, std::string_view name,
                                   std::string_view descriptor) {
  for (const MethodInfo& method : file.methods) {
    if (method.name == name && method.descriptor == descriptor) return method;
  }
  ADD_FAILURE() << "no method " << name << descriptor << " in " << file.name;
  return file.methods.at(0);
}

// A directory of classes that a real JVM runs; removed at the end.
class JavaDirectory {
 public:
  JavaDirectory() {
    std::string pattern = (std::filesystem::temp_directory_path() / "heddle-link-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~JavaDirectory() { std::filesystem::remove_all(path_); }
  JavaDirectory(const JavaDirectory&) = delete;
  JavaDirectory& operator=(const JavaDirectory&) = delete;

  static bool available() {
    return std::system("java -version >/dev/null 2>&1 && javac -version >/dev/null 2>&1") == 0;
  }

  void compile(const std::string& file_name, std::string_view source) {
    std::ofstream(path_ / file_name) << source;
    const std::string output =
        shell(fmt::format("cd {} && javac -nowarn -Xlint:none {} 2>&1", path_.string(), file_name));
    EXPECT_EQ(output, "");
  }
  void add(const ClassFile& file) {
    const std::filesystem::path to = path_ / (file.name + ".class");
    std::filesystem::create_directories(to.parent_path());
    const std::vector<std::uint8_t> bytes = write_class_file(file);
    std::ofstream(to, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  }
  std::vector<ClassFile> classes() const {
    std::vector<ClassFile> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path_)) {
      if (entry.path().extension() != ".class") continue;
      std::ifstream in(entry.path(), std::ios::binary);
      const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(in), {}};
      Result<ClassFile> file = parse_class_file(bytes, entry.path().string());
      EXPECT_TRUE(file.ok()) << file.error().message;
      if (file.ok()) files.push_back(std::move(*file));
    }
    return files;
  }
  // What the program prints, errors included. The JVM verifies all that comes from the class path.
  std::string run(const std::string& main_class) const {
    return shell(
        fmt::format("cd {} && java -ea -XX:TieredStopAtLevel=1 -cp . {} 2>&1", path_.string(), main_class));
  }

 private:
  static std::string shell(const std::string& command) {
    std::string output;
    FILE* pipe = popen(command.c_str(), "r");
    char buffer[4096];
    for (std::size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) output.append(buffer, n);
    pclose(pipe);
    return output;
  }

  std::filesystem::path path_;
};

// --- a program without invokedynamic ---

struct Replaced {
  std::vector<ClassFile> classes;  // the program's and ours
  std::vector<std::string> unknown;
};

class CallSiteReplacer {
 public:
  explicit CallSiteReplacer(std::vector<ClassFile> program) : program_(std::move(program)) {}

  Replaced replace() {
    for (ClassFile& file : program_) {
      for (MethodInfo& method : file.methods) {
        std::vector<std::uint8_t>& code = method.code.code;
        for (std::size_t pc = 0; pc < code.size(); pc += instruction_length(code, pc)) {
          if (code[pc] == bytecode::op_invokedynamic) replace(file, code, pc);
        }
      }
    }
    // Ours are nest mates of the class they serve: the JVM, unlike our machine, checks access.
    for (ClassFile& file : program_) {
      const auto members = members_.find(file.name);
      if (members == members_.end()) continue;
      file.nest_members.insert(file.nest_members.end(), members->second.begin(), members->second.end());
    }
    for (ClassFile& file : program_) made_.classes.push_back(std::move(file));
    return std::move(made_);
  }

 private:
  struct Call {
    std::string klass, method, type;
  };

  void replace(ClassFile& file, std::vector<std::uint8_t>& code, std::size_t pc) {
    const auto index = static_cast<std::uint16_t>(code[pc + 1] << 8 | code[pc + 2]);
    const std::string name = fmt::format("{}$$Made${}", file.name, index);
    Call call{name, "", ""};
    CallSiteDescription description = describe_call_site(file, index);
    if (auto* unknown = std::get_if<UnknownBootstrap>(&description)) {
      made_.unknown.push_back(unknown->what);
      return;
    }
    Result<ClassFile> made = Error{""};
    if (auto* lambda = std::get_if<LambdaProxy>(&description)) {
      lambda->name = name;
      if (lambda->factory_type.starts_with("()")) lambda->instance = LambdaProxy::Instance::Static;
      // As the linker does: nest mates call private methods by these.
      HandleConstant& handle = lambda->implementation;
      if (handle.kind == HandleKind::InvokeSpecial) {
        handle.kind = handle.holder_kind == HolderKind::Interface ? HandleKind::InvokeInterface
                                                                  : HandleKind::InvokeVirtual;
      }
      call.method = kLambdaFactory;
      call.type = lambda->factory_type;
      made = make_lambda_proxy(*lambda);
    } else if (auto* concat = std::get_if<StringConcat>(&description)) {
      concat->name = name;
      call.method = kConcatMethod;
      call.type = concat->type;
      made = make_string_concat(*concat);
    } else {
      auto& record = std::get<RecordMethod>(description);
      record.name = name;
      call.method = record.method;
      call.type = record.type();
      made = make_record_method(record);
    }
    ASSERT_TRUE(made.ok()) << made.error().message;
    expect_well_formed(*made);
    const std::uint16_t target = method_constant(file, call);
    code[pc] = bytecode::op_invokestatic;
    code[pc + 1] = static_cast<std::uint8_t>(target >> 8);
    code[pc + 2] = static_cast<std::uint8_t>(target);
    code[pc + 3] = code[pc + 4] = bytecode::op_nop;
    if (!seen_.emplace(name, true).second) return;
    made->major = file.major;
    made->nest_host = file.nest_host.empty() ? file.name : file.nest_host;
    members_[made->nest_host].push_back(name);
    made_.classes.push_back(std::move(*made));
  }

  static std::uint16_t method_constant(ClassFile& file, const Call& call) {
    const auto add = [&](CpTag tag, std::uint16_t a, std::uint16_t b, std::string text) {
      file.cp.push_back({tag, 0, a, b, 0, std::move(text)});
      return static_cast<std::uint16_t>(file.cp.size() - 1);
    };
    const std::uint16_t klass = add(CpTag::Class, add(CpTag::Utf8, 0, 0, call.klass), 0, "");
    const std::uint16_t name = add(CpTag::Utf8, 0, 0, call.method), type = add(CpTag::Utf8, 0, 0, call.type);
    return add(CpTag::Methodref, klass, add(CpTag::NameAndType, name, type, ""), "");
  }

  std::vector<ClassFile> program_;
  Replaced made_;
  std::map<std::string, bool> seen_;
  std::map<std::string, std::vector<std::string>> members_;  // by nest host
};

inline Replaced replace_call_sites(std::vector<ClassFile> program) {
  return CallSiteReplacer(std::move(program)).replace();
}

// Compiles the program and runs it as it is and with its call sites replaced. The last that it prints is
// "end".
inline void expect_same_output(const std::string& main_class, std::string_view source) {
  if (!JavaDirectory::available()) GTEST_SKIP() << "needs java and javac on the PATH";
  JavaDirectory original, replaced;
  original.compile(main_class + ".java", source);
  const Replaced program = replace_call_sites(original.classes());
  EXPECT_TRUE(program.unknown.empty()) << program.unknown.front();
  for (const ClassFile& file : program.classes) replaced.add(file);
  const std::string expected = original.run(main_class);
  EXPECT_TRUE(expected.ends_with("end\n")) << expected;  // it ran, to its end
  EXPECT_EQ(replaced.run(main_class), expected);
}

}  // namespace heddle::java::testing
