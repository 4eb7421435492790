// Stores whole states, so that no two different states can ever be confused. The tests use it to validate the
// hash.
#include <string>
#include <unordered_map>

#include "store/stores.h"

namespace heddle::store {
namespace {

class Exact final : public StateStore {
 public:
  explicit Exact(Zones zones) : zones_(zones) {}

  Visit insert(const PagedMemory& memory, std::uint64_t extra) override {
    key_.assign(reinterpret_cast<const char*>(&extra), sizeof extra);
    memory.encode(Zone::Program, key_);  // pages carry their numbers, and no page is in two zones
    if (zones_ == Zones::All) memory.encode(Zone::Observer, key_);
    auto [at, is_new] = ids_.try_emplace(key_, ids_.size());
    if (is_new) bytes_ += key_.size() + kPerEntry;
    return {at->second, is_new};
  }
  std::uint64_t size() const override { return ids_.size(); }
  std::uint64_t bytes() const override { return bytes_ + ids_.bucket_count() * sizeof(void*); }
  void clear() override {
    ids_ = {};
    bytes_ = 0;
  }

 private:
  static constexpr std::uint64_t kPerEntry = sizeof(std::string) + sizeof(StateId) + 4 * sizeof(void*);
  Zones zones_;
  std::unordered_map<std::string, StateId> ids_;
  std::string key_;  // kept for its capacity
  std::uint64_t bytes_ = 0;
};

}  // namespace

std::unique_ptr<StateStore> make_exact(Zones zones) {
  return std::make_unique<Exact>(zones);
}

}  // namespace heddle::store
