// Keys of thread-specific data: which exist, and their destructors. The values are in the threads' own memory
// (runtime/keys.c). A key that is deleted and made again is another one: its number is the same, its sequence
// is not, so that old values do not come back.
#include <cerrno>

#include "native/library/pthread.h"
#include "native/library/sync.h"
#include "native/runtime/keys.h"

namespace heddle::native {
namespace {

struct Key {
  std::uint32_t sequence;  // odd: it exists
  std::uint32_t unused;
  Ptr destructor;
};
struct Keys {
  std::uint32_t used;  // no key has this number or a higher one
  std::uint32_t unused;
  Key keys[HEDDLE_KEYS];
};
const char kKeys = 0;

Keys& keys(Call& c) {
  return c.family_state<Keys>(&kKeys);
}

bool exists(const Keys& k, std::uint32_t key) {
  return key < HEDDLE_KEYS && k.keys[key].sequence % 2 == 1;
}

void create(Call& c) {
  Keys& k = keys(c);
  std::uint32_t key = 0;
  while (key < HEDDLE_KEYS && exists(k, key)) ++key;
  if (key == HEDDLE_KEYS)
    c.unsupported("more than " + std::to_string(HEDDLE_KEYS) + " keys of thread-specific data");
  c.store<std::uint32_t>(c.arg(0), key);
  ++k.keys[key].sequence;
  k.keys[key].destructor = c.arg(1);
  if (key >= k.used) k.used = key + 1;
}

void remove(Call& c) {
  Keys& k = keys(c);
  const std::uint32_t key = static_cast<std::uint32_t>(c.arg(0));
  if (!exists(k, key)) return c.ret_i32(EINVAL);
  ++k.keys[key].sequence;
  k.keys[key].destructor = 0;
}

// unsigned __heddle_key_sequence(unsigned key): 0: there is no such key.
void sequence(Call& c) {
  const Keys& k = keys(c);
  const std::uint32_t key = static_cast<std::uint32_t>(c.arg(0));
  c.ret(exists(k, key) ? k.keys[key].sequence : 0);
}

// unsigned __heddle_keys_used(void): 0: the program has no keys.
void used(Call& c) {
  c.ret(keys(c).used);
}

// destructor __heddle_key_destructor(unsigned key)
void destructor(Call& c) {
  c.ret(keys(c).keys[c.arg(0) % HEDDLE_KEYS].destructor);
}

}  // namespace

void pthread_key_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"pthread_key_create", create},
                                  {"pthread_key_delete", remove},
                                  {"__heddle_key_sequence", sequence},
                                  {"__heddle_keys_used", used},
                                  {"__heddle_key_destructor", destructor},
                              });
}

}  // namespace heddle::native
