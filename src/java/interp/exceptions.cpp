// Throwing, unwinding, stack traces (JVMS 2.10, 6.5 athrow).
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "base/limits.h"
#include "base/trimmed.h"
#include "java/interp/class_init.h"
#include "java/interp/interpreter.h"
#include "java/link/linked_site.h"

namespace heddle::java {

bool Interpreter::throw_new(const char* klass, std::string message) {
  return throw_it({klass, std::move(message)});
}

bool Interpreter::throw_new(const char* klass) {
  return throw_it({klass, "", false});
}

bool Interpreter::throw_it(const Thrown& thrown) {
  exception_ = make_exception(thrown);
  return false;
}

// Exceptions of the machine itself are built without running their constructor: what Throwable's constructors
// would set is set here. Their classes are initialised at boot.
Ref Interpreter::make_exception(const Thrown& thrown) {
  Thrown failure;
  Klass* k = vm_.load_class(thrown.klass, failure);
  HEDDLE_CHECK(k != nullptr, "no class " + thrown.klass + " to throw: " + thrown.message);
  static const SiteId kSite = 0;
  sync_registers();
  Ref ex = heap_.allocate(k, kSite, allocator_);
  if (ex == kNull) throw Halted{Cut::Memory, "the machine has no memory left to throw " + thrown.klass};
  const WellKnown& w = vm_.known;
  vm_.set_ref(ex, w.throwable_cause, ex);
  vm_.set_ref(ex, w.throwable_stack_trace, vm_.get_static<Ref>(w.throwable_unassigned));
  vm_.set_ref(ex, w.throwable_suppressed, vm_.get_static<Ref>(w.throwable_suppressed_sentinel));
  if (thrown.has_message)
    vm_.set_ref(ex, w.throwable_message, vm_.new_string_utf8(thrown.message, allocator_, kSite));
  capture_backtrace(thread_, ex);
  if (thrown.klass == "java/lang/NoClassDefFoundError" && thrown.message.find(' ') == std::string::npos) {
    // HotSpot gives it a ClassNotFoundException as its cause.
    Klass* cnf = vm_.require_class("java/lang/ClassNotFoundException");
    Ref cause = heap_.allocate(cnf, kSite, allocator_);
    std::string dotted = thrown.message;
    for (char& c : dotted)
      if (c == '/') c = '.';
    vm_.set_ref(cause, w.throwable_message, vm_.new_string_utf8(dotted, allocator_, kSite));
    vm_.set_ref(cause, w.throwable_cause, kNull);
    vm_.set_ref(cause, w.throwable_stack_trace, vm_.get_static<Ref>(w.throwable_unassigned));
    vm_.set_ref(cause, w.throwable_suppressed, vm_.get_static<Ref>(w.throwable_suppressed_sentinel));
    capture_backtrace(thread_, cause);
    vm_.set_ref(ex, w.throwable_cause, cause);
  }
  return ex;
}

// long[]: method id in the upper half, bytecode index in the lower; innermost first. The frames of
// fillInStackTrace and of the exception's own constructors are left out, as HotSpot does.
Ref Interpreter::capture_backtrace(ThreadId thread, Ref throwable) {
  constexpr std::size_t kLimit = 1024;  // -XX:MaxJavaStackTraceDepth
  std::vector<std::int64_t> entries;
  const Klass* k = heap_.klass(throwable);
  bool skipping = true;
  sync_registers();
  for_each_frame(thread, [&](Method* m, std::uint32_t pc, std::uint32_t) {
    if (m->stub != Method::Stub::None) return true;
    if (skipping) {
      bool own = k->is_subclass_of(m->holder) && m->holder->is_subclass_of(vm_.known.throwable);
      if (own && (m->name == "fillInStackTrace" || m->name == "<init>")) return true;
      skipping = false;
    }
    if (m->holder->hidden || m->hidden_frame) return true;
    entries.push_back((static_cast<std::int64_t>(m->id) << 32) | m->bci[pc]);
    return entries.size() < kLimit;
  });
  if (native_ != nullptr && native_ != vm_.known_fill_in)
    entries.insert(entries.begin(), static_cast<std::int64_t>(native_->id) << 32);
  static const SiteId kSite = 0;
  Ref array = heap_.allocate_array(vm_.array_of(BasicType::Long), static_cast<std::uint32_t>(entries.size()),
                                   kSite, allocator_);
  if (array == kNull) return kNull;
  memory_.touch(Heap::offset(array), kElementsOffset + 8 * entries.size());
  if (!entries.empty())
    std::memcpy(heap_.address(array) + kElementsOffset, entries.data(), 8 * entries.size());
  vm_.set_ref(throwable, vm_.known.throwable_backtrace, array);
  vm_.set<std::int32_t>(throwable, vm_.known.throwable_depth, static_cast<std::int32_t>(entries.size()));
  vm_.set_ref(throwable, vm_.known.throwable_stack_trace,
              vm_.get_static<Ref>(vm_.known.throwable_unassigned));
  return throwable;
}

bool Interpreter::unwind() {
  limits::glance();  // exceptions without calls or jumps in between: try { f(); } finally { f(); }
  if (exception_ == kNull) return false;  // the outcome is set: unsupported while throwing
  for (;;) {
    auto pc = static_cast<std::uint32_t>(ip_ - method_->code.data());
    const Klass* thrown = heap_.klass(exception_);
    for (const Handler& h : method_->handlers) {
      if (pc < h.start || pc >= h.end) continue;
      if (h.catch_type != 0) {
        Thrown failure;
        Ref held = exception_;
        Klass* caught = vm_.resolve_class(method_->holder, h.catch_type, failure);
        exception_ = held;
        if (caught == nullptr &&
            !failure.wanted.empty()) {  // the loader would have to be asked: by name, then
          bool same = std::any_of(thrown->supers.begin(), thrown->supers.end(),
                                  [&](const Klass* k) { return k->name == failure.wanted; });
          if (!same) continue;
        } else if (caught == nullptr || !thrown->is_subtype_of(caught)) {
          continue;
        }
      }
      sp_ = fp_ + kFrameHeaderSlots;
      *sp_++ = exception_;
      exception_ = kNull;
      ip_ = method_->code.data() + h.target;
      return true;
    }
    if (fp_[kFrameLock] == kInPrimitive) {
      primitive_ = nullptr;
    } else if (fp_[kFrameLock] != kNull) {
      if (monitor_exit(fp_[kFrameLock]) == MonitorResult::Stop) return stop_unwinding();
      fp_[kFrameLock] = kNull;
    }
    switch (method_->stub) {
      case Method::Stub::ClassInit: {
        if (stops_before_edge()) return stop_unwinding();
        Klass* k = ip_->klass;
        Ref cause = exception_;
        end_initialisation(k, InitState::Erroneous);
        class_edge(k, kReleases);
        Ref remembered = make_exception(
            {"java/lang/ExceptionInInitializerError", initialiser_failure(vm_, cause, thread_)});
        vm_.set_ref(remembered, vm_.known.throwable_backtrace,
                    vm_.get<Ref>(cause, vm_.known.throwable_backtrace));
        vm_.set(remembered, vm_.known.throwable_depth,
                vm_.get<std::int32_t>(cause, vm_.known.throwable_depth));
        vm_.set_ref(k->mirror, initialisation_error(vm_), remembered);
        pop_to_caller(true);
        leave_initialiser(k);
        if (!heap_.klass(cause)->is_subclass_of(vm_.known.error)) {
          Ref wrapped = make_exception({"java/lang/ExceptionInInitializerError", "", false});
          vm_.set_ref(wrapped, vm_.known.throwable_cause, cause);
          exception_ = wrapped;
        }
        continue;
      }
      case Method::Stub::ThreadEntry: return uncaught();
      case Method::Stub::Other: outcome_ = Outcome::Returned; return false;
      case Method::Stub::Link: {
        auto* site = static_cast<LinkedSite*>(ip_->pointer);
        pop_to_caller(true);
        explain_load(*site);
        continue;
      }
      case Method::Stub::None: break;
    }
    pop_to_caller(false);
  }
}

// Other threads come first. Nothing in the top frame matters any more but the lock that is to be given back.
bool Interpreter::stop_unwinding() {
  std::uint32_t* locals = fp_ - method_->max_locals;
  std::memset(locals, 0, 4 * std::size_t{method_->max_locals});
  sp_ = fp_ + kFrameHeaderSlots;
  std::memset(sp_, 0, 4 * std::size_t{method_->max_stack});
  vm_.touch_record(thread_).thrown = exception_;
  exception_ = kNull;
  return false;
}

// Nothing in the thread caught it: on to the stub's ThreadUncaught, with the exception in its second local.
// An exception from a handler is dropped (JLS 11.3).
bool Interpreter::uncaught() {
  auto pc = ip_ - method_->code.data();
  bool from_handler = pc >= 2;
  sp_ = fp_ + kFrameHeaderSlots;
  (fp_ - method_->max_locals)[1] = from_handler ? kNull : exception_;
  ip_ = method_->code.data() + (from_handler ? 3 : 2);
  exception_ = kNull;
  return true;
}

// ThreadGroup.uncaughtException hands on to the parent until a subclass has its own idea.
bool Interpreter::handled_by_group(Ref java_thread) const {
  const Field* parent = vm_.known.thread_group->find_field("parent", "Ljava/lang/ThreadGroup;");
  for (Ref group = vm_.get<Ref>(java_thread, vm_.known.thread_group_of); group != kNull;
       group = vm_.get<Ref>(group, parent)) {
    const Method* handler =
        heap_.klass(group)->find_method("uncaughtException", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V");
    if (handler != nullptr && handler->holder != vm_.known.thread_group) return true;
  }
  return false;
}

namespace {

// A finding's message is one line; those of VerifyError have many.
std::string on_one_line(const std::string& text) {
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view part = trimmed(std::string_view(text).substr(at, end - at));
    if (!part.empty()) line.append(line.empty() ? "" : " ").append(part);
    at = end + 1;
  }
  return line;
}

}  // namespace

// A handler that the program installed takes an uncaught exception; otherwise it is a finding in `check`, and
// in `run` the default handler prints it and only this thread ends.
bool Interpreter::fails_with(Ref ex) {
  Ref java_thread = vm_.record(thread_).java_thread;
  bool handled = vm_.get<Ref>(java_thread, vm_.known.thread_handler) != kNull ||
                 vm_.get_static<Ref>(vm_.known.thread_default_handler) != kNull ||
                 handled_by_group(java_thread);
  if (method_ == main_stub_.get()) vm_.set_exit_status(1);
  if (handled || vm_.options.live) return false;
  const Klass* k = heap_.klass(ex);
  const bool assertion = k->is_subclass_of(vm_.known.assertion_error);
  if (assertion ? !vm_.options.assertions_count : !vm_.options.exceptions_count) {
    vm_.assume_that(AssumptionKind::Properties,
                    std::string(assertion ? "failed assertions" : "uncaught exceptions") +
                        ", which --properties leaves out, end their thread and nothing else");
    return false;
  }
  failure_ = {};
  failure_.kind = assertion ? FindingKind::Assertion : FindingKind::Exception;
  failure_.thread = thread_;
  Ref message = vm_.get<Ref>(ex, vm_.known.throwable_message);
  std::string text = message == kNull ? "" : vm_.string_utf8(message);
  if (text.find('\n') != std::string::npos) text = on_one_line(text);
  if (failure_.kind == FindingKind::Assertion) {
    failure_.message = text.empty() ? "assertion failed" : "assertion failed: " + text;
  } else {
    failure_.message = "uncaught " + k->external_name() + (text.empty() ? "" : ": " + text);
  }
  failure_.position = thrown_at(ex);
  return true;
}

namespace {
// Code that fails on the user's behalf: the line that matters is the one that called it.
bool is_of_test_library(std::string_view klass) {
  for (const std::string_view package : {"org/junit/", "junit/framework/", "org/opentest4j/", "org/hamcrest/",
                                         "org/assertj/", "heddle/junit/"})
    if (klass.starts_with(package)) return true;
  return false;
}
}  // namespace

// The innermost line of the user's own code that was running when `ex` was made. None of it was where the
// library wraps what a task threw (CompletionException): then of what caused it. The outermost line of all if
// there is none.
SourcePosition Interpreter::thrown_at(Ref ex) const {
  constexpr int kMostCauses = 20;
  SourcePosition outermost;
  for (int causes = 0; ex != kNull && causes < kMostCauses; ++causes) {
    const Ref trace = vm_.get<Ref>(ex, vm_.known.throwable_backtrace);
    const std::uint32_t depth = trace == kNull ? 0 : heap_.length(trace);
    for (std::uint32_t i = 0; i < depth; ++i) {
      auto entry = heap_.get<std::int64_t>(trace, kElementsOffset + 8 * i);
      const Method* m = vm_.methods[static_cast<std::size_t>(entry >> 32)];
      const bool foreign = m->holder->from_jdk || is_of_test_library(m->holder->name);
      if (foreign && (i + 1 < depth || causes > 0)) continue;
      SourcePosition position{m->holder->external_name() + "." + m->name, m->holder->file->source_file,
                              m->line_at_bci(static_cast<std::uint16_t>(entry)), m->holder->from_jdk};
      if (!foreign) return position;
      outermost = std::move(position);
    }
    const Ref cause = vm_.get<Ref>(ex, vm_.known.throwable_cause);
    ex = cause == ex ? kNull : cause;
  }
  return outermost;
}

}  // namespace heddle::java
