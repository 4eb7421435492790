#include "native/lower/read.h"

#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/IR/Verifier.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

#include <algorithm>
#include <utility>

#include "native/lower/fortran.h"
#include "native/lower/library_steps.h"
#include "native/lower/omp_names.h"
#include "native/lower/omp_pieces.h"
#include "native/lower/reader_guard.h"

namespace heddle::native::lower {
namespace {

constexpr char kTriple[] = "x86_64-pc-linux-gnu";
constexpr char kLayout[] = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

using ModulePtr = std::unique_ptr<llvm::Module>;

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

// LLVM reports what goes wrong while modules are linked to the context: the first error is kept.
class Diagnostics {
 public:
  explicit Diagnostics(llvm::LLVMContext& context) {
    context.setDiagnosticHandlerCallBack(
        [](const llvm::DiagnosticInfo* info, void* self) {
          if (info->getSeverity() != llvm::DS_Error || !static_cast<Diagnostics*>(self)->first_.empty())
            return;
          llvm::raw_string_ostream out(static_cast<Diagnostics*>(self)->first_);
          llvm::DiagnosticPrinterRawOStream printer(out);
          info->print(printer);
        },
        this);
  }
  const std::string& first() const { return first_; }

 private:
  std::string first_;
};

Result<Done> check_target(llvm::Module& module, const std::string& file) {
  if (module.getTargetTriple().empty()) module.setTargetTriple(kTriple);
  const llvm::Triple triple(module.getTargetTriple());
  if (triple.getArch() != llvm::Triple::x86_64 || triple.isX32() || triple.isOSWindows())
    return Error{file + " was compiled for " + triple.str() + ", and only 64-bit x86 is understood"};
  if (module.getDataLayoutStr().empty()) module.setDataLayout(kLayout);
  const llvm::DataLayout& layout = module.getDataLayout();
  if (layout.isBigEndian() || layout.getPointerSizeInBits() != 64)
    return Error{file + " has the data layout of another target than 64-bit x86"};
  return Done{};
}

Result<ModulePtr> read_module(llvm::LLVMContext& context, const Diagnostics& diagnostics,
                              const std::string& file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer) return Error{"cannot read " + file + ": " + buffer.getError().message()};
  const std::string invalid = file + " is not valid LLVM IR (version 19 or older): ";
  const ReaderGuard guard(invalid, (*buffer)->getBufferSize());
  llvm::SMDiagnostic problem;
  ModulePtr module = llvm::parseIR((*buffer)->getMemBufferRef(), problem, context);
  if (module == nullptr) {
    std::string where = problem.getLineNo() > 0 ? " in line " + std::to_string(problem.getLineNo()) : "";
    return Error{invalid + problem.getMessage().str() + where};
  }
  std::string text;
  llvm::raw_string_ostream out(text);
  bool bad_debug_info = false;
  if (llvm::verifyModule(*module, &out, &bad_debug_info)) return Error{invalid + first_line(out.str())};
  if (bad_debug_info) llvm::StripDebugInfo(*module);
  if (!diagnostics.first().empty()) return Error{invalid + first_line(diagnostics.first())};
  if (auto target = check_target(*module, file); !target) return target.error();
  return module;
}

// Bodies that the compiler only had for inlining are good definitions if there is no other.
void keep_inline_bodies(llvm::Module& module) {
  for (llvm::Function& function : module)
    if (function.hasAvailableExternallyLinkage()) function.setLinkage(llvm::GlobalValue::LinkOnceODRLinkage);
  for (llvm::GlobalVariable& variable : module.globals())
    if (variable.hasAvailableExternallyLinkage()) variable.setLinkage(llvm::GlobalValue::LinkOnceODRLinkage);
}

void mark_library(llvm::Module& module) {
  if (module.debug_compile_units().empty()) return;  // compiled without -g: we cannot tell
  for (llvm::Function& function : module)
    if (!function.isDeclaration() && function.getSubprogram() == nullptr)
      function.addFnAttr(kLibraryAttribute);
}

// Functions between the lowered program and the runtime believe their callers; of those, our own headers use
// some that do not.
bool is_ours(llvm::StringRef name) {
  static constexpr llvm::StringLiteral kInHeaders[] = {"__heddle_await_change", "__heddle_await_zero",
                                                       "__heddle_look_at_reference", "__heddle_misuse",
                                                       "__heddle_put_word"};
  return name.starts_with("__heddle_") &&
         std::find(std::begin(kInHeaders), std::end(kInHeaders), name) == std::end(kInHeaders);
}

Result<Done> refuse_our_names(const llvm::Module& module) {
  for (const llvm::GlobalValue& value : module.global_values())
    if (!value.hasLocalLinkage() && is_ours(value.getName()))
      return Error{module.getSourceFileName() + " uses the name " + value.getName().str() +
                   ", which is Heddle's own; rename it"};
  return Done{};
}

Error link_error(const std::string& message, const std::string& file) {
  constexpr std::string_view kBefore = "Linking globals named '", kAfter = "': symbol multiply defined!";
  if (message.starts_with(kBefore) && message.ends_with(kAfter)) {
    const std::string name = message.substr(kBefore.size(), message.size() - kBefore.size() - kAfter.size());
    return Error{"the symbol " + name + " is defined in more than one file (the last is " + file + ")"};
  }
  return Error{"cannot link " + file + (message.empty() ? "" : ": " + first_line(message))};
}

Result<Done> link_runtime(llvm::Module& program, const Diagnostics& diagnostics, const std::string& file) {
  llvm::SMDiagnostic problem;
  ModulePtr runtime = llvm::getLazyIRFileModule(file, problem, program.getContext());
  if (runtime == nullptr) return Error{"cannot read " + file + ": " + problem.getMessage().str()};
  // Nothing in it has to be made at the start; what Clang thinks has (std::locale::id) is an empty
  // constructor.
  if (llvm::GlobalVariable* constructors = runtime->getNamedGlobal("llvm.global_ctors"))
    constructors->eraseFromParent();
  for (llvm::Function& function : *runtime) {
    if (function.isDeclaration()) continue;
    function.addFnAttr(kLibraryAttribute);
    const llvm::StringRef name = function.getName();
    if (name.starts_with("__heddle_") && !name.starts_with(kStepPrefix))
      program.getOrInsertFunction(name, function.getFunctionType());
  }
  if (llvm::Linker::linkModules(program, std::move(runtime), llvm::Linker::LinkOnlyNeeded))
    return link_error(diagnostics.first(), file);
  return Done{};
}

}  // namespace

