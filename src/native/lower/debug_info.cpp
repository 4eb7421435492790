#include "native/lower/debug_info.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/BinaryFormat/Dwarf.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DebugProgramInstruction.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Support/Path.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "native/lower/read.h"
#include "native/lower/readable_names.h"

namespace heddle::native::lower {
namespace {

std::string absolute(const llvm::DIFile* file) {
  if (file == nullptr) return "";
  llvm::SmallString<256> path(file->getFilename());
  if (!llvm::sys::path::is_absolute(path)) {
    path = file->getDirectory();
    llvm::sys::path::append(path, file->getFilename());
  }
  llvm::sys::path::remove_dots(path, true);
  return path.str().str();
}

// Namespaces and classes around a name. Functions are left out: a static variable is known by its own name.
std::string qualified(const llvm::DIScope* scope, llvm::StringRef name) {
  std::string text = name.empty() ? "(anonymous)" : name.str();
  for (; scope != nullptr; scope = scope->getScope()) {
    if (!llvm::isa<llvm::DINamespace, llvm::DICompositeType>(scope)) continue;
    if (const auto* space = llvm::dyn_cast<llvm::DINamespace>(scope);
        space != nullptr && space->getExportSymbols())
      continue;  // inline namespaces: std::__cxx11
    const llvm::StringRef outer = scope->getName();
    text = (outer.empty() ? "(anonymous)" : outer.str()) + "::" + text;
  }
  return text;
}

// Of a mangled name: without parameters and return type.
std::string demangled(llvm::StringRef name) {
  llvm::ItaniumPartialDemangler parts;
  const std::string mangled = name.str();
  if (!name.starts_with("_Z") || parts.partialDemangle(mangled.c_str())) return mangled;
  char* text =
      parts.isFunction() ? parts.getFunctionName(nullptr, nullptr) : parts.finishDemangle(nullptr, nullptr);
  if (text == nullptr) return mangled;
  std::string result(text);
  std::free(text);  // NOLINT: the demangler's buffer is malloc's
  return result;
}

// A literal is best known by what it says.
std::string literal(llvm::StringRef bytes) {
  constexpr std::size_t kLongest = 32;
  std::string text = "\"";
  for (const char c : bytes.substr(0, kLongest)) {
    if (c == '\0') break;
    if (c == '\n') {
      text += "\\n";
    } else {
      text += c == '"' || c == '\\' ? std::string{'\\', c} : std::string(1, c >= 0x20 && c < 0x7f ? c : '?');
    }
  }
  return text + (bytes.size() > kLongest + 1 ? "...\"" : "\"");
}

// Typedefs and qualifiers say nothing about the layout.
const llvm::DIType* stripped(const llvm::DIType* type) {
  constexpr int kDeepest = 64;  // damaged debug information may go in circles
  for (int depth = 0;; ++depth) {
    const auto* derived = llvm::dyn_cast_or_null<llvm::DIDerivedType>(type);
    if (depth == kDeepest) return nullptr;
    if (derived == nullptr) return type;
    switch (derived->getTag()) {
      case llvm::dwarf::DW_TAG_typedef:
      case llvm::dwarf::DW_TAG_const_type:
      case llvm::dwarf::DW_TAG_volatile_type:
      case llvm::dwarf::DW_TAG_restrict_type:
      case llvm::dwarf::DW_TAG_atomic_type:
      case llvm::dwarf::DW_TAG_template_alias:
      case llvm::dwarf::DW_TAG_member: type = derived->getBaseType(); break;
      default: return type;
    }
  }
}

// Not getElements(), which trusts them to be what they should.
std::vector<const llvm::DINode*> elements_of(const llvm::DICompositeType* type) {
  std::vector<const llvm::DINode*> elements;
  if (const auto* list = llvm::dyn_cast_or_null<llvm::MDTuple>(type->getRawElements()))
    for (const llvm::MDOperand& element : list->operands())
      elements.push_back(llvm::dyn_cast_or_null<llvm::DINode>(element.get()));
  return elements;
}

// Where a pointer is stored: by itself, in a descriptor of Fortran's, or by its runtime.
std::vector<const llvm::Value*> places_of(const llvm::Value& pointer) {
  constexpr std::size_t kMost = 64;
  std::vector<const llvm::Value*> places, values{&pointer};
  for (std::size_t i = 0; i < values.size() && values.size() < kMost; ++i)
    for (const llvm::User* user : values[i]->users()) {
      if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(user); store != nullptr) {
        if (store->getValueOperand() == values[i]) places.push_back(store->getPointerOperand());
      } else if (llvm::isa<llvm::InsertValueInst>(user)) {
        values.push_back(user);
      } else if (const auto* call = llvm::dyn_cast<llvm::CallInst>(user);
                 call != nullptr && call->getCalledFunction() != nullptr &&
                 call->getCalledFunction()->getName() == "__heddle_fortran_allocated") {
        places.push_back(call->getArgOperand(0));
      }
    }
  return places;
}

std::uint64_t bytes_of(const llvm::DIType* type) {
  return (type->getSizeInBits() + 7) / 8;
}

// Of the system, or one of our headers (include/).
bool is_library_file(const std::string& path) {
  return path.starts_with("/usr/include/") || path.starts_with("/usr/lib/") ||
         path.find("/heddle-include/") != std::string::npos;
}

}  // namespace

