#include "java/link/spin_loops.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace heddle::java {
namespace {

using Code = std::vector<std::uint8_t>;

template <std::size_t size>
void replace_all(Code& code, const std::array<std::uint8_t, size>& from,
                 const std::array<std::uint8_t, size>& to) {
  for (auto at = code.begin();; at += size) {
    at = std::search(at, code.end(), from.begin(), from.end());
    if (at == code.end()) return;
    std::copy(to.begin(), to.end(), at);
  }
}

// Exchanger.slotExchange: `h ^= h << 10` is the last step of the random number, 1024 the rounds to spin.
constexpr std::array<std::uint8_t, 4> kStep = {0x10, 10, 0x78, 0x82};        // bipush 10, ishl, ixor
constexpr std::array<std::uint8_t, 4> kMinusOne = {0x58, 0x02, 0x00, 0x00};  // pop2, iconst_m1, nop, nop
constexpr std::array<std::uint8_t, 3> kRounds = {0x11, 0x04, 0x00};          // sipush 1024
constexpr std::array<std::uint8_t, 3> kOneRound = {0x11, 0x00, 0x01};        // sipush 1

}  // namespace

void shorten_spin_loops(ClassFile& file) {
  if (file.name != "java/util/concurrent/Exchanger") return;
  for (MethodInfo& method : file.methods) {
    if (method.name != "slotExchange") continue;
    replace_all(method.code.code, kStep, kMinusOne);
    replace_all(method.code.code, kRounds, kOneRound);
  }
}

}  // namespace heddle::java
