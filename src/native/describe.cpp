#include "native/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "native/interp/interpreter.h"
#include "native/library/naming.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

std::string base_name(const std::string& path) {
  return path.substr(path.rfind('/') + 1);
}

const LineEntry* line_at(const Function& f, std::uint32_t pc) {
  auto it = std::upper_bound(f.lines.begin(), f.lines.end(), pc,
                             [](std::uint32_t at, const LineEntry& entry) { return at < entry.pc; });
  return it == f.lines.begin() ? nullptr : &*std::prev(it);
}

std::string place_of(const Module& module, const Site& site) {
  if (site.function == kNoSlot || site.function >= module.functions.size()) return "";
  std::string first;
  for (const SourcePosition& p : positions(module, site.function, site.pc)) {
    if (p.line == 0) continue;
    if (!p.library) return fmt::format("{}:{}", base_name(p.file), p.line);
    if (first.empty()) first = fmt::format("{}:{}", base_name(p.file), p.line);
  }
  return first;
}

// The part of an object of `type` that lies at `offset`: ".lock", "[2].next"; `found` is its type.
std::string part(const Module& module, std::uint32_t type, std::uint64_t offset, std::uint32_t& found) {
  std::string text;
  for (unsigned depth = 0; depth < 32; ++depth) {
    found = type;
    const Type& t = module.types[type];
    if (t.kind == Type::Kind::Array && t.element != 0 && module.types[t.element].size != 0) {
      const std::uint64_t size = module.types[t.element].size;
      text += fmt::format("[{}]", offset / size);
      offset %= size;
      type = t.element;
      continue;
    }
    if (t.kind == Type::Kind::Struct) {
      const TypeMember* best = nullptr;
      for (const TypeMember& m : t.members)
        if (m.offset <= offset && offset < m.offset + std::max<std::uint64_t>(1, module.types[m.type].size)) {
          best = &m;
          break;
        }
      if (best == nullptr) break;
      if (!module.strings[best->name].empty()) text += "." + module.strings[best->name];
      offset -= best->offset;
      type = best->type;
      continue;
    }
    break;
  }
  if (offset != 0) text += fmt::format("+{}", offset);
  return text;
}

// pthread objects are opaque to their users: "m", not "m.__data.__owner".
bool opaque(const std::string& name) {
  return name.find(".__") != std::string::npos;
}

struct Named {
  std::string name, where;  // "a[3]", "malloc at f.c:12"
  std::uint32_t type = 0;
};

enum class Extent : std::uint8_t { Part, Whole };

constexpr const char* kUnnamed = "a temporary";  // or a block of alloca

Named name_of(const World& world, Ptr p, Extent extent = Extent::Part) {
  const Module& module = world.module;
  const ObjectId id = object_of(p);
  Named out;
  const Site& site = world.objects.site(world.objects.origin(id).site);
  std::uint32_t type = 0;
  switch (site.kind) {
    case ObjectKind::Global:
    case ObjectKind::Constant:
    case ObjectKind::ThreadLocal: {
      if (site.alloca_or_global >= module.globals.size()) break;
      const Global& g = module.globals[site.alloca_or_global];
      out.name = g.name;
      type = g.type;
      if (g.location != 0)
        out.where = fmt::format("{}:{}", base_name(module.strings[module.locations[g.location].file]),
                                module.locations[g.location].line);
      break;
    }
    case ObjectKind::Stack: {
      if (site.alloca_or_global < module.allocas.size()) {
        const AllocaSite& a = module.allocas[site.alloca_or_global];
        out.name = module.strings[a.name];
        type = a.type;
      }
      if (site.function == kNoSlot) {
        out.name = "argv";
        break;
      }
      if (out.name.empty()) out.name = kUnnamed;
      out.where = fmt::format("in {}", module.strings[module.functions[site.function].display]);
      break;
    }
    case ObjectKind::Heap: {
      out.name = "block";
      const std::string place = place_of(module, site);
      out.where = place.empty() ? "allocated" : "allocated at " + place;
      break;
    }
    default: out.name = fmt::format("{:#x}", p); return out;
  }
  if (extent == Extent::Whole) return out;
  if (type != 0) {
    const std::string path = part(module, type, offset_of(p), out.type);
    out.name += opaque(path) ? path.substr(0, path.find(".__")) : path;
  } else if (offset_of(p) != 0) {
    out.name += fmt::format("+{}", offset_of(p));
  }
  return out;
}