DebugInfo::DebugInfo(Module& out, Strings& strings) : out_(out), strings_(strings) {
  out_.locations.emplace_back();
  out_.types.emplace_back();
}

// --- positions ---

std::uint32_t DebugInfo::file(const llvm::DIFile* file) {
  return strings_.intern(absolute(file));
}

std::uint32_t DebugInfo::intern(Location location) {
  const auto key = std::tuple(location.function, location.file, location.line, location.inlined_at);
  const auto [at, is_new] = by_value_.try_emplace(key, static_cast<std::uint32_t>(out_.locations.size()));
  if (is_new) out_.locations.push_back(location);
  return at->second;
}

std::uint32_t DebugInfo::location(const llvm::DILocation* location) {
  if (location == nullptr) return 0;
  if (const auto known = locations_.find(location); known != locations_.end()) return known->second;
  Location value;
  const llvm::DILocalScope* scope = location->getScope();
  value.function = strings_.intern(display_name(scope != nullptr ? scope->getSubprogram() : nullptr));
  value.file = file(location->getFile());
  value.line = location->getLine();
  value.inlined_at = this->location(location->getInlinedAt());
  value.library = is_library_file(absolute(location->getFile()));
  return locations_[location] = intern(value);
}

std::uint32_t DebugInfo::location(const llvm::DIFile* where, unsigned line, const std::string& function) {
  if (where == nullptr) return 0;
  return intern({strings_.intern(function), file(where), line, 0});
}

// --- names ---

std::string DebugInfo::display_name(const llvm::DISubprogram* subprogram) {
  if (subprogram == nullptr) return "";
  // A method's definition names the class only through its declaration.
  const llvm::DISubprogram* declared = subprogram->getDeclaration();
  const llvm::DIScope* scope = (declared != nullptr ? declared : subprogram)->getScope();
  if (llvm::isa_and_nonnull<llvm::DICompositeType>(scope) && scope->getName().empty() &&
      subprogram->getName() == "operator()") {
    const auto* around = llvm::dyn_cast_or_null<llvm::DILocalScope>(scope->getScope());
    return around == nullptr ? "lambda" : "lambda in " + display_name(around->getSubprogram());
  }
  const bool in_file = scope == nullptr || llvm::isa<llvm::DIFile>(scope);
  // Our runtime is compiled with line tables, which leave namespaces and classes to the mangled name.
  if (in_file && subprogram->getLinkageName().starts_with("_Z"))
    return readable(demangled(subprogram->getLinkageName()));
  return readable(qualified(scope, subprogram->getName()));
}

std::string DebugInfo::display_name(const llvm::Function& function) {
  if (const llvm::DISubprogram* subprogram = function.getSubprogram();
      subprogram != nullptr && !subprogram->getName().empty())
    return display_name(subprogram);
  return readable(demangled(function.getName()));
}

