// The Java machine in words: objects, locations, values, stacks and what threads wait for.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/event.h"
#include "core/finding.h"
#include "core/machine.h"
#include "java/program.h"
#include "java/synchronizers.h"
#include "java/vm.h"

namespace heddle::java {

class Describe {
 public:
  Describe(const Vm& vm, const Program& program) : vm_(vm), program_(program) {}

  // Numbers objects anew, as the recording that begins mentions them.
  void begin_recording() {
    names_.clear();
    next_.clear();
  }

  std::string event(const Event& event) const;
  std::string old_value(const Event& read) const;
  AccessText access(const Event& event) const;
  std::string alternative(const Alternative& alternative) const;
  std::string location(const Event& access) const;        // "Account.balance", "int[]#3[2]"
  std::string location_group(const Event& access) const;  // "Account.balance", "elements of Bank.main...@7"
  std::string thread_name(ThreadId thread) const { return vm_.thread_name(thread); }
  Stack stack(ThreadId thread) const;
  std::vector<ThreadStatus> threads() const;

 private:
  std::string object(Ref ref) const;                             // "Account#1", "class Bank", "int[]#2"
  std::string place(const Event& event, BasicType& type) const;  // "Account#1.balance"
  const Field* field_at(const Event& access) const;
  std::string value(BasicType type, std::uint64_t bits) const;
  std::string chosen_value(const Event& event) const;  // "choose 3 of 1..5"
  std::string action(const ThreadRecord& record) const;
  std::string simple_name(const Klass* k) const;
  void describe_parked(const ParkedFor& parked, ThreadStatus& status) const;
  std::string primitive_call(const Event& event) const;

  const Vm& vm_;
  const Program& program_;
  // Objects are numbered per class in the order in which they are first mentioned.
  mutable std::map<Ref, std::string> names_;
  mutable std::map<std::string, int> next_;
};

}  // namespace heddle::java
