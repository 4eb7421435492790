// Addresses of the program, made dense. Detectors keep bits per byte of the program: 256 bytes are a shadow
// page of four words of 64 bits. Pages are numbered as they are first met, for the life of the process, so
// that a number means the same on every path.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace heddle::race {

inline constexpr unsigned kWordsPerPage = 4;

class Shadow {
 public:
  static constexpr unsigned kShift = 8;

  std::uint32_t page(std::uint64_t address) {
    const std::uint64_t key = address >> kShift;
    Recent& recent = recent_[key % recent_.size()];
    if (recent.key != key) recent = {key, look_up(key)};
    return recent.page;
  }
  // The same, or kNone if nothing there was ever met.
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  std::uint32_t find(std::uint64_t address) const {
    const auto at = numbers_.find(address >> kShift);
    return at == numbers_.end() ? kNone : at->second;
  }
  std::uint32_t pages() const { return static_cast<std::uint32_t>(keys_.size()); }
  std::uint64_t first_address(std::uint32_t page) const { return keys_[page] << kShift; }

  // The words that hold [address, address + size): visit(page, word, mask); it may answer false to stop.
  template <typename Visit>
  void for_each_word(std::uint64_t address, std::uint64_t size, Visit&& visit) {
    for (std::uint64_t end = address + size; address < end;) {
      const unsigned bit = address & 63;
      const std::uint64_t n = std::min<std::uint64_t>(64 - bit, end - address);
      const std::uint64_t mask = (n == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1) << bit;
      if (!visit(page(address), static_cast<unsigned>(address >> 6) % kWordsPerPage, mask)) return;
      address += n;
    }
  }

 private:
  struct Recent {
    std::uint64_t key = ~std::uint64_t{0};
    std::uint32_t page = 0;
  };
  std::uint32_t look_up(std::uint64_t key) {
    const auto [at, fresh] = numbers_.try_emplace(key, static_cast<std::uint32_t>(keys_.size()));
    if (fresh) keys_.push_back(key);
    return at->second;
  }

  std::array<Recent, 256> recent_;
  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
  std::vector<std::uint64_t> keys_;
};

}  // namespace heddle::race
