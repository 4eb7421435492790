// Standard input: how far the program has read.
#pragma once

#include <string>
#include <string_view>

#include "native/library/call.h"

namespace heddle::native {

class Input {
 public:
  // Other threads read the same stream: a scheduling point. Everything that follows in the call happens at
  // once.
  explicit Input(Call& call);

  // What is still to be read, a pushed back character included. With --stdin any so many more lines are
  // chosen first, if there are no more to be read: ask before anything is changed.
  std::string_view rest(std::size_t lines = 1);
  void consume(std::size_t n);
  void unread(char c);
  bool at_end() const { return state_.at_end != 0; }
  void set_at_end(bool at_end) { state_.at_end = at_end ? 1 : 0; }
  // Who reads the descriptor directly and who through stdio see different things, once stdio has filled its
  // buffer.
  enum class Reader : std::uint32_t { Nobody, Stdio, Descriptor };
  void read_by(Reader reader);

 private:
  struct State {
    std::uint64_t position;
    std::uint32_t at_end;
    std::uint32_t pushed;  // ungetc of something else than what was read: the character + 1
    Reader reader;
    std::uint32_t any;  // AnyInput
  };
  std::string_view all();  // also what was read
  Call& call_;
  State& state_;
  std::string any_, with_pushed_;
};

}  // namespace heddle::native
