// Where the library would pick a random seed: deterministic ones from --seed, different per object or thread,
// and with no counter that threads would have to share.
#include "base/fingerprint.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

std::uint64_t seed_for(const NativeCall& call, std::uint64_t who) {
  return mix64(call.vm.options.seed * 0x9e3779b97f4a7c15u + who);
}

// new Random(): from the object's canonical name, so that two generators differ.
NativeResult new_random(NativeCall& call) {
  Method* seeded = call.method.holder->find_declared("<init>", "(J)V");
  std::uint64_t seed = seed_for(call, call.ref(0));
  return call.invoke(seeded,
                     {call.ref(0), static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
}

// The current thread's generator. The probe must not be 0.
NativeResult init_thread_local_random(NativeCall& call) {
  Vm& vm = call.vm;
  Ref thread = vm.record(call.thread).java_thread;
  std::uint64_t seed = seed_for(call, std::uint64_t{call.thread} << 32);
  vm.set<std::uint64_t>(thread, vm.known.thread->find_field("threadLocalRandomSeed", "J"), seed);
  vm.set<std::uint32_t>(thread, vm.known.thread->find_field("threadLocalRandomProbe", "I"),
                        static_cast<std::uint32_t>(mix64(seed)) | 1);
  return call.ret();
}

NativeResult initial_seed(NativeCall& call) {
  return call.ret_i64(static_cast<std::int64_t>(seed_for(call, 1)));
}

// ImmutableCollections salts its hash tables with it; 0 would make it ask the clock.
NativeResult collection_salt(NativeCall& call) {
  return call.ret_i64(static_cast<std::int64_t>(seed_for(call, 2) | 1));
}

constexpr const char* kWhy = "deterministic: from --seed instead of the clock";
constexpr NativeEntry kEntries[] = {
    {"java/util/Random", "<init>", "()V", new_random, kWhy},
    {"java/util/concurrent/ThreadLocalRandom", "localInit", "()V", init_thread_local_random, kWhy},
    {"jdk/internal/util/random/RandomSupport", "initialSeed", "()J", initial_seed, kWhy},
    {"jdk/internal/misc/CDS", "getRandomSeedForDumping", "()J", collection_salt},
};

}  // namespace

extern const NativeTable kSeedNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
