#include "java/link/spin_loops.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace heddle::java {
namespace {

using Code = std::vector<std::uint8_t>;

constexpr std::uint8_t nop = 0x00, iconst_m1 = 0x02, iconst_5 = 0x08, bipush = 0x10, sipush = 0x11,
                       ldc = 0x12, ldc_w = 0x13, iload = 0x15, aaload = 0x32, istore = 0x36, pop = 0x57,
                       pop2 = 0x58, dup = 0x59, ishl = 0x78, iushr = 0x7c, iand = 0x7e, ixor = 0x82;

struct Rewrite {
  std::string_view klass, method;
  Code from, to;  // as long as each other
};

constexpr std::string_view kExchanger = "java/util/concurrent/Exchanger";
constexpr std::string_view kPool = "java/util/concurrent/ForkJoinPool";

const std::vector<Rewrite>& rewrites() {
  static const std::vector<Rewrite> all = {
      // h ^= h << 10, the last of three steps: h = -1, for which the loop counts its rounds down. One is
      // enough.
      {kExchanger, "slotExchange", {bipush, 10, ishl, ixor}, {pop2, iconst_m1, nop, nop}},
      {kExchanger, "slotExchange", {sipush, 0x04, 0x00}, {sipush, 0x00, 0x01}},
      // r ^= r << 13; r ^= r >>> 17; r ^= r << 5: r = r
      {kPool, "runWorker", {bipush, 13, ishl, ixor}, {pop, nop, nop, nop}},
      {kPool, "runWorker", {bipush, 17, iushr, ixor}, {pop, nop, nop, nop}},
      {kPool, "runWorker", {iconst_5, ishl, ixor}, {pop, nop, nop}},
      // j = r & (n - 1), where n is a power of two and r is only ever used so: r = j, too
      {kPool, "helpComplete", {dup, istore, 13, aaload}, {dup, istore, 5, aaload}},
      {kPool, "helpJoin", {dup, istore, 15, aaload}, {dup, istore, 7, aaload}},
      {kPool, "helpJoin", {iload, 15, ldc}, {iload, 7, ldc}},
  };
  return all;
}

std::size_t replace_all(Code& code, const Code& from, const Code& to) {
  std::size_t count = 0;
  for (auto at = code.begin();; at += static_cast<std::ptrdiff_t>(from.size()), ++count) {
    at = std::search(at, code.end(), from.begin(), from.end());
    if (at == code.end()) return count;
    std::copy(to.begin(), to.end(), at);
  }
}

// Whether every use of that constant is a mask: `& constant`.
bool only_masks(const ClassFile& file, std::size_t constant) {
  for (const MethodInfo& method : file.methods) {
    const Code& code = method.code.code;
    for (std::size_t pc = 0; pc < code.size();) {
      const std::size_t length = instruction_length(code, pc);
      if (length == 0) return false;
      std::optional<std::size_t> used;
      if (code[pc] == ldc) used = code[pc + 1];
      if (code[pc] == ldc_w) used = static_cast<std::size_t>(code[pc + 1] << 8 | code[pc + 2]);
      pc += length;
      if (used == constant && (pc >= code.size() || code[pc] != iand)) return false;
    }
  }
  return true;
}

// ForkJoinPool: the phase of a worker is its index (16 bits), a version, and the sign. ~UNSIGNALLED keeps all
// but the sign.
std::size_t shorten_versions(ClassFile& file) {
  constexpr std::uint64_t kAllButSign = 0x7fffffff, kShort = 0x000fffff;
  for (std::size_t i = 1; i < file.cp.size(); ++i) {
    if (file.cp[i].tag != CpTag::Integer || file.cp[i].bits != kAllButSign) continue;
    if (!only_masks(file, i)) return 0;
    file.cp[i].bits = kShort;
    return 1;
  }
  return 0;
}

}  // namespace

std::size_t steady_spin_loops(ClassFile& file) {
  std::size_t count = file.name == kPool ? shorten_versions(file) : 0;
  for (const Rewrite& rewrite : rewrites()) {
    if (file.name != rewrite.klass) continue;
    for (MethodInfo& method : file.methods)
      if (method.name == rewrite.method) count += replace_all(method.code.code, rewrite.from, rewrite.to);
  }
  return count;
}

}  // namespace heddle::java
