#include "native/lower/ident.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/Support/Path.h>

namespace heddle::native::lower {
namespace {

// flang names its module instead of the file.
std::string file_of(const llvm::Function& function) {
  const llvm::DISubprogram* subprogram = function.getSubprogram();
  const llvm::DIFile* file = subprogram == nullptr ? nullptr : subprogram->getFile();
  if (file == nullptr) return "";
  llvm::SmallString<256> path(file->getFilename());
  if (!llvm::sys::path::is_absolute(path)) {
    path = file->getDirectory();
    llvm::sys::path::append(path, file->getFilename());
  }
  return path.str().str();
}

}  // namespace

// ";file;function;line;column;;"
std::optional<SourcePlace> place_in_source(const llvm::CallInst& call) {
  if (call.arg_size() == 0) return std::nullopt;
  const auto* ident = llvm::dyn_cast<llvm::GlobalVariable>(call.getArgOperand(0)->stripPointerCasts());
  if (ident == nullptr || !ident->hasInitializer() || ident->getInitializer()->getNumOperands() < 5)
    return std::nullopt;
  const auto* text = llvm::dyn_cast<llvm::GlobalVariable>(
      llvm::cast<llvm::Constant>(ident->getInitializer()->getOperand(4))->stripPointerCasts());
  if (text == nullptr || !text->hasInitializer()) return std::nullopt;
  const auto* bytes = llvm::dyn_cast<llvm::ConstantDataSequential>(text->getInitializer());
  if (bytes == nullptr || !bytes->isCString()) return std::nullopt;
  llvm::SmallVector<llvm::StringRef, 8> parts;
  bytes->getAsCString().split(parts, ';');
  SourcePlace place;
  if (parts.size() < 5 || parts[3].getAsInteger(10, place.line) || place.line == 0) return std::nullopt;
  place.file = parts[1] == "FIRModule" ? file_of(*call.getFunction()) : parts[1].str();
  return place;
}

}  // namespace heddle::native::lower
