#include "cli/swarm.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/check.h"
#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/search_settings.h"
#include "cli/workers.h"
#include "explore/portfolio.h"

namespace heddle::cli {
namespace {

using Json = nlohmann::json;

constexpr double kFirstSlice = 1;  // seconds for a member of the portfolio in the first round
constexpr double kBetweenLooks = 0.05;
constexpr int kFault = 70;

// --- what a worker tells ---

struct Told {
  CheckResult result;  // findings left out
  std::string race;
  std::string trace;  // of the first finding
  bool minimal = false;
};

std::string line_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json of(const Statistics& s) {
  return {{"states", s.states},         {"matched", s.matched},           {"transitions", s.transitions},
          {"executions", s.executions}, {"instructions", s.instructions}, {"max_depth", s.max_depth},
          {"restarts", s.restarts},     {"peak", s.peak_memory_bytes},    {"observers", s.observer_bytes}};
}

Statistics statistics_of(const Json& json) {
  Statistics s;
  s.states = json.at("states");
  s.matched = json.at("matched");
  s.transitions = json.at("transitions");
  s.executions = json.at("executions");
  s.instructions = json.at("instructions");
  s.max_depth = json.at("max_depth");
  s.restarts = json.at("restarts");
  s.peak_memory_bytes = json.at("peak");
  s.observer_bytes = json.at("observers");
  return s;
}

Json of(const explore::Progress& now) {
  const auto or_null = [](const std::optional<double>& part) { return part ? Json(*part) : Json(nullptr); };
  return {now.states,     now.transitions,       now.depth, now.memory_bytes,
          now.executions, or_null(now.explored), now.stage, or_null(now.stage_explored)};
}

explore::Progress progress_of(const Json& json) {
  const auto part = [](const Json& one) {
    return one.is_null() ? std::nullopt : std::optional(one.get<double>());
  };
  explore::Progress now;
  now.states = json[0];
  now.transitions = json[1];
  now.depth = json[2];
  now.memory_bytes = json[3];
  now.executions = json[4];
  now.explored = part(json[5]);
  now.stage = json[6];
  now.stage_explored = part(json[7]);
  return now;
}

Json of(const std::vector<Assumption>& assumptions) {
  Json list = Json::array();
  for (const Assumption& one : assumptions) list.push_back({static_cast<int>(one.kind), one.text});
  return list;
}

std::string end_line(const Searched& done, Recorded recorded) {
  const CheckResult& result = done.result;
  recorded.visible = done.visible;
  recorded.race = done.race;
  const bool found = !result.findings.empty();
  return line_of({{"verdict", static_cast<int>(result.verdict)},
                  {"reason", result.reason},
                  {"assumptions", of(result.assumptions)},
                  {"notes", result.notes},
                  {"stats", of(result.stats)},
                  {"explored", result.explored ? Json(*result.explored) : Json(nullptr)},
                  {"race", done.race},
                  {"trace", found ? report::write_trace(trace_of(recorded, result.findings[0])) : ""},
                  {"minimal", found && result.findings[0].minimal}});
}

Told told_by(const Json& json) {
  Told told;
  told.result.verdict = static_cast<Verdict>(json.at("verdict").get<int>());
  told.result.reason = json.at("reason");
  for (const Json& one : json.at("assumptions"))
    add(told.result.assumptions,
        {static_cast<AssumptionKind>(one.at(0).get<int>()), one.at(1).get<std::string>()});
  told.result.notes = json.at("notes").get<std::vector<std::string>>();
  told.result.stats = statistics_of(json.at("stats"));
  if (json.at("explored").is_number()) told.result.explored = json["explored"].get<double>();
  told.race = json.at("race");
  told.trace = json.at("trace");
  told.minimal = json.at("minimal");
  return told;
}

// --- the pieces of work ---

struct Task {
  explore::SearchOptions search;
  bool complete = false;
  std::optional<double> slice;
};

// As the options would be had the user asked for this search.
Options options_for(const Task& task, Options options) {
  options.search = task.search.search;
  options.order = task.search.order;
  options.filter = task.search.filter;
  options.backtrack = task.search.backtrack;
  if (!task.complete && options.race == "auto") options.race = "clocks";
  return options;
}

enum class With : std::uint8_t { CompleteSearch, MembersOnly };

class Swarm {
 public:
  Swarm(Machine& machine, const Options& options, const explore::SearchOptions& search,
        race::Silence& silence, Recorded recorded, With with)
      : machine_(machine),
        options_(options),
        common_(search),
        silence_(silence),
        recorded_(std::move(recorded)),
        swarm_(with == With::MembersOnly || options.search == "swarm"),
        jobs_(options.jobs.value_or(1)),
        shown_progress_(search.progress),
        on_found_(search.found),
        complete_ended_(with == With::MembersOnly) {
    common_.progress = {};
    common_.budget.memory_bytes /= jobs_;
  }

