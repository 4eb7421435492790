#include "base/limits.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace heddle {
namespace {

constexpr auto kBetweenMemoryLooks = std::chrono::milliseconds(2);
constexpr std::size_t kUnseenGrowth = 1U << 20;

limits::Order g_own;
const limits::Order* g_all = nullptr;
SteadyClock::time_point g_last_memory_look;
std::size_t g_grown = 0;  // since the memory was last looked at

// Of winding up; see hold().
SteadyClock::time_point g_last_moment = SteadyClock::time_point::max();
std::uint64_t g_last_bytes = ~std::uint64_t{0};

SteadyClock::duration duration_of(double seconds) {
  return std::chrono::duration_cast<SteadyClock::duration>(std::chrono::duration<double>(seconds));
}

// The process must end soon after an order, whatever else it was allowed.
void obey_while_winding_up() {
  for (const limits::Order* order : {static_cast<const limits::Order*>(&g_own), g_all}) {
    if (order == nullptr || order->given() == Cut::None) continue;
    if (SteadyClock::now() >= order->since() + duration_of(limits::kWindingUpAfterOrder))
      throw Halted{order->given()};
  }
}

}  // namespace

std::uint64_t anonymous_memory_bytes() {
  char text[256];
  const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t size = ::read(file, text, sizeof text - 1);
  ::close(file);
  if (size <= 0) return 0;
  text[size] = '\0';
  char* at = text;
  std::strtoull(at, &at, 10);  // all that is mapped
  const std::uint64_t resident = std::strtoull(at, &at, 10);
  const std::uint64_t of_files = std::strtoull(at, &at, 10);
  static const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
  return (resident - std::min(resident, of_files)) * page;
}

namespace limits {

void Order::give(Cut why) {
  if (given() != Cut::None) return;
  since_.store(SteadyClock::now().time_since_epoch().count());
  why_.store(why);
}

void Order::take_back() {
  why_.store(Cut::None);
}

Order& own_order() {
  return g_own;
}

void obey(const Order* all) {
  g_all = all;
}

Cut ordered() {
  const Cut own = g_own.given();
  return own != Cut::None || g_all == nullptr ? own : g_all->given();
}

void hold(std::optional<SteadyClock::time_point> begun, std::optional<double> seconds, std::uint64_t bytes) {
  g_last_moment = SteadyClock::time_point::max();
  if (seconds) {
    g_last_moment = begun.value_or(SteadyClock::now()) + duration_of(*seconds * 1.05 + kWindingUpSeconds);
  }
  g_last_bytes = bytes == 0 ? ~std::uint64_t{0} : bytes + bytes / 20 + kWindingUpBytes;
}

std::uint64_t most_bytes() {
  return Limits::current_.bytes;
}

void look() {
  const Limits::Current& now = Limits::current_;
  if (now.grace) {
    obey_while_winding_up();
  } else if (const Cut why = ordered(); why != Cut::None) {
    throw Halted{why};
  }
  const SteadyClock::time_point time = SteadyClock::now();
  if (time >= now.deadline) throw Halted{Cut::Time};
  if (now.bytes == ~std::uint64_t{0} || time - g_last_memory_look < kBetweenMemoryLooks) return;
  g_last_memory_look = time;
  g_grown = 0;
  if (anonymous_memory_bytes() >= now.bytes) throw Halted{Cut::Memory};
}

void glance() {
  constexpr unsigned kEvery = 16;
  static unsigned calls = 0;
  if (++calls % kEvery == 0) look();
}

void grow(std::size_t bytes) {
  g_grown += bytes;
  if (g_grown < kUnseenGrowth) return;
  g_grown = 0;
  look();
  const std::uint64_t most = Limits::current_.bytes;
  if (most != ~std::uint64_t{0} && anonymous_memory_bytes() + bytes >= most) throw Halted{Cut::Memory};
}

}  // namespace limits

Limits::Current Limits::current_;

Limits::Limits(const Current& limits) : before_(current_) {
  current_ = limits;
}

Limits::Limits(std::optional<SteadyClock::time_point> deadline, std::uint64_t bytes) : before_(current_) {
  if (deadline) current_.deadline = std::min(current_.deadline, *deadline);
  if (bytes != 0) current_.bytes = std::min(current_.bytes, bytes);
}

Limits::~Limits() {
  current_ = before_;
}

Grace::Grace() : Limits(Current{g_last_moment, g_last_bytes, true}) {}

}  // namespace heddle