void DebugInfo::describe(const llvm::GlobalVariable& variable, Global& out) {
  out.name = demangled(variable.getName());
  if (llvm::StringRef name = variable.getName(); name.consume_front(".gomp_critical_user_")) {
    name.consume_back(".var");
    out.name = name == ".reduction" ? "the combination of a reduction"
               : name.empty()       ? "the unnamed critical section"
                                    : "critical section " + name.str();
  }
  if (variable.hasInitializer() && variable.isConstant() && variable.hasGlobalUnnamedAddr() &&
      variable.getName().starts_with(".str"))
    if (const auto* text = llvm::dyn_cast<llvm::ConstantDataSequential>(variable.getInitializer());
        text != nullptr && text->isString())
      out.name = literal(text->getAsString());
  llvm::SmallVector<llvm::DIGlobalVariableExpression*, 1> described;
  variable.getDebugInfo(described);
  if (described.empty()) return;
  const llvm::DIGlobalVariable* di = described.front()->getVariable();
  if (!di->getName().empty()) out.name = qualified(di->getScope(), di->getName());
  out.location = location(di->getFile(), di->getLine(), "");
  out.type = type(di->getType());
}

void DebugInfo::describe(llvm::Value& address, AllocaSite& out) {
  const llvm::DILocalVariable* variable = nullptr;
  const llvm::DIExpression* expression = nullptr;
  for (const llvm::DbgVariableRecord* record : llvm::findDVRDeclares(&address))
    variable = record->getVariable(), expression = record->getExpression();
  for (const llvm::DbgDeclareInst* declare : llvm::findDbgDeclares(&address))
    variable = declare->getVariable(), expression = declare->getExpression();
  if (variable == nullptr) return;
  out.name = strings_.intern(variable->getName().str());
  // A part of a variable, or a variable that is reached through the address, has another type.
  if (expression->getNumElements() == 0) out.type = type(variable->getType());
}

// Clang says of a new-expression what it makes. Of malloc the type is that of the variable which gets its
// result: by a store, or, if the variable has been promoted, as its value.
namespace {

const llvm::DICompositeType* class_of(const llvm::Function& function) {
  const llvm::DISubprogram* subprogram = function.getSubprogram();
  return subprogram == nullptr ? nullptr
                               : llvm::dyn_cast_or_null<llvm::DICompositeType>(subprogram->getScope());
}

const llvm::DIType* first_argument(const llvm::DICompositeType& of_template) {
  for (const llvm::DITemplateParameter* argument : of_template.getTemplateParams())
    if (llvm::isa<llvm::DITemplateTypeParameter>(argument)) return argument->getType();
  return nullptr;
}

// Where a node has its element: a member called _M_storage, whose type is bytes.
std::optional<std::uint64_t> storage_in(const llvm::DICompositeType& structure, unsigned depth) {
  constexpr unsigned kDeepest = 8;
  if (depth == kDeepest) return std::nullopt;
  for (const llvm::DINode* part : structure.getElements()) {
    const auto* member = llvm::dyn_cast<llvm::DIDerivedType>(part);
    if (member == nullptr || member->isStaticMember()) continue;
    const bool base = member->getTag() == llvm::dwarf::DW_TAG_inheritance;
    if (!base && member->getTag() != llvm::dwarf::DW_TAG_member) continue;
    if (member->getName() == "_M_storage") return member->getOffsetInBits() / 8;
    const auto* inner = llvm::dyn_cast_or_null<llvm::DICompositeType>(member->getBaseType());
    if (inner == nullptr || !(base || member->getName() == "_M_impl")) continue;
    if (const auto found = storage_in(*inner, depth + 1)) return member->getOffsetInBits() / 8 + *found;
  }
  return std::nullopt;
}

// What the elements of a container are, in the function of std::allocator that makes room for them.
struct Contained {
  const llvm::DIType* element = nullptr;
  const llvm::DICompositeType* node = nullptr;  // that it is in; nullptr: none
  std::uint64_t at = 0;
};

Contained contained_in(const llvm::Function& function) {
  const llvm::DICompositeType* allocator = class_of(function);
  if (allocator == nullptr || !(allocator->getName().starts_with("__new_allocator<") ||
                                allocator->getName().starts_with("new_allocator<")))
    return {};
  const llvm::DIType* made = first_argument(*allocator);
  const auto* node = llvm::dyn_cast_or_null<llvm::DICompositeType>(made);
  const std::optional<std::uint64_t> at = node == nullptr ? std::nullopt : storage_in(*node, 0);
  const llvm::DIType* element = at ? first_argument(*node) : nullptr;
  return element == nullptr ? Contained{made} : Contained{element, node, *at};
}

}  // namespace

