// Where the library would pick a random seed: deterministic ones from --seed, different per object or thread,
// and with no counter that threads would have to share.
#include <fmt/format.h>

#include "base/fingerprint.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

constexpr const char* kThreadLocal = "java/util/concurrent/ThreadLocalRandom";

std::uint64_t seed_for(const NativeCall& call, std::uint64_t who) {
  return mix64(call.vm.options.seed * 0x9e3779b97f4a7c15u + who);
}

// The program, or the library on its behalf, is given numbers that it takes to be random. Not the library for
// itself, where it spreads work or hash codes.
void note_random_numbers(NativeCall& call) {
  call.vm.assume_that(AssumptionKind::Random,
                      fmt::format("one sequence of random numbers (--seed {})", call.vm.options.seed));
}

// Its own code makes it.
NativeResult random_numbers(NativeCall& call) {
  note_random_numbers(call);
  return NativeResult::Bytecode;
}

// new Random(): from the object's canonical name, so that two generators differ.
NativeResult new_random(NativeCall& call) {
  if (call.vm.heap.klass(call.ref(0))->name != kThreadLocal) note_random_numbers(call);
  Method* seeded = call.method.holder->find_declared("<init>", "(J)V");
  std::uint64_t seed = seed_for(call, call.vm.heap.stable_name(call.ref(0)));
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
  if (auto caller = next_frame(call, *innermost_frame(call));
      caller && caller->method->holder->name.starts_with("jdk/random/"))
    note_random_numbers(call);
  return call.ret_i64(static_cast<std::int64_t>(seed_for(call, 1)));
}

// ImmutableCollections salts its hash tables with it; 0 would make it ask the clock.
NativeResult collection_salt(NativeCall& call) {
  return call.ret_i64(static_cast<std::int64_t>(seed_for(call, 2) | 1));
}

// --- SecureRandom: the default one has no provider; its counter is the AtomicLong that Random keeps its seed
// in ---

bool has_provider(const NativeCall& call) {
  return read_field<Ref>(call.vm, call.ref(0), "java/security/SecureRandom", "secureRandomSpi",
                         "Ljava/security/SecureRandomSpi;") != kNull;
}

NativeResult no_default_provider(NativeCall& call) {
  return call.ret();
}

NativeResult secure_set_seed(NativeCall& call) {  // adds to the randomness there is, so may be ignored
  return has_provider(call) ? NativeResult::Bytecode : call.ret();
}

// One atomic update of the counter, then bytes from it.
NativeResult take_bytes(NativeCall& call, std::uint8_t* bytes, std::size_t count) {
  Vm& vm = call.vm;
  note_random_numbers(call);
  Ref counter = read_field<Ref>(vm, call.ref(0), "java/util/Random", "seed",
                                "Ljava/util/concurrent/atomic/AtomicLong;");
  const Field* value = library_field(vm, "java/util/concurrent/atomic/AtomicLong", "value", "J");
  Cell cell = cell_at(vm, counter, cell_offset(value), BasicType::Long);
  if (NativeResult begun = begin_sync_write(call, cell); begun != NativeResult::Done) return begun;
  std::uint64_t state = load_bits(vm, cell.at, BasicType::Long) + 1;
  store_cell(vm, cell, BasicType::Long, state);
  emit_sync(call, EventKind::SyncUpdate, cell, BasicType::Long, state, Order::Volatile);
  std::uint64_t word = seed_for(call, (state << 32) ^ call.vm.heap.stable_name(call.ref(0)));
  for (std::size_t i = 0; i < count; ++i) {
    if (i % 8 == 0) word = mix64(word + i + 1);
    bytes[i] = static_cast<std::uint8_t>(word >> (8 * (i % 8)));
  }
  return NativeResult::Done;
}

NativeResult secure_next_bytes(NativeCall& call) {
  if (has_provider(call)) return NativeResult::Bytecode;
  Ref array = call.ref(1);
  if (array == kNull) return null_pointer(call);
  std::vector<std::uint8_t> bytes(call.vm.heap.length(array));
  if (NativeResult taken = take_bytes(call, bytes.data(), bytes.size()); taken != NativeResult::Done)
    return taken;
  Offset at = Heap::offset(array) + kElementsOffset;
  call.vm.memory.touch(at, bytes.size());
  __builtin_memcpy(call.vm.memory.base() + at, bytes.data(), bytes.size());
  emit_range(call, EventKind::Write, array, kElementsOffset, static_cast<std::uint32_t>(bytes.size()));
  return call.ret();
}

NativeResult secure_generate_seed(NativeCall& call) {
  if (has_provider(call) || call.i32(1) < 0) return NativeResult::Bytecode;
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(call.i32(1)));
  if (NativeResult taken = take_bytes(call, bytes.data(), bytes.size()); taken != NativeResult::Done)
    return taken;
  Ref array = new_byte_array(call, bytes.data(), bytes.size());
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

constexpr const char* kWhy = "deterministic: from --seed instead of the clock";
constexpr const char* kNoted = "the verdict is about one sequence";
constexpr const char* kSecure = "java/security/SecureRandom";
constexpr NativeEntry kEntries[] = {
    {"java/util/Random", "<init>", "()V", new_random, kWhy},
    {kThreadLocal, "localInit", "()V", init_thread_local_random, kWhy},
    {kThreadLocal, "current", nullptr, random_numbers, kNoted},
    {"java/util/SplittableRandom", "<init>", "()V", random_numbers, kNoted},
    {"jdk/internal/util/random/RandomSupport", "initialSeed", "()J", initial_seed, kWhy},
    {kSecure, "getDefaultPRNG", nullptr, no_default_provider, kWhy},
    {kSecure, "setSeed", "([B)V", secure_set_seed, kWhy},
    {kSecure, "nextBytes", "([B)V", secure_next_bytes, kWhy},
    {kSecure, "generateSeed", "(I)[B", secure_generate_seed, kWhy},
    {"jdk/internal/misc/CDS", "getRandomSeedForDumping", "()J", collection_salt},
};

}  // namespace

extern const NativeTable kSeedNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
