#include "fuzzer.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <sstream>

#include "base/fingerprint.h"

namespace heddle::fuzz {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kLargest = 64 << 10;
constexpr std::size_t kShownOfFault = 160;
constexpr double kSlow = 5;  // seconds; the limits of the commands are about one
constexpr std::uint64_t kSlowKept = 10;

volatile std::sig_atomic_t g_interrupted = 0;  // what was done so far is reported

std::uint64_t hash_of(const Bytes& bytes) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3ULL;
  return mix64(hash);
}

std::vector<Bytes> inputs_in(const std::vector<fs::path>& places) {
  std::map<std::uint64_t, Bytes> all;  // each once
  const auto add = [&](const fs::path& file) {
    Bytes bytes = read_bytes(file);
    all.emplace(hash_of(bytes), std::move(bytes));
  };
  for (const fs::path& place : places) {
    if (!fs::is_directory(place)) {
      add(place);
      continue;
    }
    for (const fs::directory_entry& entry : fs::directory_iterator(place))
      if (entry.is_regular_file()) add(entry.path());
  }
  std::vector<Bytes> inputs;
  for (auto& [hash, bytes] : all) inputs.push_back(std::move(bytes));
  std::stable_sort(inputs.begin(), inputs.end(),
                   [](const Bytes& a, const Bytes& b) { return a.size() < b.size(); });
  return inputs;
}

// The line that tells faults apart: the first frame in our sources, or our own sentence.
std::string sign_of(const End& end) {
  std::string sign = end.fault;
  std::istringstream in(end.output);
  for (std::string line; std::getline(in, line);) {
    const bool frame = line.find("    #") != std::string::npos && line.find("heddle::") != std::string::npos;
    if (!frame && line.find("fault") == std::string::npos && line.find("runtime error") == std::string::npos)
      continue;
    return sign + ": " + line.substr(frame ? line.find("heddle::") : 0, kShownOfFault);
  }
  return sign;
}

}  // namespace

Fuzzer::Fuzzer(Settings settings)
    : settings_(std::move(settings)),
      chance_(settings_.seed),
      corpus_(inputs_in(settings_.seeds)),
      scratch_(settings_.beside) {}

bool Fuzzer::run() {
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int) { g_interrupted = 1; });
  return try_given() || try_changed();
}

bool Fuzzer::try_given() {
  for (std::size_t i = 0; i < corpus_.size(); ++i)
    if (attempt(corpus_[i])) return true;
  given_ = tried_;
  const bool only_these = settings_.inputs == 0 && settings_.seconds == 0;
  vacuous_ = !only_these && statuses_[0] + statuses_[1] == 0;
  return false;
}

bool Fuzzer::try_changed() {
  while (!corpus_.empty() && time_left()) {
    // What came last is often the best to go on with.
    const std::size_t newest = corpus_.size() - 1 - chance_.below(std::min<std::size_t>(corpus_.size(), 20));
    const Bytes& input = chance_.one_in(3) ? corpus_[newest] : chance_.of(corpus_);
    Bytes changed = settings_.target->mutate(input, chance_.of(corpus_), chance_);
    if (changed.size() <= kLargest && attempt(std::move(changed))) return true;
  }
  return false;
}

bool Fuzzer::time_left() const {
  if (g_interrupted != 0) return false;
  return real_seconds() - start_ < settings_.seconds || tried_ - given_ < settings_.inputs;
}

std::vector<std::string> Fuzzer::first_command() const {
  return command_for(settings_.seed);
}

std::vector<std::string> Fuzzer::command_for(std::uint64_t hash) const {
  const Target& target = *settings_.target;
  return words_of(target.commands[hash % target.commands.size()], target.file);
}

bool Fuzzer::attempt(Bytes input) {
  const Target& target = *settings_.target;
  // A slash could lead out of the scratch directory.
  if (target.names_outputs) std::replace(input.begin(), input.end(), std::uint8_t{'/'}, std::uint8_t{'_'});
  scratch_.write(target.file, input);
  // The input decides, so that a file is enough to repeat it. A JVM that has booted has its options.
  command_ = target.boots_once ? first_command() : command_for(hash_of(input));
  coverage_.reset();
  End end;
  if (in_child({}, end)) {
    Coverage::count_here();
    return true;
  }
  ++tried_;
  const std::size_t before = coverage_.blocks();
  const bool news = coverage_.something_new();
  note(input, end);
  if (news && end.fault.empty()) keep(input, before);
  return false;
}

void Fuzzer::note(const Bytes& input, const End& end) {
  slowest_ = std::max(slowest_, end.seconds);
  if (end.fault.empty() && end.seconds > kSlow && ++slow_ <= kSlowKept) (void)leave("slow-", input, end);
  if (end.fault.empty()) {
    ++statuses_[static_cast<std::size_t>(end.status)];
    return;
  }
  Fault& fault = faults_[sign_of(end)];
  if (++fault.times > 1) return;
  fault.file = leave("", input, end);
  std::fprintf(stderr, "%s: %s\n", fault.file.c_str(), sign_of(end).c_str());
}

std::string Fuzzer::leave(const std::string& kind, const Bytes& input, const End& end) const {
  const std::string name = fmt::format("{}{}-{:016x}", kind, settings_.target->name, hash_of(input));
  fs::create_directories(settings_.faults);
  const std::string path = (settings_.faults / name).string();
  write_bytes(path, input);
  const std::string told =
      fmt::format("{}\n{:.1f} s\n{}\n{}", fmt::join(command_, " "), end.seconds, end.fault, end.output);
  write_bytes(path + ".txt", {told.begin(), told.end()});
  return path;
}

void Fuzzer::keep(const Bytes& input, std::size_t blocks_before) {
  const std::string name = fmt::format("{:016x}", hash_of(input));
  if (given_ != 0) {
    corpus_.push_back(input);
    if (!settings_.corpus.empty()) write_bytes(settings_.corpus / name, input);
  } else if (!settings_.smallest.empty() && coverage_.blocks() > blocks_before) {
    write_bytes(settings_.smallest / name, input);
  }
}

std::string Fuzzer::reached() const {
  if (coverage_.blocks() == 0) return "";
  if (settings_.blocks == 0) return fmt::format("; {} blocks reached", coverage_.blocks());
  return fmt::format("; {} of {} blocks ({}%) reached", coverage_.blocks(), settings_.blocks,
                     100 * coverage_.blocks() / settings_.blocks);
}

bool Fuzzer::report() const {
  const double seconds = real_seconds() - start_;
  std::uint64_t broken = 0;
  for (const auto& [sign, fault] : faults_) broken += fault.times;
  fmt::print(
      "{}: {} inputs in {:.0f} s, {} faults; status 0: {}, 1: {}, 2: {}, 3: {}; {} slow (up to {:.1f} s); "
      "corpus {}{}\n",
      settings_.target->name, tried_, seconds, broken, statuses_[0], statuses_[1], statuses_[2], statuses_[3],
      slow_, slowest_, corpus_.size(), reached());
  for (const auto& [sign, fault] : faults_)
    fmt::print("  {} times: {}\n    {}\n", fault.times, sign, fault.file);
  if (vacuous_)
    fmt::print("  none of the given inputs got a verdict: the commands or the limits are wrong\n");
  return faults_.empty() && !vacuous_;
}

}  // namespace heddle::fuzz
