#include "java/link/primitives.h"

#include <algorithm>
#include <array>

namespace heddle::java {
namespace {

struct Row {
  std::string_view klass;  // "X$*": the classes inside of X
  // Separated by spaces. "*": every method but constructors and initialisers.
  std::string_view methods;
  Primitive kind = Primitive::Plain;
};

constexpr std::string_view kQueue = "add offer put take poll peek size remainingCapacity";

// Where a method runs code of the program, it is one step up to there, and another from there on.
constexpr std::string_view kQueueLooks =
    "getQueueLength getQueuedReaderThreads getQueuedThreads getQueuedWriterThreads getWaitQueueLength "
    "getWaitingThreads hasQueuedThread hasQueuedThreads hasWaiters";

constexpr std::array kRows = {
    Row{"java/util/concurrent/locks/ReentrantLock", kQueueLooks, Primitive::LooksIntoQueue},
    Row{"java/util/concurrent/locks/ReentrantReadWriteLock", kQueueLooks, Primitive::LooksIntoQueue},
    Row{"java/util/concurrent/Semaphore", kQueueLooks, Primitive::LooksIntoQueue},
    Row{"java/util/concurrent/LinkedTransferQueue", "getWaitingConsumerCount hasWaitingConsumer",
        Primitive::LooksIntoQueue},
    Row{"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "*", Primitive::Condition},
    Row{"java/util/concurrent/locks/ReentrantLock", "*"},
    Row{"java/util/concurrent/locks/ReentrantReadWriteLock", "*"},
    Row{"java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock", "*"},
    Row{"java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock", "*"},
    Row{"java/util/concurrent/locks/StampedLock", "*"},
    Row{"java/util/concurrent/CountDownLatch", "*"},
    Row{"java/util/concurrent/CyclicBarrier", "*"},
    Row{"java/util/concurrent/Semaphore", "*"},
    Row{"java/util/concurrent/ArrayBlockingQueue", kQueue},
    Row{"java/util/concurrent/LinkedBlockingQueue", kQueue},
    Row{"java/util/concurrent/LinkedBlockingDeque",
        "add offer put take poll peek size remainingCapacity addFirst addLast offerFirst offerLast putFirst "
        "putLast takeFirst takeLast pollFirst pollLast peekFirst peekLast"},
    Row{"java/util/concurrent/PriorityBlockingQueue", kQueue},
    Row{"java/util/concurrent/SynchronousQueue", "offer put take poll"},
    Row{"java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue", kQueue},
    Row{"java/util/concurrent/CompletableFuture$*", "tryFire", Primitive::Apart},
    Row{"java/util/concurrent/CompletableFuture", "*"},
    Row{"java/util/concurrent/CompletableFuture$*", "*"},
    Row{"java/util/concurrent/FutureTask", "get isDone isCancelled run runAndReset set setException"},
    Row{"java/util/concurrent/ThreadPoolExecutor$Worker", "lock unlock", Primitive::Quiet},
    Row{"java/util/concurrent/ThreadPoolExecutor", "runWorker", Primitive::QuietItself},
    Row{"java/util/concurrent/ThreadPoolExecutor$Worker", "tryLock isLocked"},
    Row{"java/util/concurrent/ThreadPoolExecutor",
        "addWorker addWorkerFailed awaitTermination execute getTask interruptIdleWorkers processWorkerExit "
        "shutdown shutdownNow tryTerminate",
        Primitive::Pool},
    Row{"java/util/concurrent/ThreadPoolExecutor",
        "getActiveCount getCompletedTaskCount getLargestPoolSize getPoolSize getTaskCount isTerminating "
        "toString",
        Primitive::LooksIntoPool},
    Row{"java/util/concurrent/ThreadPoolExecutor", "interruptWorkers", Primitive::InDetail},
    Row{"java/util/concurrent/ForkJoinPool", "tryTerminate", Primitive::InDetail},
    Row{"java/util/concurrent/ForkJoinPool",
        "awaitTermination awaitWork createWorker deregisterWorker execute externalPush externalSubmit "
        "helpJoin invoke registerWorker scan shutdown shutdownNow signalWork submit tryCompensate "
        "uncompensate",
        Primitive::Pool},
    Row{"java/util/concurrent/ForkJoinPool",
        "getActiveThreadCount getPoolSize getQueuedSubmissionCount getQueuedTaskCount getRunningThreadCount "
        "getStealCount hasQueuedSubmissions isQuiescent isTerminating toString",
        Primitive::LooksIntoPool},
    Row{"java/util/concurrent/ForkJoinTask", "doExec", Primitive::Apart},
    Row{"java/util/concurrent/ForkJoinTask",
        "awaitDone fork get invoke isDone join quietlyInvoke quietlyJoin tryUnfork"},
    Row{"java/util/concurrent/Exchanger", "exchange"},
    Row{"java/util/concurrent/DelayQueue", kQueue},
    // A party too many can tell the last arrival from the advance, which the JDK's onAdvance lies between.
    Row{"java/util/concurrent/Phaser", "onAdvance", Primitive::Callback},
    Row{"java/util/concurrent/Phaser",
        "arrive arriveAndAwaitAdvance arriveAndDeregister awaitAdvance awaitAdvanceInterruptibly "
        "bulkRegister "
        "forceTermination register"},
    Row{"java/util/concurrent/LinkedTransferQueue", "add offer put take poll transfer tryTransfer"},
    Row{"java/util/concurrent/ConcurrentLinkedQueue", "add offer poll peek isEmpty"},
    Row{"java/util/concurrent/CopyOnWriteArrayList", "add addIfAbsent get isEmpty remove set size"},
    Row{"java/util/concurrent/ConcurrentHashMap",
        "compute computeIfAbsent computeIfPresent containsKey get getOrDefault merge put putIfAbsent putVal "
        "remove replace replaceNode"},
    // Names and patterns of a language, and other bundles of resources: caches of what anyone would find.
    Row{"sun/util/locale/*", "*"},
    Row{"sun/util/resources/*", "*"},
    Row{"sun/util/cldr/*", "*"},
    Row{"java/util/ResourceBundle", "getBundle"},
    Row{"java/util/concurrent/ConcurrentHashMap", "addCount", Primitive::Counting},
    Row{"java/util/concurrent/ConcurrentHashMap", "size isEmpty mappingCount", Primitive::AsksForSize},
};

bool names(std::string_view row, std::string_view klass) {
  return row.ends_with('*') ? klass.starts_with(row.substr(0, row.size() - 1)) : klass == row;
}

bool lists(std::string_view methods, std::string_view method) {
  if (methods == "*") return !method.starts_with('<');
  for (std::size_t at = 0; at < methods.size();) {
    const std::size_t end = std::min(methods.find(' ', at), methods.size());
    if (methods.substr(at, end - at) == method) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace

bool may_have_primitives(std::string_view klass) {
  return klass.starts_with("java/util/concurrent/") || klass.starts_with("sun/util/") ||
         klass == "java/util/ResourceBundle";
}

Primitive primitive_kind(std::string_view klass, std::string_view method) {
  const auto row = std::find_if(kRows.begin(), kRows.end(), [&](const Row& r) {
    return names(r.klass, klass) && lists(r.methods, method);
  });
  return row == kRows.end() ? Primitive::None : row->kind;
}

}  // namespace heddle::java
