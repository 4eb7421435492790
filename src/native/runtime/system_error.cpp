// <system_error>: the categories of error numbers. Both of ours are errno's.
#include <string.h>

#include <system_error>

namespace {

struct Generic final : std::error_category {
  const char* name() const noexcept override { return "generic"; }
  std::string message(int error) const override { return strerror(error); }
};

struct System final : std::error_category {
  const char* name() const noexcept override { return "system"; }
  std::string message(int error) const override { return strerror(error); }
  std::error_condition default_error_condition(int error) const noexcept override {
    return {error, std::generic_category()};
  }
};

[[clang::no_destroy]] constinit Generic generic;
[[clang::no_destroy]] constinit System operating_system;

}  // namespace

namespace std {

inline namespace _V2 {

error_category::~error_category() = default;
__cow_string error_category::_M_message(int error) const {
  const string text = message(error);
  return {text.data(), text.size()};
}
error_condition error_category::default_error_condition(int error) const noexcept {
  return {error, *this};
}
bool error_category::equivalent(int error, const error_condition& condition) const noexcept {
  return default_error_condition(error) == condition;
}
bool error_category::equivalent(const error_code& code, int error) const noexcept {
  return *this == code.category() && code.value() == error;
}

const error_category& generic_category() noexcept {
  return generic;
}
const error_category& system_category() noexcept {
  return operating_system;
}

}  // namespace _V2

error_condition error_code::default_error_condition() const noexcept {
  return category().default_error_condition(value());
}

system_error::~system_error() noexcept {}

void __throw_system_error(int error) {
  throw system_error(error, generic_category());
}

}  // namespace std