  Searched run() {
    for (std::size_t job = 0; job < jobs_; ++job) next(job);
    while (workers_.running() > 0 && !over_) {
      if (interrupted() && !interrupted_) {
        interrupted_ = true;
        workers_.interrupt_all();
      }
      for (const Workers::News& news : workers_.wait(kBetweenLooks)) hear(news);
      show_progress();
    }
    return finding_ ? conclude_finding() : conclude();
  }

 private:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }
  std::optional<double> seconds_left() const {
    if (!common_.budget.seconds) return std::nullopt;
    const auto since = common_.budget.since.value_or(start_);
    return *common_.budget.seconds - std::chrono::duration<double>(SteadyClock::now() - since).count();
  }

  // --- giving out work ---

  // The next piece for a job; nothing: there is none left.
  std::optional<Task> task_for(std::size_t job) {
    if (interrupted_ || finding_) return std::nullopt;
    Task task;
    if (!swarm_) {
      if (started_[job]) return std::nullopt;
      task.search = common_;
      task.search.seed += job;
      task.search.walks = common_.walks / jobs_ + (job < common_.walks % jobs_);
      if (common_.walks != 0 && task.search.walks == 0) return std::nullopt;
    } else if (job == 0 && !complete_ended_ && turn_ % (explore::members() + 1) == 0) {
      task.search = explore::complete_member(common_);
      task.complete = true;
      if (jobs_ == 1) task.slice = slice(turn_++ / (explore::members() + 1));  // takes turns with the others
    } else {
      return member_task();
    }
    return task;
  }
  std::optional<Task> member_task() {
    if (last_round_ && next_member_ >= *last_round_) return std::nullopt;
    Task task;
    task.search = explore::member(common_, next_member_);
    task.slice = slice(next_member_ / explore::members());
    ++next_member_;
    if (jobs_ == 1) ++turn_;
    return task;
  }
  static double slice(std::uint64_t round) {
    return kFirstSlice * static_cast<double>(std::uint64_t{1} << std::min<std::uint64_t>(round, 20));
  }

  void next(std::size_t job) {
    std::optional<Task> task = task_for(job);
    if (!task) return;
    const std::optional<double> left = seconds_left();
    if (left && *left <= 0) return;
    task->search.budget.seconds = task->slice;
    task->search.budget.since.reset();
    if (left && (!task->slice || *left < *task->slice)) {
      task->search.budget.seconds = std::max(0.001, std::round(*left * 1000) / 1000);
      task->slice.reset();  // ends with everything
    }
    started_[job] = true;
    const bool ok = workers_.start(job, [&](const Workers::Tell& tell) { work(*task, tell); });
    if (!ok) {
      reasons_.push_back("the system gave no process for another worker");
      return;
    }
    ++runs_[explore::command_line_of(without_seed(task->search))];
    tasks_[job] = std::move(*task);
    busy_.insert(job);
  }
  static explore::SearchOptions without_seed(explore::SearchOptions search) {
    search.seed = 0;
    return search;
  }

  // In the worker.
  void work(Task& task, const Workers::Tell& tell) {
    task.search.found = [&tell] { tell(line_of({{"found", true}})); };
    task.search.progress = [&tell](const explore::Progress& now) { tell(line_of({{"progress", of(now)}})); };
    watch_interrupts();
    const Searched done = search_once(machine_, options_for(task, options_), task.search, silence_, nullptr);
    tell(end_line(done, recorded_));
  }

  // --- hearing of it ---

  void hear(const Workers::News& news) {
    if (over_) return;
    if (news.status) {
      ended(news.number, *news.status);
      return;
    }
    const Json json = Json::parse(news.line);
    if (json.contains("progress")) {
      progress_[news.number] = progress_of(json["progress"]);
    } else if (json.contains("found")) {
      if (finding_) return;
      finding_ = news.number;
      if (on_found_) on_found_();
      workers_.end_all_but(news.number);
    } else {
      done(news.number, told_by(json));
    }
  }

  void done(std::size_t job, Told told) {
    progress_.erase(job);
    busy_.erase(job);
    ++ended_;
    add(told.result.stats, job);
    const Task& task = tasks_[job];
    if (task.complete && told.result.explored) explored_ = told.result.explored;
    if (!told.trace.empty()) {
      finding_ = job;
      found_ = std::move(told);
      found_by_ = explore::command_line_of(task.search);
      over_ = true;
      return;
    }
    if (finding_ == job) withdraw(job);
    notes_[job] = told.result.notes;
    heddle::add(assumptions_, told.result.assumptions);
    if (!swarm_) reasons_.push_back(fmt::format("job {}: {}", job + 1, told.result.reason));
    const bool slice_over = task.slice && says(told, "the time limit of");
    if (task.complete && !slice_over) complete_ended(std::move(told));
  }

