#include "java/link/primitives.h"

#include <algorithm>
#include <array>

namespace heddle::java {
namespace {

// Every method but constructors and initialisers.
constexpr std::array<std::string_view, 8> kWhole = {
    "java/util/concurrent/CountDownLatch",
    "java/util/concurrent/Semaphore",
    "java/util/concurrent/locks/ReentrantLock",
    "java/util/concurrent/locks/ReentrantReadWriteLock",
    "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock",
    "java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock",
    "java/util/concurrent/locks/StampedLock",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
};

// A lock of its own beside the loop that runs tasks.
constexpr std::string_view kWorker = "java/util/concurrent/ThreadPoolExecutor$Worker";
constexpr std::array<std::string_view, 4> kOfWorker = {"lock", "tryLock", "unlock", "isLocked"};

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool is_primitive(std::string_view klass, std::string_view method) {
  if (klass == kWorker) return contains(kOfWorker, method);
  return !method.starts_with('<') && contains(kWhole, klass);
}

bool is_condition(std::string_view klass) {
  return klass == kWhole.back();
}

}  // namespace heddle::java