std::string value_text(const World& world, const Event& event, std::uint32_t type) {
  const Type& t = world.module.types[type];
  const unsigned bits = std::min(8u, event.size) * 8;
  const std::uint64_t value = bits >= 64 ? event.value : event.value & ((std::uint64_t{1} << bits) - 1);
  if (t.kind == Type::Kind::Float && event.size == 8) return fmt::format("{}", std::bit_cast<double>(value));
  if (t.kind == Type::Kind::Float && event.size == 4)
    return fmt::format("{}", std::bit_cast<float>(static_cast<std::uint32_t>(value)));
  if (t.kind == Type::Kind::Integer && !t.is_signed) return std::to_string(value);
  const ObjectId id = static_cast<ObjectId>(value >> 32);
  if (t.kind == Type::Kind::Pointer || (event.size == 8 && id != 0 && id < kObjects)) {
    if (value == 0) return "NULL";
    const ObjectKind kind = world.objects.record(value).kind();
    if (kind != ObjectKind::None && kind != ObjectKind::Function) return "&" + name_of(world, value).name;
    return fmt::format("{:#x}", value);
  }
  return std::to_string(static_cast<std::int64_t>(value << (64 - bits)) >> (64 - bits));
}

}  // namespace

std::vector<SourcePosition> positions(const Module& module, std::uint32_t function, std::uint32_t pc) {
  const Function& f = module.functions[function];
  std::vector<SourcePosition> out;
  const LineEntry* line = line_at(f, pc);
  for (std::uint32_t at = line == nullptr ? 0 : line->location; at != 0;
       at = module.locations[at].inlined_at) {
    const Location& l = module.locations[at];
    const std::string& file = module.strings[l.file];
    if (file.starts_with("/heddle/runtime")) break;  // nobody has that source
    out.push_back({module.strings[l.function], file, static_cast<int>(l.line), f.library});
  }
  if (out.empty()) out.push_back({module.strings[f.display], "", 0, f.library});
  return out;
}

std::string describe_object(const World& world, Ptr p) {
  const Named named = name_of(world, p);
  return named.where.empty() || !named.where.starts_with("allocated")
             ? named.name
             : fmt::format("{} ({})", named.name, named.where);
}

std::string object_name(Call& call, Ptr p) {
  return describe_object(call.interpreter().world(), p);
}
std::string thread_name(Call& call, ThreadId thread) {
  return describe_thread(call.interpreter().world(), thread);
}

std::string describe_refusal(const World& world, Ptr p, std::uint64_t n, bool write, const char* function) {
  const std::string by = function == nullptr ? "" : fmt::format(" (by {})", function);
  const std::string what =
      fmt::format("{} of {} byte{}{}", write ? "write" : "read", n, n == 1 ? "" : "s", by);
  switch (world.objects.why(p, n, write)) {
    case Objects::Refusal::Null: return fmt::format("{} through a null pointer", what);
    case Objects::Refusal::NotAPointer:
    case Objects::Refusal::Unknown:
      return fmt::format("{} through an address that is no object's ({:#x})", what, p);
    case Objects::Refusal::NotData: return fmt::format("{} of the code of a function", what);
    case Objects::Refusal::ReadOnly:
      return fmt::format("{} in the constant {}", what, name_of(world, p).name);
    case Objects::Refusal::Ended: {
      const ObjectOrigin& origin = world.objects.origin(object_of(p));
      const Site& made = world.objects.site(origin.site);
      const Named named = name_of(world, p, Extent::Whole);
      const std::string ended = place_of(world.module, world.objects.site(origin.freed));
      if (made.kind == ObjectKind::Heap)
        return fmt::format("use after free: {} at offset {} of the block {}, freed{}", what,
                           static_cast<std::int32_t>(offset_of(p)), named.where,
                           ended.empty() ? "" : " at " + ended);
      return fmt::format("use after return: {} of {}{} {}, which has ended", what,
                         named.name == kUnnamed ? "" : "the variable ", named.name, named.where);
    }
    case Objects::Refusal::OutOfBounds: break;
  }
  const ObjectRecord& r = world.objects.record(p);
  const Named named = name_of(world, p, Extent::Whole);
  const auto at = static_cast<std::int32_t>(offset_of(p));
  const std::string which = named.where.starts_with("allocated")
                                ? fmt::format("the block of {} bytes {}", r.size, named.where)
                                : fmt::format("{} ({} bytes)", named.name, r.size);
  if (at < 0) return fmt::format("out of bounds: {} {} bytes before {}", what, -at, which);
  if (static_cast<std::uint32_t>(at) >= r.size && at - static_cast<std::int32_t>(r.size) == 0)
    return fmt::format("out of bounds: {} just past the end of {}", what, which);
  return fmt::format("out of bounds: {} at offset {} of {}", what, at, which);
}

