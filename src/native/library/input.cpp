// stdio.h: input from stdin. scanf is in scanf.cpp.
#include "native/library/input.h"

#include <algorithm>
#include <cstdio>

#include "base/any_input.h"
#include "native/library/registry.h"
#include "native/library/streams.h"

namespace heddle::native {

static constexpr char kKey = 0;

static Call& scheduled(Call& call) {
  call.visible();
  call.uses_shared_state();
  return call;
}

Input::Input(Call& call) : call_(scheduled(call)), state_(call.family_state<State>(&kKey)) {}

std::string_view Input::all() {
  if (!call_.input_is_any()) return call_.input();
  any_ = AnyInput(state_.any).text();
  return any_;
}

std::string_view Input::rest(std::size_t lines) {
  if (call_.input_is_any()) {
    call_.assumes(AssumptionKind::Stdin, AnyInput::kMeaning);
    const auto unread = [&] {
      const std::string_view text = all().substr(state_.position);
      return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    };
    for (AnyInput any(state_.any); !any.ended() && unread() < lines; state_.any = any.chosen())
      any.choose(call_.choose(AnyInput::kWays));
  } else if (call_.input().empty()) {
    call_.assumes(AssumptionKind::Stdin, kStdinEmpty);
  }
  const std::string_view text = all();
  const std::string_view left = text.substr(std::min<std::size_t>(state_.position, text.size()));
  if (state_.pushed == 0) return left;
  with_pushed_ = static_cast<char>(state_.pushed - 1);
  with_pushed_ += left;
  return with_pushed_;
}

void Input::consume(std::size_t n) {
  if (n > 0 && state_.pushed != 0) {
    state_.pushed = 0;
    --n;
  }
  state_.position += n;
}

void Input::unread(char c) {
  if (state_.pushed != 0) call_.unsupported("ungetc: a second character");
  set_at_end(false);
  if (state_.position > 0 && all()[state_.position - 1] == c)
    --state_.position;
  else
    state_.pushed = static_cast<std::uint32_t>(static_cast<unsigned char>(c)) + 1;
}

void Input::read_by(Reader reader) {
  if (state_.reader == Reader::Nobody) state_.reader = reader;
  if (state_.reader != reader) call_.unsupported("read() and stdio, both on standard input");
}

namespace {

Input stdio_input(Call& call) {
  Input input(call);
  input.read_by(Input::Reader::Stdio);
  return input;
}

void read_character(Call& call) {
  Input input = stdio_input(call);
  const std::string_view rest = input.rest();
  if (rest.empty()) {
    input.set_at_end(true);
    call.ret_i32(EOF);
    return;
  }
  call.ret_i32(static_cast<unsigned char>(rest[0]));
  input.consume(1);
}
void getchar_model(Call& call) {
  read_character(call);
}
void fgetc_model(Call& call) {
  require_stdin(call, call.arg(0));
  read_character(call);
}

void ungetc_model(Call& call) {
  require_stdin(call, call.arg(1));
  if (call.i32(0) != EOF) stdio_input(call).unread(static_cast<char>(call.arg(0)));
  call.ret_i32(call.i32(0) == EOF ? EOF : static_cast<unsigned char>(call.arg(0)));
}

// The next line with its newline, or what is left, at most `limit` characters; sets the end-of-file indicator
// as reading on would.
std::string next_line(Input& input, char delimiter, std::size_t limit) {
  const std::string_view rest = input.rest();
  const std::size_t found = rest.find(delimiter);
  const std::size_t wanted = found == std::string_view::npos ? rest.size() : found + 1;
  if (found == std::string_view::npos && rest.size() < limit) input.set_at_end(true);
  std::string line(rest.substr(0, std::min(wanted, limit)));
  input.consume(line.size());
  return line;
}

void read_line(Call& call, std::int32_t size) {
  call.ret(0);
  if (size <= 0) return;
  Input input = stdio_input(call);
  const std::string line = next_line(input, '\n', size - 1);
  if (line.empty() && size > 1) return;
  call.store_c_string(call.arg(0), line);
  call.ret(call.arg(0));
}
void fgets_model(Call& call) {
  require_stdin(call, call.arg(2));
  read_line(call, call.i32(1));
}
void fgets_chk_model(Call& call) {
  require_stdin(call, call.arg(3));
  read_line(call, call.i32(2));
}
void gets_model(Call& call) {
  Input input = stdio_input(call);
  std::string line = next_line(input, '\n', std::string::npos);
  call.ret(0);
  if (line.empty()) return;
  if (line.back() == '\n') line.pop_back();
  call.store_c_string(call.arg(0), line);
  call.ret(call.arg(0));
}

// getline, getdelim: *line is memory of *size bytes from malloc, or null; it grows as needed.
void read_delimited(Call& call, char delimiter, Ptr file) {
  require_stdin(call, file);
  Input input = stdio_input(call);
  const std::string text = next_line(input, delimiter, std::string::npos);
  const Ptr line_at = call.arg(0), size_at = call.arg(1);
  Ptr line = call.load<Ptr>(line_at);
  std::uint64_t size = line == 0 ? 0 : call.load<std::uint64_t>(size_at);
  const std::uint64_t needed = std::max<std::uint64_t>(text.size() + 1, 1);
  if (line == 0 || size < needed) {
    if (line != 0) call.free(line);
    size = std::max({needed, 2 * size, std::uint64_t{120}});  // as glibc's grow
    line = call.allocate(size, false);
    call.store(line_at, line);
    call.store(size_at, size);
  }
  call.ret(~std::uint64_t{0});
  if (text.empty()) return;
  call.store_c_string(line, text);
  call.ret(text.size());
}
void getline_model(Call& call) {
  read_delimited(call, '\n', call.arg(2));
}
void getdelim_model(Call& call) {
  read_delimited(call, static_cast<char>(call.arg(2)), call.arg(3));
}

void fread_model(Call& call) {
  require_stdin(call, call.arg(3));
  const std::uint64_t size = call.arg(1), count = call.arg(2);
  std::uint64_t wanted;
  if (__builtin_mul_overflow(size, count, &wanted)) call.unsupported("fread: size * count overflows");
  call.ret(0);
  if (wanted == 0) return;
  Input input = stdio_input(call);
  const std::string_view text = input.rest(wanted).substr(0, wanted);
  if (text.size() < wanted) input.set_at_end(true);
  if (!text.empty()) std::memcpy(call.write(call.arg(0), text.size()), text.data(), text.size());
  call.ret(text.size() / size);
  input.consume(text.size());
}

void read_model(Call& call) {
  if (call.i32(0) != 0) call.unsupported("read: file descriptor " + std::to_string(call.i32(0)));
  Input input(call);
  input.read_by(Input::Reader::Descriptor);
  const std::string_view text = input.rest().substr(0, call.arg(2));
  if (!text.empty()) std::memcpy(call.write(call.arg(1), text.size()), text.data(), text.size());
  call.ret(text.size());
  input.consume(text.size());
}

void feof_model(Call& call) {
  call.ret_i32(descriptor(call, call.arg(0)) == 0 && Input(call).at_end() ? 1 : 0);
}
void ferror_model(Call& call) {
  descriptor(call, call.arg(0));
  call.ret_i32(0);
}
void clearerr_model(Call& call) {
  if (descriptor(call, call.arg(0)) == 0) Input(call).set_at_end(false);
}

}  // namespace

void input_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
      {"getchar", getchar_model},
      {"getchar_unlocked", getchar_model},
      {"getc", fgetc_model},
      {"fgetc", fgetc_model},
      {"_IO_getc", fgetc_model},
      {"getc_unlocked", fgetc_model},
      {"fgetc_unlocked", fgetc_model},
      {"ungetc", ungetc_model},
      {"fgets", fgets_model},
      {"fgets_unlocked", fgets_model},
      {"__fgets_chk", fgets_chk_model},
      {"gets", gets_model},
      {"getline", getline_model},
      {"__getdelim", getdelim_model},
      {"getdelim", getdelim_model},
      {"fread", fread_model},
      {"fread_unlocked", fread_model},
      {"read", read_model},
      {"feof", feof_model},
      {"feof_unlocked", feof_model},
      {"ferror", ferror_model},
      {"ferror_unlocked", ferror_model},
      {"clearerr", clearerr_model},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
