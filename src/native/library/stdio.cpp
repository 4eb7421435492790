// stdio.h: output. What a call prints comes out in one piece, at the call: buffering cannot be seen from
// inside of the program, except by a crash that loses a buffer, which we do not model.
#include <fmt/format.h>

#include <climits>
#include <cstring>

#include "native/library/call.h"
#include "native/library/format.h"
#include "native/library/registry.h"
#include "native/library/streams.h"

namespace heddle::native {

namespace {

class CallContext final : public FormatContext {
 public:
  explicit CallContext(Call& call) : call_(call) {}
  std::string_view c_string(Ptr p) override { return call_.c_string(p); }
  std::string_view c_string(Ptr p, std::uint64_t at_most) override { return call_.c_string(p, at_most); }
  std::u32string wide_string(Ptr p, std::uint64_t at_most) override {
    std::u32string text;
    while (text.size() < at_most) {
      const auto c = call_.load<char32_t>(p + 4 * text.size());
      if (c == 0) break;
      text += c;
    }
    return text;
  }
  std::string error_text() override { return std::strerror(call_.get_errno()); }
  void unsupported(const std::string& what) override {
    call_.unsupported(std::string(call_.name()) + ": " + what);
  }

 private:
  Call& call_;
};

// --- the printf family: where the text goes, and where the format and its arguments are ---

enum class Passed : std::uint8_t { Slots, List };  // "...", or a va_list

Formatted formatted(Call& call, std::size_t format_at, Passed passed) {
  CallContext context(call);
  const std::string_view text = call.c_string(call.arg(format_at));
  if (passed == Passed::List) {
    ListArguments arguments(call, call.arg(format_at + 1));
    return format(text, arguments, context);
  }
  SlotArguments arguments(call, format_at + 1);
  return format(text, arguments, context);
}

// What is left to do when the text is known; `deliver` may stop the attempt, and comes before anything is
// changed.
template <typename Deliver>
void finish(Call& call, const Formatted& f, Deliver&& deliver) {
  if (f.text.size() > INT_MAX) call.unsupported(std::string(call.name()) + ": more than 2 GB of text");
  std::vector<std::byte*> counts;
  for (const Formatted::Count& c : f.counts) counts.push_back(call.write(c.to, c.size));
  deliver();
  for (std::size_t i = 0; i < counts.size(); ++i)
    std::memcpy(counts[i], &f.counts[i].value, f.counts[i].size);
  call.ret_i32(static_cast<std::int32_t>(f.text.size()));
}

void emit_text(Call& call, int fd, std::string_view text) {
  if (!text.empty() && fd != kWrittenFile) call.print(fd, text);
}

void print_formatted(Call& call, int fd, std::size_t format_at, Passed passed) {
  const Formatted f = formatted(call, format_at, passed);
  finish(call, f, [&] { emit_text(call, fd, f.text); });
}

void store_formatted(Call& call, std::uint64_t size, std::size_t format_at, Passed passed) {
  const Formatted f = formatted(call, format_at, passed);
  finish(call, f, [&] {
    if (size == 0) return;
    call.store_c_string(call.arg(0), std::string_view(f.text).substr(0, size - 1));
  });
}

void allocate_formatted(Call& call, std::size_t format_at, Passed passed) {
  const Formatted f = formatted(call, format_at, passed);
  if (!f.counts.empty()) call.unsupported(std::string(call.name()) + ": %n");
  finish(call, f, [&] {
    call.write(call.arg(0), sizeof(Ptr));  // if it stops, it stops here
    const Ptr text = call.allocate(f.text.size() + 1, false);
    call.store_c_string(text, f.text);
    call.store(call.arg(0), text);
  });
}

constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

template <std::size_t FormatAt, Passed How>
void printf_model(Call& call) {
  print_formatted(call, 1, FormatAt, How);
}
template <std::size_t FormatAt, Passed How>
void fprintf_model(Call& call) {
  print_formatted(call, output_descriptor(call, call.arg(0)), FormatAt, How);
}
int raw_descriptor(Call& call) {
  if (call.i32(0) != 1 && call.i32(0) != 2)
    call.unsupported(std::string(call.name()) + ": file descriptor " + std::to_string(call.i32(0)));
  return call.i32(0);
}
template <std::size_t FormatAt, Passed How>
void dprintf_model(Call& call) {
  print_formatted(call, raw_descriptor(call), FormatAt, How);
}
template <std::size_t FormatAt, Passed How>
void sprintf_model(Call& call) {
  store_formatted(call, kNoLimit, FormatAt, How);
}
template <std::size_t FormatAt, Passed How>
void snprintf_model(Call& call) {
  store_formatted(call, call.arg(1), FormatAt, How);
}
template <std::size_t FormatAt, Passed How>
void asprintf_model(Call& call) {
  allocate_formatted(call, FormatAt, How);
}

// --- the rest ---

void puts_model(Call& call) {
  std::string line(call.c_string(call.arg(0)));
  line += '\n';
  call.print(1, line);
  call.ret_i32(static_cast<std::int32_t>(line.size()));
}

void print_character(Call& call, int fd) {
  const char c = static_cast<char>(call.arg(0));
  emit_text(call, fd, {&c, 1});
  call.ret_i32(static_cast<unsigned char>(c));
}
void putchar_model(Call& call) {
  print_character(call, 1);
}
void fputc_model(Call& call) {
  print_character(call, output_descriptor(call, call.arg(1)));
}

void fputs_model(Call& call) {
  const int fd = output_descriptor(call, call.arg(1));
  emit_text(call, fd, call.c_string(call.arg(0)));
  call.ret_i32(1);
}

void print_bytes(Call& call, int fd, Ptr p, std::uint64_t n) {
  if (n != 0) emit_text(call, fd, {reinterpret_cast<const char*>(call.read(p, n)), n});
}

void fwrite_model(Call& call) {
  const int fd = output_descriptor(call, call.arg(3));
  const std::uint64_t size = call.arg(1), count = call.arg(2);
  std::uint64_t bytes;
  if (__builtin_mul_overflow(size, count, &bytes)) call.unsupported("fwrite: size * count overflows");
  print_bytes(call, fd, call.arg(0), bytes);
  call.ret(bytes == 0 ? 0 : count);
}

void write_model(Call& call) {
  print_bytes(call, raw_descriptor(call), call.arg(1), call.arg(2));
  call.ret(call.arg(2));
}

void perror_model(Call& call) {
  std::string line;
  if (call.arg(0) != 0) line = call.c_string(call.arg(0));
  if (!line.empty()) line += ": ";
  line += std::strerror(call.get_errno());
  line += '\n';
  call.print(2, line);
}

void fflush_model(Call& call) {
  if (call.arg(0) != 0) descriptor(call, call.arg(0));
  call.ret_i32(0);
}
void fileno_model(Call& call) {
  call.ret_i32(descriptor(call, call.arg(0)));
}
void isatty_model(Call& call) {
  call.ret_i32(0);
}
void setbuf_model(Call& call) {
  descriptor(call, call.arg(0));
  call.ret_i32(0);
}

void not_supported(Call& call) {
  call.unsupported(std::string(call.name()) + ": there are no files but standard input and output");
}

[[noreturn]] void refuse_file(Call& call, const std::string& path) {
  call.unsupported(
      fmt::format("{} of {}: there are no files but standard input and output", call.name(), path));
}

// open, freopen and others with the path first.
void path_not_supported(Call& call) {
  refuse_file(call, std::string(call.c_string(call.arg(0))));
}

// --- files that are written ---

void note_files(Call& call) {
  call.assumes(AssumptionKind::Files,
               "opening a file for writing, and removing one, succeeds; what is written is not kept");
}

void fopen_model(Call& call) {
  constexpr std::uint64_t kSize = 216;  // as large as glibc's FILE
  const std::string path(call.c_string(call.arg(0)));
  const std::string_view mode = call.c_string(call.arg(1));
  if (mode.empty() || (mode.front() != 'w' && mode.front() != 'a')) refuse_file(call, path);
  note_files(call);
  const Ptr file = call.allocate(kSize, true);
  call.set_sync_word(file, kWrittenFile);
  call.ret(file);
}

void fclose_model(Call& call) {
  if (call.sync_word(call.arg(0)) != kWrittenFile) not_supported(call);
  call.free(call.arg(0), "fclose", "fopen");
  call.ret_i32(0);
}

void remove_model(Call& call) {
  (void)call.c_string(call.arg(0));
  note_files(call);
  call.ret_i32(0);
}

}  // namespace

void stdio_family(std::vector<ModelEntry>& entries) {
  constexpr Passed kSlots = Passed::Slots, kList = Passed::List;
  static constexpr ModelEntry kEntries[] = {
      {"printf", printf_model<0, kSlots>},
      {"vprintf", printf_model<0, kList>},
      {"__printf_chk", printf_model<1, kSlots>},
      {"__vprintf_chk", printf_model<1, kList>},
      {"fprintf", fprintf_model<1, kSlots>},
      {"vfprintf", fprintf_model<1, kList>},
      {"__fprintf_chk", fprintf_model<2, kSlots>},
      {"__vfprintf_chk", fprintf_model<2, kList>},
      {"dprintf", dprintf_model<1, kSlots>},
      {"vdprintf", dprintf_model<1, kList>},
      {"__dprintf_chk", dprintf_model<2, kSlots>},
      {"__vdprintf_chk", dprintf_model<2, kList>},
      {"sprintf", sprintf_model<1, kSlots>},
      {"vsprintf", sprintf_model<1, kList>},
      {"__sprintf_chk", sprintf_model<3, kSlots>},
      {"__vsprintf_chk", sprintf_model<3, kList>},
      {"snprintf", snprintf_model<2, kSlots>},
      {"vsnprintf", snprintf_model<2, kList>},
      {"__snprintf_chk", snprintf_model<4, kSlots>},
      {"__vsnprintf_chk", snprintf_model<4, kList>},
      {"asprintf", asprintf_model<1, kSlots>},
      {"vasprintf", asprintf_model<1, kList>},
      {"__asprintf_chk", asprintf_model<2, kSlots>},
      {"__vasprintf_chk", asprintf_model<2, kList>},
      {"puts", puts_model},
      {"putchar", putchar_model},
      {"putchar_unlocked", putchar_model},
      {"putc", fputc_model},
      {"fputc", fputc_model},
      {"_IO_putc", fputc_model},
      {"putc_unlocked", fputc_model},
      {"fputc_unlocked", fputc_model},
      {"fputs", fputs_model},
      {"fputs_unlocked", fputs_model},
      {"fwrite", fwrite_model},
      {"fwrite_unlocked", fwrite_model},
      {"write", write_model},
      {"perror", perror_model},
      {"fflush", fflush_model},
      {"fflush_unlocked", fflush_model},
      {"fileno", fileno_model},
      {"isatty", isatty_model},
      {"setbuf", setbuf_model},
      {"setbuffer", setbuf_model},
      {"setlinebuf", setbuf_model},
      {"setvbuf", setbuf_model},
      {"fopen", fopen_model},
      {"fopen64", fopen_model},
      {"fdopen", not_supported},
      {"freopen", path_not_supported},
      {"fclose", fclose_model},
      {"tmpfile", not_supported},
      {"open", path_not_supported},
      {"popen", path_not_supported},
      {"fseek", not_supported},
      {"ftell", not_supported},
      {"remove", remove_model},
      {"rename", path_not_supported},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