std::string describe_thread(const World& world, ThreadId thread) {
  if (thread == 0) return "main";
  std::string name = "thread";
  if (thread < world.thread_slots()) {
    const std::uint32_t index = world.started_with(thread) -
                                object_of_global(static_cast<std::uint32_t>(world.module.globals.size()));
    if (index < world.module.functions.size())
      name = world.module.strings[world.module.functions[index].display];
  }
  return fmt::format("{}-{}", name, thread);
}

Stack describe_stack(const World& world, ThreadId thread) {
  Stack out;
  const std::uint64_t* stack = world.stack(thread);
  for (std::uint32_t at = world.record(thread).frame; at != 0;
       at = static_cast<std::uint32_t>(stack[at + kFrameCaller] >> 32)) {
    const std::uint64_t code = stack[at + kFrameCode];
    for (SourcePosition& p :
         positions(world.module, static_cast<std::uint32_t>(code >> 32), static_cast<std::uint32_t>(code)))
      if (!p.function.starts_with("__heddle_")) out.push_back(std::move(p));
  }
  return out;
}

std::string describe_event(const World& world, const Event& event) {
  const Named named = event.object == 0 ? Named{} : name_of(world, event.location);
  const std::string where = event.object == 0 ? "" : describe_object(world, event.location);
  auto value = [&] { return value_text(world, event, named.type); };
  switch (event.kind) {
    case EventKind::Read:
      return event.size > 8 || event.detail == kByLibrary ? "read " + where
                                                          : fmt::format("read {}: {}", where, value());
    case EventKind::Write:
      return event.size > 8 || event.detail == kByLibrary ? "write " + where
                                                          : fmt::format("{} = {}", where, value());
    case EventKind::SyncRead:
      return event.size > 8 ? "atomic read " + where : fmt::format("atomic read {}: {}", where, value());
    case EventKind::SyncWrite:
      return event.size > 8 ? "atomic write " + where : fmt::format("atomic {} = {}", where, value());
    case EventKind::SyncUpdate:
      return event.size > 8 ? "atomic update " + where : fmt::format("atomic update {} = {}", where, value());
    case EventKind::SyncFailure:
      return event.size == 0 ? fmt::format("cannot get {}", where)
                             : fmt::format("compare-exchange of {} fails: {}", where, value());
    case EventKind::Acquire: {
      constexpr const char* kVerbs[] = {"lock", "write-lock", "read-lock", "take", "pass"};
      return fmt::format("{} {}", kVerbs[std::min<std::uint32_t>(event.detail, kBarrierPoint)], where);
    }
    case EventKind::Release: {
      constexpr const char* kVerbs[] = {"unlock", "write-unlock", "read-unlock", "post", "arrive at"};
      return fmt::format("{} {}", kVerbs[std::min<std::uint32_t>(event.detail, kBarrierPoint)], where);
    }
    case EventKind::Wait: return "wait for " + where;
    case EventKind::Wake: return "woken from " + where;
    case EventKind::Notify: return "signal " + where;
    case EventKind::Park: return "goes on";
    case EventKind::Unpark: return "releases " + describe_thread(world, static_cast<ThreadId>(event.value));
    case EventKind::Spawn: return "start " + describe_thread(world, static_cast<ThreadId>(event.value));
    case EventKind::Join: return "join " + describe_thread(world, static_cast<ThreadId>(event.value));
    case EventKind::Interrupt: return "interrupt";
    case EventKind::Sleep: return "sleep";
    case EventKind::Yield: return "yield";
    case EventKind::Initialised: return "initialised once: " + where;
    case EventKind::Data: return fmt::format("choose {}", event.value);
    case EventKind::Output: return "print";
    case EventKind::End: return "end";
    case EventKind::Fence: return "fence";
  }
  return "?";
}

