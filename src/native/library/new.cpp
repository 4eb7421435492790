// operator new and operator delete, in all their forms. Memory does not run out. What new has made must be given back by the
// delete that belongs to it; where a block was made tells by what (Objects::site).
#include <string>
#include <string_view>

#include "native/interp/interpreter.h"
#include "native/library/naming.h"

namespace heddle::native {
namespace {

enum class Made : std::uint8_t { Unknown, Malloc, One, Array };

// By the function that is called at the place where the block was made.
Made made_by(std::string_view function) {
  if (function.starts_with("_Znw")) return Made::One;
  if (function.starts_with("_Zna")) return Made::Array;
  return Made::Malloc;
}

Made made(Call& c, Ptr p) {
  const World& world = c.interpreter().world();
  const Site& site = world.objects.site(world.objects.origin(object_of(p)).site);
  if (site.function >= world.module.functions.size()) return Made::Unknown;
  const Function& function = world.module.functions[site.function];
  if (site.pc >= function.code.size() || function.code[site.pc].op != Op::CallExternal) return Made::Unknown;
  return made_by(world.module.externals[function.code[site.pc].a].name);
}

bool too_much(Call& c) { return c.arg(0) > PTRDIFF_MAX; }

void allocate(Call& c) {
  if (too_much(c)) c.unsupported("operator new of more memory than there can be: std::bad_alloc");
  c.ret(c.allocate(c.arg(0), false));
}

void allocate_or_null(Call& c) {
  if (!too_much(c)) c.ret(c.allocate(c.arg(0), false));
}

void release(Call& c, Made expected, const char* used) {
  const Ptr p = c.arg(0);
  if (p == 0) return;
  if (offset_of(p) == 0 && c.interpreter().world().objects.record(p).kind() == ObjectKind::Heap) {
    const Made by = made(c, p);
    if (by != Made::Unknown && by != expected) {
      const char* should = by == Made::Malloc ? "malloc" : by == Made::One ? "new" : "new[]";
      c.fail(FindingKind::Memory, std::string(used) + " of " + object_name(c, p) + ", which was made by " + should);
    }
  }
  c.free(p);
}

void release_one(Call& c) { release(c, Made::One, "delete"); }
void release_array(Call& c) { release(c, Made::Array, "delete[]"); }

}  // namespace

void new_family(std::vector<ModelEntry>& models) {
  for (const char* name : {"_Znwm", "_Znam", "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t"})
    models.push_back({name, allocate});
  for (const char* name : {"_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t", "_ZnwmSt11align_val_tRKSt9nothrow_t",
                           "_ZnamSt11align_val_tRKSt9nothrow_t"})
    models.push_back({name, allocate_or_null});
  for (const char* name : {"_ZdlPv", "_ZdlPvm", "_ZdlPvRKSt9nothrow_t", "_ZdlPvSt11align_val_t", "_ZdlPvmSt11align_val_t",
                           "_ZdlPvSt11align_val_tRKSt9nothrow_t"})
    models.push_back({name, release_one});
  for (const char* name : {"_ZdaPv", "_ZdaPvm", "_ZdaPvRKSt9nothrow_t", "_ZdaPvSt11align_val_t", "_ZdaPvmSt11align_val_t",
                           "_ZdaPvSt11align_val_tRKSt9nothrow_t"})
    models.push_back({name, release_array});
}

}  // namespace heddle::native
