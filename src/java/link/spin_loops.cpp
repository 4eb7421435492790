#include "java/link/spin_loops.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace heddle::java {
namespace {

using Code = std::vector<std::uint8_t>;

struct Rewrite {
  std::string_view klass, method;
  Code from, to;  // as long as each other
};

const std::vector<Rewrite>& rewrites() {
  constexpr std::uint8_t nop = 0x00, iconst_m1 = 0x02, iconst_5 = 0x08, bipush = 0x10, sipush = 0x11,
                         pop = 0x57, pop2 = 0x58, ishl = 0x78, iushr = 0x7c, ixor = 0x82;
  static const std::vector<Rewrite> all = {
      // h ^= h << 10, the last of three steps: h = -1, for which the loop counts its rounds down
      {"java/util/concurrent/Exchanger",
       "slotExchange",
       {bipush, 10, ishl, ixor},
       {pop2, iconst_m1, nop, nop}},
      {"java/util/concurrent/Exchanger", "slotExchange", {sipush, 0x04, 0x00}, {sipush, 0x00, 0x01}},
      // r ^= r << 13; r ^= r >>> 17; r ^= r << 5: r = r
      {"java/util/concurrent/ForkJoinPool", "runWorker", {bipush, 13, ishl, ixor}, {pop, nop, nop, nop}},
      {"java/util/concurrent/ForkJoinPool", "runWorker", {bipush, 17, iushr, ixor}, {pop, nop, nop, nop}},
      {"java/util/concurrent/ForkJoinPool", "runWorker", {iconst_5, ishl, ixor}, {pop, nop, nop}},
  };
  return all;
}

void replace_all(Code& code, const Code& from, const Code& to) {
  for (auto at = code.begin();; at += static_cast<std::ptrdiff_t>(from.size())) {
    at = std::search(at, code.end(), from.begin(), from.end());
    if (at == code.end()) return;
    std::copy(to.begin(), to.end(), at);
  }
}

}  // namespace

void steady_spin_loops(ClassFile& file) {
  for (const Rewrite& rewrite : rewrites()) {
    if (file.name != rewrite.klass) continue;
    for (MethodInfo& method : file.methods)
      if (method.name == rewrite.method) replace_all(method.code.code, rewrite.from, rewrite.to);
  }
}

}  // namespace heddle::java