  // What it had found was not to be reported after all: the others, ended for it, begin again.
  void withdraw(std::size_t job) {
    finding_.reset();
    for (std::size_t other = 0; other < jobs_; ++other) {
      if (other == job) continue;
      started_[other] = false;
      next(other);
    }
  }

  static bool says(const Told& told, const char* what) {
    return told.result.reason.find(what) != std::string::npos;
  }

  // Not because its slice was over.
  void complete_ended(Told told) {
    complete_ended_ = true;
    if (told.result.verdict == Verdict::Verified) {
      verified_ = std::move(told);
      over_ = true;
      return;
    }
    reasons_.push_back(told.result.reason);
    // Others may see more only if a limit stopped it. Without a time limit they must end some time, too.
    if (!says(told, "limit of")) over_ = true;
    if (!common_.budget.seconds) last_round_ = (next_member_ / explore::members() + 1) * explore::members();
  }

  void ended(std::size_t job, int status) {
    progress_.erase(job);
    busy_.erase(job);
    if (status == kFault) {
      workers_.end_all_but(job);
      std::_Exit(kFault);  // it has said why
    }
    if (status != 0)
      reasons_.push_back(status == 3 ? "a worker ran out of memory"
                                     : fmt::format("a worker was killed (status {})", status));
    if (finding_ == job && !found_) finding_.reset();
    next(job);
  }

  void add(const Statistics& more, std::size_t job) {
    stats_.states += more.states;
    stats_.matched += more.matched;
    stats_.transitions += more.transitions;
    stats_.executions += more.executions;
    stats_.instructions += more.instructions;
    stats_.restarts += more.restarts;
    stats_.max_depth = std::max(stats_.max_depth, more.max_depth);
    stats_.observer_bytes = std::max(stats_.observer_bytes, more.observer_bytes);
    peaks_[job] = std::max(peaks_[job], more.peak_memory_bytes);
  }

  void show_progress() {
    if (!shown_progress_) return;
    explore::Progress all{stats_.states, stats_.transitions, 0, 0, seconds()};
    if (!swarm_) all.executions = stats_.executions;
    for (const auto& [job, one] : progress_) {
      all.states += one.states;
      all.transitions += one.transitions;
      all.depth = std::max(all.depth, one.depth);
      all.memory_bytes += one.memory_bytes;
      if (!swarm_) all.executions += one.executions;
    }
    swarm_ ? describe_swarm(all) : describe_jobs(all);
    shown_progress_(all);
  }

  // Of the whole space only the complete search knows anything.
  void describe_swarm(explore::Progress& all) const {
    std::string running;
    for (const std::size_t job : busy_) {
      const Task& task = tasks_.at(job);
      const auto one = progress_.find(job);
      if (task.complete && one != progress_.end()) all.explored = one->second.explored;
      running += (running.empty() ? "" : " and ") + explore::short_name_of(task.search);
    }
    all.stage = fmt::format("{} done", ended_ == 1 ? "1 search" : fmt::format("{} searches", ended_));
    if (!running.empty()) all.stage += ", now " + running;
  }
  // The same search with other seeds: the one that has come furthest.
  void describe_jobs(explore::Progress& all) const {
    all.executions_wanted = common_.walks;
    for (const auto& [job, one] : progress_) {
      if (one.explored > all.explored) all.explored = one.explored;
      if (all.stage.empty() || one.stage_explored > all.stage_explored) {
        all.stage = one.stage;
        all.stage_explored = one.stage_explored;
      }
    }
  }

  // --- the answer ---

  Statistics statistics() {
    stats_.seconds = seconds();
    for (const auto& [job, peak] : peaks_) stats_.peak_memory_bytes += peak;
    return stats_;
  }

