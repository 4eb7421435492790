// Result<T>: a value, or one sentence that tells the user what is wrong with the input and what to do next.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace heddle {

struct Error {
  std::string message;
};

template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT: implicit on purpose
  Result(Error error) : state_(std::move(error)) {}  // NOLINT
  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }
  T& value() {
    HEDDLE_CHECK(ok(), "value() of a failed Result: " + std::get<1>(state_).message);
    return std::get<0>(state_);
  }
  const T& value() const {
    HEDDLE_CHECK(ok(), "value() of a failed Result: " + std::get<1>(state_).message);
    return std::get<0>(state_);
  }
  T& operator*() { return value(); }
  T* operator->() { return &value(); }
  const Error& error() const { return std::get<1>(state_); }

 private:
  std::variant<T, Error> state_;
};

struct Done {};  // Result<Done>: success without a value

}  // namespace heddle
