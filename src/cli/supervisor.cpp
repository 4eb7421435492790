#include "cli/supervisor.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <utility>

#include "cli/environment.h"
#include "cli/family.h"

namespace heddle::cli {
namespace {

constexpr auto kBetweenLooks = std::chrono::milliseconds(10);
constexpr double kGraceSeconds = 0.18;            // and a twentieth of the time that was given
constexpr std::uint64_t kGraceBytes = 24U << 20;  // and a twentieth of the memory
constexpr double kSecondsAfterInterrupt = 0.42;

Board* g_board = nullptr;

double seconds_since(SteadyClock::time_point then) {
  return std::chrono::duration<double>(SteadyClock::now() - then).count();
}

// The signals that this process waits for, blocked meanwhile.
class Signals {
 public:
  Signals() {
    sigemptyset(&set_);
    for (const int signal : {SIGCHLD, SIGINT, SIGTERM}) sigaddset(&set_, signal);
    sigprocmask(SIG_BLOCK, &set_, &before_);
  }
  ~Signals() { sigprocmask(SIG_SETMASK, &before_, nullptr); }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  int wait(std::chrono::nanoseconds most) const {  // 0: none came
    const timespec time{0, most.count()};
    const int signal = sigtimedwait(&set_, nullptr, &time);
    return signal < 0 ? 0 : signal;
  }
  const sigset_t& before() const { return before_; }

 private:
  sigset_t set_, before_;
};

class Supervisor {
 public:
  explicit Supervisor(const Allowance& allowance) : allowance_(allowance) {
    void* shared = mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    board_ = shared == MAP_FAILED ? nullptr : new (shared) Board;
  }
  ~Supervisor() {
    if (board_ != nullptr) munmap(board_, sizeof(Board));
  }
  Supervisor(const Supervisor&) = delete;
  Supervisor& operator=(const Supervisor&) = delete;

  int run(const std::function<int()>& work, const std::function<int(const Loss&)>& lost) {
    if (board_ == nullptr) return work();
    prctl(PR_SET_CHILD_SUBREAPER, 1);  // orphans of the work count as ours
    std::fflush(nullptr);
    {
      const Signals signals;
      const pid_t parent = getpid();
      work_ = fork();
      if (work_ < 0) return work();
      if (work_ == 0) {
        become_work(parent, signals);
        return work();
      }
      watch(signals);
      end_descendants();
    }
    return exited_ ? *exited_ : lost(loss());
  }

 private:
  void become_work(pid_t parent, const Signals& signals) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) std::_Exit(1);
    watch_interrupts();
    sigprocmask(SIG_SETMASK, &signals.before(), nullptr);
    volunteer();
    g_board = std::exchange(board_, nullptr);  // for the life of this process
    limits::obey(&g_board->order);
  }
  // If the kernel must end somebody for lack of memory, it had better not be the user's editor.
  static void volunteer() {
    const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    (void)!write(file, "500", 3);
    close(file);
  }

  void watch(const Signals& signals) {
    while (!ended()) {
      const int signal = signals.wait(kBetweenLooks);
      if (signal == SIGINT || signal == SIGTERM) interrupt(signal);
      look_at_time();
      look_at_memory();
      if (killed_for_) kill(work_, SIGKILL);
    }
  }

  // It may have ended in its own way before it could be killed.
  bool ended() {
    int status = 0;
    for (pid_t child; (child = waitpid(-1, &status, WNOHANG)) > 0;) {  // orphans, too
      if (child != work_) continue;
      if (WIFEXITED(status)) exited_ = WEXITSTATUS(status);
      if (WIFSIGNALED(status)) signal_ = WTERMSIG(status);
      return true;
    }
    return false;
  }

  void interrupt(int signal) {
    if (interrupted_) {  // for the second time: at once
      end_descendants();
      std::_Exit(128 + signal);
    }
    interrupted_ = SteadyClock::now();
    board_->order.give(Cut::Interrupted);
  }

  void look_at_time() {
    if (interrupted_ && seconds_since(*interrupted_) > kSecondsAfterInterrupt) killed_for_ = Cut::Interrupted;
    if (!allowance_.seconds) return;
    const double spent = seconds_since(allowance_.begun), given = *allowance_.seconds;
    if (spent >= given + limits::kWindingUpSeconds / 2) board_->order.give(Cut::Time);
    if (spent >= given * 1.05 + kGraceSeconds && !board_->publishing) killed_for_ = Cut::Time;
  }

  void look_at_memory() {
    const std::uint64_t most = allowance_.bytes;
    std::uint64_t bytes = anonymous_bytes_of_family(work_, Count::Roughly);
    if (most != 0 && bytes >= most) bytes = anonymous_bytes_of_family(work_, Count::Exactly);
    if (bytes > board_->peak_bytes) board_->peak_bytes = bytes;
    if (most == 0 || bytes < most) return;
    board_->order.give(Cut::Memory);
    if (bytes >= most + most / 20 + kGraceBytes) killed_for_ = Cut::Memory;
  }

  Loss loss() const {
    Loss loss;
    loss.why = killed_for_.value_or(Cut::None);
    loss.signal = killed_for_ ? 0 : signal_;
    loss.publishing = board_->publishing;
    loss.seconds = seconds_since(allowance_.begun);
    loss.states = board_->states;
    loss.transitions = board_->transitions;
    loss.peak_bytes = board_->peak_bytes;
    return loss;
  }

  const Allowance allowance_;
  Board* board_;
  pid_t work_ = -1;
  std::optional<int> exited_;
  int signal_ = 0;
  std::optional<SteadyClock::time_point> interrupted_;
  std::optional<Cut> killed_for_;
};

}  // namespace

int supervise(const Allowance& allowance, const std::function<int()>& work,
              const std::function<int(const Loss&)>& lost) {
  return Supervisor(allowance).run(work, lost);
}

Board* board() {
  return g_board;
}

}  // namespace heddle::cli