void DebugInfo::describe_block(const llvm::CallBase& call, CallSite& out) {
  if (!call.getType()->isPointerTy()) return;
  AllocaSite variable;
  for (const llvm::Value* where : places_of(call)) {
    auto* address = const_cast<llvm::Value*>(where);
    if (const auto* global = llvm::dyn_cast<llvm::GlobalVariable>(address)) {
      Global described;
      describe(*global, described);
      variable.name = strings_.intern(described.name);
      variable.type = described.type;
    } else if (llvm::isa<llvm::AllocaInst>(address)) {
      describe(*address, variable);
    }
  }
  llvm::SmallVector<llvm::DbgValueInst*, 1> values;
  llvm::SmallVector<llvm::DbgVariableRecord*, 1> records;
  llvm::findDbgValues(values, const_cast<llvm::CallBase*>(&call), &records);
  for (const llvm::DbgVariableRecord* record : records) {
    variable.name = strings_.intern(record->getVariable()->getName().str());
    variable.type = type(record->getVariable()->getType());
  }
  if (const Type& t = out_.types[variable.type]; t.kind == Type::Kind::Pointer) {
    out.block_name = variable.name;
    out.block_type = t.element;
  } else if (t.fortran && t.size == 0) {
    out.block_name = variable.name;
    out.block_type = variable.type;
  }
  if (const auto* made = llvm::dyn_cast_or_null<llvm::DIType>(call.getMetadata("heapallocsite")))
    out.block_type = type(made);
  if (out.block_type != 0) return;
  const Contained contained = contained_in(*call.getFunction());
  if (contained.node == nullptr) {
    out.block_type = type(contained.element);
    return;
  }
  Type shown;
  shown.kind = Type::Kind::Struct;
  const std::uint32_t inner = type(contained.element);
  shown.name = out_.types[inner].name;
  shown.size = contained.node->getSizeInBits() / 8;
  shown.members.push_back({0, inner, contained.at});
  out_.types.push_back(std::move(shown));
  out.block_type = static_cast<std::uint32_t>(out_.types.size() - 1);
}

bool DebugInfo::is_library(const llvm::Function& function) {
  if (function.hasFnAttribute(kLibraryAttribute)) return true;
  const llvm::DISubprogram* subprogram = function.getSubprogram();
  if (subprogram == nullptr) return false;
  const std::string path = absolute(subprogram->getFile());
  return is_library_file(path);
}

// --- types ---