Result<LinkedProgram> read_program(llvm::LLVMContext& context, const std::vector<File>& files,
                                   const std::string& runtime) {
  Diagnostics diagnostics(context);
  ModulePtr program;
  std::vector<std::string> notes;
  for (const auto& [file, from_source] : files) {
    auto module = read_module(context, diagnostics, file);
    if (!module) return module.error();
    if (auto named = refuse_our_names(**module); !named) return named.error();
    if (is_fortran(**module)) repair_fortran(**module);
    for (std::string& note : open_worksharing_loops(**module, from_source))
      if (notes.empty()) notes.push_back(std::move(note));
    name_outlined_functions(**module);
    keep_inline_bodies(**module);
    mark_library(**module);
    const std::string source = (*module)->getSourceFileName();  // what the user knows it by
    if (program == nullptr) {
      program = std::move(*module);
    } else if (llvm::Linker::linkModules(*program, std::move(*module))) {
      return link_error(diagnostics.first(), source.empty() ? file : source);
    }
  }
  const llvm::Function* main = program->getFunction("main");
  if (!runtime.empty()) {
    if (main == nullptr || main->isDeclaration()) return Error{"the program has no function main"};
    shorten_library_steps(*program);
    if (auto linked = link_runtime(*program, diagnostics, runtime); !linked) return linked.error();
  }
  context.setDiagnosticHandlerCallBack(nullptr);
  return LinkedProgram{std::move(program), std::move(notes)};
}

}  // namespace heddle::native::lower
