// Orders between threads that the program declares, for race detectors that cannot see them otherwise:
// ThreadSanitizer's __tsan_release and __tsan_acquire, and the AnnotateHappensBefore and After that Helgrind,
// DRD and others share (include/valgrind has their macros). Whatever happens before a release of an address
// happens before what comes after a later acquire of it, as with a semaphore that nobody waits for. Both are
// steps that other threads notice: which releases an acquire sees depends on the order.
#include "native/library/annotation.h"

#include "native/library/registry.h"

namespace heddle::native {
namespace {

Ptr annotated(Call& c, std::size_t argument) {
  const Ptr address = c.arg(argument);
  if (c.bytes_left(address) == 0)
    c.unsupported(std::string(c.name()) + " with an address that is not inside of an object");
  return address;
}

// What carries the order. An atomic variable at the same address carries one of its own, which its next
// relaxed store ends, so that another byte of the object stands for the annotation: an odd one, which no
// variable of more than a byte has as its address. It is forgotten with the object.
std::uint64_t carrier(Call& c, Ptr address) {
  return address % 2 == 0 && c.bytes_left(address) > 1 ? address + 1 : address;
}

void release(Call& c, std::size_t argument) {
  const Ptr address = annotated(c, argument);
  if (c.stops(Pending::Access, address)) return;
  c.emit_with(EventKind::Release, address, kAnnotation, carrier(c, address), kReleases);
}

void acquire(Call& c, std::size_t argument) {
  const Ptr address = annotated(c, argument);
  if (c.stops(Pending::Access, address)) return;
  c.emit_with(EventKind::Acquire, address, kAnnotation, carrier(c, address), kAcquires);
}

}  // namespace

void annotation_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__tsan_release", [](Call& c) { release(c, 0); }},
                                  {"__tsan_acquire", [](Call& c) { acquire(c, 0); }},
                                  {"AnnotateHappensBefore", [](Call& c) { release(c, 2); }},
                                  {"AnnotateHappensAfter", [](Call& c) { acquire(c, 2); }},
                              });
}

}  // namespace heddle::native
