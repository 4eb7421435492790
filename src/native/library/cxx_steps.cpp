// What runtime/library_steps.cpp and the headers in include/ are made of: reference counts, and the wait for
// a word to change.
#include <cstring>

#include "native/interp/happens_before.h"
#include "native/library/call.h"
#include "native/library/registry.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

// void __heddle_take_reference(int* count): no scheduling point, see lower/library_steps.cpp.
void take_reference(Call& c) {
  c.set_sync_word(c.arg(0), c.sync_word(c.arg(0)) + 1);
}

// int __heddle_look_at_reference(const int* count)
void look_at_reference(Call& c) {
  c.ret(c.sync_word(c.arg(0)));
}

// int __heddle_give_reference(int* counts): of references, and of weak ones behind it. The result: was it the
// last (1), and were there no weak ones (2)?
void give_reference(Call& c) {
  const Ptr counts = c.arg(0);
  std::uint32_t count;
  std::memcpy(&count, c.read_atomically(counts, sizeof count), sizeof count);
  const std::uint32_t less = count - 1;
  c.write_atomically(counts, reinterpret_cast<const std::byte*>(&less), sizeof less, EventKind::SyncUpdate,
                     bits_of_update(Order::AcqRel));
  if (less != 0) return c.ret_i32(0);
  // Whoever dropped a weak one before has finished with the block.
  const Ptr weak = counts + sizeof count;
  c.emit_atomic(EventKind::SyncRead, weak, sizeof count, bits_of_read(Order::Acquire));
  c.ret_i32(c.sync_word(weak) == 1 ? 3 : 1);
}

// unsigned __heddle_await_change(unsigned* word, unsigned value): acquires.
void await_change(Call& c) {
  const Ptr word = c.arg(0);
  c.visible(Pending::WordNot, word, static_cast<std::uint32_t>(c.arg(1)));
  const std::uint32_t value = c.sync_word(word);
  c.emit_atomic(EventKind::SyncRead, word, sizeof value, bits_of_read(Order::Acquire));
  c.ret(value);
}

// void __heddle_await_zero(const unsigned* word): acquires.
void await_zero(Call& c) {
  c.visible(Pending::WordZero, c.arg(0), kCount);
  c.emit_atomic(EventKind::SyncRead, c.arg(0), sizeof(std::uint32_t), bits_of_read(Order::Acquire));
}

// void __heddle_put_word(unsigned* word, unsigned value): no scheduling point; nobody else looks now.
void put_word(Call& c) {
  c.set_sync_word(c.arg(0), static_cast<std::uint32_t>(c.arg(1)));
}

}  // namespace

void cxx_steps_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__heddle_take_reference", take_reference},
                                  {"__heddle_look_at_reference", look_at_reference},
                                  {"__heddle_give_reference", give_reference},
                                  {"__heddle_await_change", await_change},
                                  {"__heddle_await_zero", await_zero},
                                  {"__heddle_put_word", put_word},
                              });
}

}  // namespace heddle::native
