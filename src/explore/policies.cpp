#include "explore/policies.h"

namespace heddle::explore {

std::unique_ptr<Order> make_order(const std::string& name) {
  return name == "default" ? std::make_unique<Order>() : nullptr;
}
std::unique_ptr<Filter> make_filter(const std::string& name) {
  return name == "all" ? std::make_unique<Filter>() : nullptr;
}
std::unique_ptr<Backtrack> make_backtrack(const std::string& name) {
  return name == "full" ? std::make_unique<Backtrack>() : nullptr;
}
std::unique_ptr<Restart> make_restart(const std::string& name) {
  return name == "never" ? std::make_unique<Restart>() : nullptr;
}

}  // namespace heddle::explore
