// rand, random and drand48 with their relatives. Threads share the generators: using one is a scheduling
// point.
#include "native/library/random.h"

#include <cmath>

#include "native/library/call.h"
#include "native/library/registry.h"

namespace heddle::native {

void AdditiveGenerator::seed(std::uint32_t seed) {
  // Park and Miller's minimal standard generator fills the words; it must not start from 0.
  std::int32_t word = seed == 0 ? 1 : static_cast<std::int32_t>(seed);
  words[0] = static_cast<std::uint32_t>(word);
  for (std::uint32_t i = 1; i < 31; ++i) {
    const std::int32_t high = word / 127773, low = word % 127773;
    word = 16807 * low - 2836 * high;
    if (word < 0) word += 2147483647;
    words[i] = static_cast<std::uint32_t>(word);
  }
  front = 3;
  seeded = 1;
  for (int i = 0; i < 310; ++i) next();
}

std::uint32_t AdditiveGenerator::next() {
  if (seeded == 0) seed(1);
  const std::uint32_t rear = (front + 31 - 3) % 31;
  words[front] += words[rear];
  const std::uint32_t value = words[front] >> 1;
  front = (front + 1) % 31;
  return value;
}

std::uint32_t next_of(std::uint32_t* state) {
  std::uint32_t result = 0;
  for (const int bits : {11, 10, 10}) {
    *state = *state * 1103515245 + 12345;
    result = result << bits ^ (*state >> 16 & ((1u << bits) - 1));
  }
  return result;
}

namespace {

constexpr char kRandom = 0, kRandom48 = 0;

void note_random_numbers(Call& call) {
  call.assumes(AssumptionKind::Random, "one sequence of random numbers (glibc's for the program's seed)");
}

AdditiveGenerator& generator(Call& call) {
  call.visible();
  call.uses_shared_state();
  return call.family_state<AdditiveGenerator>(&kRandom);
}
// random_device of src/native/runtime draws its numbers itself.
void announce_model(Call& call) {
  call.assumes(AssumptionKind::Random, "one sequence of std::random_device");
}
void rand_model(Call& call) {
  note_random_numbers(call);
  call.ret(generator(call).next());
}
void srand_model(Call& call) {
  generator(call).seed(static_cast<std::uint32_t>(call.arg(0)));
}
void rand_r_model(Call& call) {
  auto state = call.load<std::uint32_t>(call.arg(0));
  const std::uint32_t value = next_of(&state);
  call.store(call.arg(0), state);
  call.ret(value);
}

// The shared state, or three 16-bit words of the program's, lowest first (erand48 ...).
std::uint64_t step48(Call& call) {
  if (call.args() == 0) {
    note_random_numbers(call);
    call.visible();
    call.uses_shared_state();
    auto& state = call.family_state<std::uint64_t>(&kRandom48);
    return state = next48(state);
  }
  std::uint64_t x = 0;
  std::memcpy(&x, call.read(call.arg(0), 6), 6);
  x = next48(x);
  std::memcpy(call.write(call.arg(0), 6), &x, 6);
  return x;
}
void real48_model(Call& call) {
  call.ret_f64(std::ldexp(static_cast<double>(step48(call)), -48));
}
void natural48_model(Call& call) {
  call.ret(step48(call) >> 17);
}
void integer48_model(Call& call) {
  call.ret(static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(step48(call) >> 16)}));
}
void srand48_model(Call& call) {
  call.visible();
  call.family_state<std::uint64_t>(&kRandom48) = (call.arg(0) & 0xffff'ffff) << 16 | 0x330e;
}

}  // namespace

void random_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
      {"__heddle_random_numbers", announce_model},
      {"rand", rand_model},
      {"srand", srand_model},
      {"random", rand_model},
      {"srandom", srand_model},
      {"rand_r", rand_r_model},
      {"drand48", real48_model},
      {"erand48", real48_model},
      {"lrand48", natural48_model},
      {"nrand48", natural48_model},
      {"mrand48", integer48_model},
      {"jrand48", integer48_model},
      {"srand48", srand48_model},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