std::uint32_t DebugInfo::type(const llvm::DIType* described) {
  const llvm::DIType* type = stripped(described);
  if (type == nullptr) return 0;
  if (const auto known = types_.find(type); known != types_.end()) return known->second;
  if (const auto* composite_type = llvm::dyn_cast<llvm::DICompositeType>(type);
      composite_type != nullptr && type->getTag() == llvm::dwarf::DW_TAG_array_type) {
    types_[type] = 0;  // until it is known: damaged debug information may go in circles
    return types_[type] = array(composite_type, 0);
  }
  // The index first: a structure may contain pointers to itself.
  const auto index = static_cast<std::uint32_t>(out_.types.size());
  types_[type] = index;
  out_.types.emplace_back();
  Type made;
  if (const auto* basic = llvm::dyn_cast<llvm::DIBasicType>(type)) {
    const bool is_float = basic->getEncoding() == llvm::dwarf::DW_ATE_float;
    made.kind = is_float ? Type::Kind::Float : Type::Kind::Integer;
    made.is_signed = basic->getEncoding() == llvm::dwarf::DW_ATE_signed ||
                     basic->getEncoding() == llvm::dwarf::DW_ATE_signed_char;
  } else if (const auto* composite_type = llvm::dyn_cast<llvm::DICompositeType>(type)) {
    made = composite(composite_type);
  } else if (const auto* derived = llvm::dyn_cast<llvm::DIDerivedType>(type)) {
    made.kind = Type::Kind::Pointer;
    if (derived->getTag() != llvm::dwarf::DW_TAG_ptr_to_member_type)
      made.element = this->type(derived->getBaseType());
  }
  made.name = strings_.intern(qualified(type->getScope(), type->getName()));
  if (type->getName().empty()) made.name = 0;
  made.size = bytes_of(type);
  if (made.kind == Type::Kind::Pointer && made.size == 0) made.size = 8;  // references
  out_.types[index] = std::move(made);
  return index;
}

Type DebugInfo::composite(const llvm::DICompositeType* type) {
  Type made;
  if (type->getTag() == llvm::dwarf::DW_TAG_enumeration_type) {
    made.kind = Type::Kind::Integer;
    const auto* underlying = llvm::dyn_cast_or_null<llvm::DIBasicType>(stripped(type->getBaseType()));
    made.is_signed = underlying == nullptr || underlying->getEncoding() == llvm::dwarf::DW_ATE_signed;
    return made;
  }
  made.kind = Type::Kind::Struct;
  for (const llvm::DINode* element : elements_of(type)) {
    const auto* member = llvm::dyn_cast_or_null<llvm::DIDerivedType>(element);
    if (member == nullptr || member->isStaticMember()) continue;
    const bool inherited = member->getTag() == llvm::dwarf::DW_TAG_inheritance;
    if (!inherited && member->getTag() != llvm::dwarf::DW_TAG_member) continue;
    if (inherited && (member->getFlags() & llvm::DINode::FlagVirtual) != llvm::DINode::FlagZero) continue;
    const llvm::DIType* member_type = stripped(member->getBaseType());
    const llvm::StringRef name =
        inherited && member_type != nullptr ? member_type->getName() : member->getName();
    made.members.push_back(
        {strings_.intern(name.str()), this->type(member_type), member->getOffsetInBits() / 8});
  }
  return made;
}

// int a[2][3] is described once, with two subranges; here it is an array of arrays.
std::uint32_t DebugInfo::array(const llvm::DICompositeType* type, unsigned dimension) {
  std::vector<const llvm::DINode*> ranges = elements_of(type);
  if (dimension == ranges.size()) return this->type(type->getBaseType());
  Type made;
  made.kind = Type::Kind::Array;
  made.element = array(type, dimension + 1);
  // Only Fortran says where indices begin. Its first index runs fastest.
  const auto* first = llvm::dyn_cast_or_null<llvm::DISubrange>(ranges[0]);
  made.fortran = first != nullptr && !first->getLowerBound().isNull();
  if (made.fortran) std::reverse(ranges.begin(), ranges.end());
  const auto* range = llvm::dyn_cast_or_null<llvm::DISubrange>(ranges[dimension]);
  if (const auto* lower =
          range == nullptr ? nullptr : llvm::dyn_cast_if_present<llvm::ConstantInt*>(range->getLowerBound()))
    made.lower = lower->getSExtValue();
  const auto* count =
      range == nullptr ? nullptr : llvm::dyn_cast_if_present<llvm::ConstantInt*>(range->getCount());
  const std::int64_t length = count == nullptr ? -1 : count->getSExtValue();
  if (length > 0) made.size = static_cast<std::uint64_t>(length) * out_.types[made.element].size;
  out_.types.push_back(made);
  return static_cast<std::uint32_t>(out_.types.size() - 1);
}

}  // namespace heddle::native::lower
