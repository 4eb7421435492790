#include "cli/environment.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

namespace heddle::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{256} << 20;  // that we read as a whole; /dev/zero has no end

std::string_view environment_variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::size_t terminal_width() {
  const std::string_view columns = environment_variable("COLUMNS");
  if (const long width = std::atol(columns.data()); !columns.empty() && width >= 20 && width <= 1000) {
    return static_cast<std::size_t>(width);
  }
  winsize size{};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20;
  return known ? size.ws_col : report::TextOptions{}.width;
}

// As setlocale would decide, without paying for it.
bool locale_is_utf8() {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    locale = environment_variable(name);
    if (!locale.empty()) break;
  }
  std::transform(locale.begin(), locale.end(), locale.begin(),
                 [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  // Nothing said is not the same as POSIX said: files and pipes without a locale get UTF-8, as the sources
  // are.
  return locale.empty() || locale.find("utf-8") != std::string::npos ||
         locale.find("utf8") != std::string::npos;
}

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

std::optional<std::uint64_t> number_in(const std::string& path) {
  const File file(std::fopen(path.c_str(), "re"));
  unsigned long long number = 0;
  if (!file || std::fscanf(file.get(), "%llu", &number) != 1) return std::nullopt;  // "max": no limit
  return number;
}

// The limits of the control group and of all that enclose it; both versions of the interface.
std::uint64_t control_group_limit() {
  std::uint64_t least = ~std::uint64_t{0};
  const auto consider = [&](const std::string& path) {
    if (const auto limit = number_in(path)) least = std::min(least, *limit);
  };
  const Result<std::string> groups = read_file("/proc/self/cgroup");
  std::string own;
  if (groups.ok()) {
    const std::string& text = groups.value();
    if (const std::size_t at = text.find("0::"); at != std::string::npos) {
      own = text.substr(at + 3, text.find('\n', at) - at - 3);
    }
  }
  while (own.size() > 1) {
    consider("/sys/fs/cgroup" + own + "/memory.max");
    own.resize(own.rfind('/') == std::string::npos ? 0 : own.rfind('/'));
  }
  consider("/sys/fs/cgroup/memory.max");
  consider("/sys/fs/cgroup/memory/memory.limit_in_bytes");
  return least;
}

SteadyClock::time_point g_began = SteadyClock::now();

void on_interrupt(int) {
  limits::own_order().give(Cut::Interrupted);
}

}  // namespace

report::TextOptions text_options_for_stdout() {
  report::TextOptions options;
  options.width = terminal_width();
  options.colour = isatty(STDOUT_FILENO) != 0 && environment_variable("NO_COLOR").empty() &&
                   environment_variable("TERM") != "dumb";
  options.unicode = locale_is_utf8();
  return options;
}

std::string beside_executable(const char* name) {
  std::error_code error;
  const std::filesystem::path path =
      std::filesystem::read_symlink("/proc/self/exe", error).parent_path() / name;
  return error || !std::filesystem::exists(path, error) ? "" : path.string();
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char text[16];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d", &local)};
}

bool stderr_is_terminal() {
  return isatty(STDERR_FILENO) != 0;
}

std::uint64_t default_memory_limit() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page = sysconf(_SC_PAGE_SIZE);
  std::uint64_t memory = pages > 0 && page > 0
                             ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page)
                             : ~std::uint64_t{0};
  memory = std::min(memory, control_group_limit());
  constexpr std::uint64_t kMegabyte = 1 << 20;  // a round number is easier to read in a report
  return memory == ~std::uint64_t{0} ? 0 : memory / 5 * 4 / kMegabyte * kMegabyte;
}

void begin_run() {
  g_began = SteadyClock::now();
}

SteadyClock::time_point run_began() {
  return g_began;
}

bool interrupted() {
  return limits::ordered() != Cut::None;
}

void watch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

void watch_messages() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  action.sa_flags = SA_RESTART;
  sigaction(SIGUSR1, &action, nullptr);
}

Result<std::string> read_file(const std::string& path) {
  const File file(std::fopen(path.c_str(), "re"));
  if (!file) return Error{fmt::format("cannot read {}: {}", path, std::strerror(errno))};
  std::string contents;
  char buffer[65536];
  std::size_t got = 0;
  while ((got = std::fread(buffer, 1, sizeof buffer, file.get())) > 0) {
    contents.append(buffer, got);
    if (contents.size() > kLargestFile) return Error{fmt::format("cannot read {}: it is too large", path)};
  }
  if (std::ferror(file.get()) != 0)
    return Error{fmt::format("cannot read {}: {}", path, std::strerror(errno))};
  return contents;
}

}  // namespace heddle::cli