std::string describe_alternative(const World& world, const Alternative& alternative) {
  const ThreadRecord& r = world.record(alternative.thread);
  std::string what;
  switch (r.pending) {
    case Pending::Begin: what = "begin"; break;
    case Pending::Data: what = fmt::format("choose {}", alternative.value); break;
    case Pending::Access: what = r.object == 0 ? "go on" : "use " + describe_object(world, r.object); break;
    case Pending::WordZero:
    case Pending::WordNatural:
    case Pending::WordPositive:
    case Pending::WordNot:
      what = (alternative.value == 1 ? "time out at " : "get ") + describe_object(world, r.object);
      break;
    case Pending::Waiting: what = "time out at " + describe_object(world, r.object); break;
    case Pending::Join: what = "join " + describe_thread(world, static_cast<ThreadId>(r.value)); break;
    case Pending::Sleep: what = "wake up"; break;
    default: what = "go on";
  }
  return describe_thread(world, alternative.thread) + ": " + what;
}

namespace {

// Who holds the mutex or lock whose word is at p: the word is a thread number + 1 where there is one holder.
ThreadId holder(const World& world, Ptr p) {
  const std::byte* bytes = world.objects.readable(p, 4);
  if (bytes == nullptr) return kNoThread;
  std::uint32_t word;
  std::memcpy(&word, bytes, 4);
  word &= 0xffff;  // without what a read-write lock has above it
  return word != 0 && word <= world.thread_slots() ? word - 1 : kNoThread;
}

}  // namespace

std::vector<ThreadStatus> describe_threads(const World& world) {
  std::vector<ThreadStatus> out;
  for (ThreadId t = 0; t < world.thread_slots(); ++t) {
    const ThreadRecord& r = world.record(t);
    if (r.pending == Pending::None && world.started_with(t) == 0) continue;  // not on this path
    ThreadStatus s;
    s.thread = t;
    s.name = describe_thread(world, t);
    if (r.pending == Pending::None) {
      s.state = "ended";
      out.push_back(std::move(s));
      continue;
    }
    s.stack = describe_stack(world, t);
    s.state = "runnable";
    switch (t == world.running ? Pending::Access : r.pending) {
      case Pending::Ended: s.state = "ended"; break;
      case Pending::WordZero:
      case Pending::WordNatural:
        s.state = "blocked";
        s.waits_for = describe_object(world, r.object);
        s.held_by = holder(world, r.object);
        break;
      case Pending::WordPositive:
      case Pending::WordNot:
        s.state = "blocked";
        s.waits_for = describe_object(world, r.object);
        break;
      case Pending::Waiting:
        s.state = "waiting";
        s.waits_for =
            (r.value == kBarrier ? "the others at " : "a signal on ") + describe_object(world, r.object);
        break;
      case Pending::Join:
        s.state = "waiting";
        s.waits_for = "the end of " + describe_thread(world, static_cast<ThreadId>(r.value));
        s.held_by = static_cast<ThreadId>(r.value);
        break;
      default: break;
    }
    out.push_back(std::move(s));
  }
  return out;
}

}  // namespace heddle::native