  // The worker's schedule, run once more on this process's own machine.
  Searched conclude_finding() {
    if (!found_) return conclude();
    const Result<report::Trace> trace = report::read_trace(found_->trace);
    HEDDLE_CHECK(trace.ok(), "a worker's trace that cannot be read");
    machine_.assume(trace.value().visible);
    const std::vector<std::unique_ptr<Observer>> properties =
        make_properties({"deadlock", "assertion", "exception", "memory"});
    std::vector<Observer*> observers = borrowed(properties);
    const std::unique_ptr<race::Races> race = make_recorded_race(machine_, trace.value());
    if (race != nullptr) observers.insert(observers.begin(), race.get());
    Searched searched;
    const Grace grace;
    searched.result = explore::replay(machine_, std::move(observers), trace.value().schedule);
    CheckResult& result = searched.result;
    HEDDLE_CHECK(!result.findings.empty() || result.bounded,
                 "a worker's finding that does not show again: " + result.reason);
    searched.visible = trace.value().visible;
    searched.race = found_->race;
    if (result.findings.empty()) {
      result.reason =
          fmt::format("a worker found: {}: {}; but a limit ended the run before it could be shown",
                      trace.value().kind, trace.value().message);
      result.stats = statistics();
      return searched;
    }
    result.findings[0].minimal = found_->minimal;
    result.verdict = Verdict::Violated;
    result.reason.clear();
    result.notes = found_->result.notes;
    result.notes.push_back("found by " + found_by_);
    result.stats = statistics();
    return searched;
  }

  Searched conclude() {
    workers_.end_all_but(~std::size_t{0});
    Searched searched;
    CheckResult& result = searched.result;
    result.stats = statistics();
    if (verified_) {
      result.verdict = Verdict::Verified;
      result.assumptions = verified_->result.assumptions;
      result.notes = verified_->result.notes;
      searched.race = verified_->race;
      return searched;
    }
    result.verdict = Verdict::Inconclusive;
    result.assumptions = assumptions_;
    result.bounded = explored_.has_value();
    result.explored = explored_;
    std::vector<std::string> reasons;
    if (interrupted_) reasons.push_back("interrupted");
    for (const std::string& reason : reasons_)
      if (!reason.empty() && std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
        reasons.push_back(reason);
    const bool late = seconds_left().value_or(1) <= 0;
    if (late && std::none_of(reasons.begin(), reasons.end(), [](const std::string& reason) {
          return reason.find("time limit") != std::string::npos;
        }))
      reasons.push_back(fmt::format("the time limit of {:g} s was reached", *common_.budget.seconds));
    if (swarm_) reasons.push_back("no complete search came to its end");
    result.reason = fmt::format("{}", fmt::join(reasons, "; "));
    std::string ran;
    for (const auto& [what, times] : runs_)
      ran += fmt::format("{}{}{}", ran.empty() ? "" : ", ", what.substr(0, what.rfind(" --seed")),
                         times == 1 ? "" : fmt::format(" ({} times)", times));
    result.notes.push_back("the workers ran " + ran);
    for (const auto& [job, notes] : notes_) {
      if (swarm_) break;
      for (const std::string& note : notes) result.notes.push_back(fmt::format("job {}: {}", job + 1, note));
    }
    return searched;
  }

  Machine& machine_;
  const Options& options_;
  explore::SearchOptions common_;
  race::Silence& silence_;
  const Recorded recorded_;
  const bool swarm_;
  const std::size_t jobs_;
  const std::function<void(const explore::Progress&)> shown_progress_;
  const std::function<void()> on_found_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();

  Workers workers_;
  std::map<std::size_t, Task> tasks_;  // by job: the last
  std::map<std::size_t, bool> started_;
  std::uint64_t next_member_ = 0;
  std::uint64_t turn_ = 0;  // with one job: among the complete search and the members
  bool complete_ended_;
  std::optional<std::uint64_t> last_round_;  // ends before this member

  bool over_ = false;
  bool interrupted_ = false;
  std::optional<std::size_t> finding_;  // of this job; it may still be made shorter
  std::optional<Told> found_, verified_;
  std::string found_by_;
  Statistics stats_;
  std::map<std::size_t, std::uint64_t> peaks_;
  std::set<std::size_t> busy_;                         // jobs with a search that runs
  std::map<std::size_t, explore::Progress> progress_;  // by job: what it last said of itself
  std::uint64_t ended_ = 0;                            // searches
  std::optional<double> explored_;                     // by the complete search, when it was last cut
  std::map<std::string, int> runs_;
  std::vector<std::string> reasons_;
  std::map<std::size_t, std::vector<std::string>> notes_;
  std::vector<Assumption> assumptions_;
};

}  // namespace

bool runs_in_workers(const Options& options) {
  return options.search == "swarm" || options.jobs.value_or(1) > 1;
}

Searched search_in_workers(Machine& machine, const Options& options, const explore::SearchOptions& search,
                           race::Silence& silence, Recorded recorded) {
  return Swarm(machine, options, search, silence, std::move(recorded), With::CompleteSearch).run();
}

Searched search_beside(Machine& machine, const Options& options, const explore::SearchOptions& search,
                       race::Silence& silence, Recorded recorded) {
  return Swarm(machine, options, search, silence, std::move(recorded), With::MembersOnly).run();
}

}  // namespace heddle::cli
