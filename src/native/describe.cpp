#include "native/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <cstring>

#include "native/interp/interpreter.h"
#include "native/library/annotation.h"
#include "native/library/naming.h"
#include "native/library/omp_task.h"
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
  if (site.user_function < module.functions.size())
    return place_of(module, {.function = site.user_function, .pc = site.user_pc});
  std::string first;
  for (const SourcePosition& p : positions(module, site.function, site.pc)) {
    if (p.line == 0) continue;
    if (!p.library) return fmt::format("{}:{}", base_name(p.file), p.line);
    if (first.empty()) first = fmt::format("{}:{}", base_name(p.file), p.line);
  }
  return first;
}

bool ended_with_scope(const Module& module, const Site& site) {
  return site.function < module.functions.size() &&
         module.functions[site.function].code[site.pc].op == Op::EndScope;
}

enum class Indices : std::uint8_t { Told, Left };  // a[3], or a[] for all of them

// "(2,3)" of a Fortran array: the last index is that of the outermost type. `type` and `offset` become those
// of the element.
std::string fortran_index(const Module& module, std::uint32_t& type, std::uint64_t& offset, Indices indices) {
  std::string text;
  while (module.types[type].fortran && module.types[module.types[type].element].size != 0) {
    const Type& t = module.types[type];
    const std::uint64_t each = module.types[t.element].size;
    const std::string index = std::to_string(static_cast<std::int64_t>(offset / each) + t.lower);
    text = text.empty() ? index : index + "," + text;
    offset %= each;
    type = t.element;
  }
  return indices == Indices::Told ? "(" + text + ")" : "()";
}

// The part of an object of `type` that lies at `offset` and holds `size` bytes: ".lock", "[2].next"; `found`
// is its type. Members that share their bytes (of a union, bit-fields) are not told apart.
std::string part(const Module& module, std::uint32_t type, std::uint64_t offset, std::uint64_t size,
                 std::uint32_t& found, Indices indices) {
  std::string text;
  for (unsigned depth = 0; depth < 32; ++depth) {
    found = type;
    const Type& t = module.types[type];
    if (t.fortran && t.size != 0) {
      text += fortran_index(module, type, offset, indices);
      continue;
    }
    if (t.kind == Type::Kind::Array && t.element != 0 && module.types[t.element].size != 0) {
      const std::uint64_t each = module.types[t.element].size;
      if (offset % each + size > each) return text;
      text += indices == Indices::Told ? fmt::format("[{}]", offset / each) : "[]";
      offset %= each;
      type = t.element;
      continue;
    }
    if (t.kind == Type::Kind::Struct) {
      const TypeMember* best = nullptr;
      for (const TypeMember& m : t.members) {
        const std::uint64_t extent = std::max<std::uint64_t>(1, module.types[m.type].size);
        if (m.offset > offset || offset + size > m.offset + extent) continue;
        if (best != nullptr) return text;
        best = &m;
      }
      if (best == nullptr) return text;
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

// What a library keeps in its objects is not its users' business: "m", not "m.__data.__owner".
std::string without_internals(const std::string& path) {
  for (std::size_t at = 0; (at = path.find("._", at)) != std::string::npos; ++at)
    if (at + 2 < path.size() && (path[at + 2] == '_' || std::isupper(path[at + 2]) != 0))
      return path.substr(0, at);
  return path;
}

struct Named {
  std::string name, where;  // "a[3]", "malloc at f.c:12"
  std::uint32_t type = 0;
};

enum class Extent : std::uint8_t { Part, Whole };

constexpr const char* kUnnamed = "a temporary";  // or a block of alloca

// The call that made a block of malloc, as far as debug information knows what it is for.
const CallSite* maker_of(const Module& module, const Site& site) {
  if (site.function >= module.functions.size()) return nullptr;
  const std::vector<Insn>& code = module.functions[site.function].code;
  if (site.pc >= code.size() || code[site.pc].op != Op::CallExternal) return nullptr;
  const CallSite& call = module.calls[code[site.pc].b];
  const Type& type = module.types[call.block_type];
  return call.block_type != 0 && (type.size != 0 || type.fortran) ? &call : nullptr;
}

// What the OpenMP runtime has made (runtime/omp_parallel.c): threads meet there.
bool is_team(const Module& module, const Site& site) {
  if (site.function >= module.functions.size()) return false;
  const std::vector<Insn>& code = module.functions[site.function].code;
  return site.pc < code.size() && code[site.pc].op == Op::CallExternal &&
         module.externals[code[site.pc].a].name == "__heddle_omp_team";
}

// "buf[4]", "node->next"; "Node.next" of a block that no variable is known for.
std::string name_in_block(const Module& module, const CallSite& maker, std::uint64_t offset,
                          std::uint64_t size, std::uint32_t& found, Indices indices) {
  const Type& type = module.types[maker.block_type];
  if (type.fortran) {  // its bounds are in a descriptor, which may have changed since
    found = type.element;
    while (module.types[found].fortran) found = module.types[found].element;
    const std::uint64_t each = std::max<std::uint64_t>(1, module.types[found].size);
    const std::string element =
        indices == Indices::Told ? fmt::format("(element {})", offset / each + 1) : std::string("()");
    return module.strings[maker.block_name] + element +
           part(module, found, offset % each, size, found, indices);
  }
  const std::uint64_t index = offset / type.size;
  if (offset % type.size + size > type.size) size = 1;  // more than one of them: the first
  const std::string path =
      without_internals(part(module, maker.block_type, offset % type.size, size, found, indices));
  const bool structure = type.kind == Type::Kind::Struct;
  std::string name = module.strings[maker.block_name];
  if (name.empty()) {
    const std::string number = index != 0 && indices == Indices::Told ? fmt::format("[{}]", index) : "";
    return module.strings[type.name] + number + path;
  }
  if (!structure || (index != 0 && indices == Indices::Told))
    return name + (indices == Indices::Told ? fmt::format("[{}]", index) : "[]") + path;
  return path.empty() ? "*" + name : fmt::format("{}->{}", name, path.substr(path[0] == '.' ? 1 : 0));
}

// The `size` bytes at `offset` of an object made at `site`.
Named name_of(const World& world, const Site& site, std::uint32_t offset, std::uint64_t size,
              Extent extent = Extent::Part, Indices indices = Indices::Told) {
  const Module& module = world.module;
  Named out;
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
      if (is_team(module, site)) return {"the barrier of the team", "", 0};
      out.name = "block";
      const std::string place = place_of(module, site);
      out.where = place.empty() ? "allocated" : "allocated at " + place;
      if (const CallSite* maker = maker_of(module, site); maker != nullptr && extent == Extent::Part) {
        out.name = name_in_block(module, *maker, offset, size, out.type, indices);
        return out;
      }
      break;
    }
    default: out.name = fmt::format("{:#x}", offset); return out;
  }
  if (extent == Extent::Whole) return out;
  if (type != 0) {
    out.name += without_internals(part(module, type, offset, size, out.type, indices));
  } else if (offset != 0 && (indices == Indices::Told || site.kind != ObjectKind::Heap)) {
    out.name += fmt::format("+{}", offset);
  }
  return out;
}

Named name_of(const World& world, Ptr p, Extent extent = Extent::Part, std::uint64_t size = 1) {
  const Site& site = world.objects.site(world.objects.origin(object_of(p)).site);
  if (site.kind == ObjectKind::None) return {fmt::format("{:#x}", p), "", 0};
  return name_of(world, site, offset_of(p), size, extent);
}

std::string with_origin(const Named& named) {
  return named.where.starts_with("allocated") ? fmt::format("{} ({})", named.name, named.where) : named.name;
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
    out.push_back({module.strings[l.function], file, static_cast<int>(l.line), l.library});
  }
  if (out.empty()) out.push_back({module.strings[f.display], "", 0, f.library});
  return out;
}

std::string describe_object(const World& world, Ptr p) {
  return with_origin(name_of(world, p));
}

std::string describe_access(const World& world, const Event& access) {
  const Site& site = world.objects.site(site_of_access(access.detail));
  return with_origin(name_of(world, site, offset_of(access.location), access.size));
}

// Variables of the same name in two functions are not the same.
std::string group_of_access(const World& world, const Event& access) {
  const SiteId site = site_of_access(access.detail);
  const Named named = name_of(world, world.objects.site(site), offset_of(access.location), access.size,
                              Extent::Part, Indices::Left);
  return fmt::format("{} {} #{}", named.name, named.where, site);
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
      const bool scope = ended_with_scope(world.module, world.objects.site(origin.freed));
      return fmt::format("use after {}: {} of {}{} {}, {} has ended{}", scope ? "scope" : "return", what,
                         named.name == kUnnamed ? "" : "the variable ", named.name, named.where,
                         scope ? "whose scope" : "which", scope && !ended.empty() ? " at " + ended : "");
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
  if (thread < world.thread_slots())
    if (const std::uint32_t number = world.number_in_team(thread); number != 0)
      return (number & kOfLeague) != 0 ? fmt::format("team {} of the league", number & ~kOfLeague)
             : number == thread        ? fmt::format("thread {} of the team", number)
                                       : fmt::format("thread {} of an inner team ({})", number, thread);
  std::string name = "thread";
  if (thread < world.thread_slots()) {
    const std::uint32_t index = world.started_with(thread) -
                                object_of_global(static_cast<std::uint32_t>(world.module.globals.size()));
    if (index < world.module.functions.size())
      name = world.module.strings[world.module.functions[index].display];
  }
  // "main, task at line 7": not to be read as lines 7 to 2.
  return name.find(", task at line ") != std::string::npos ? fmt::format("{} ({})", name, thread)
                                                           : fmt::format("{}-{}", name, thread);
}

// An edge that is no operation of the program's own.
static std::string describe_edge(const Event& event) {
  const bool releases = (event.order & kReleases) != 0;
  const bool hidden = event.sync >> 32 == 0 && (event.sync & 0x8000'0000) != 0;
  if (!hidden) return releases ? "release" : "acquire";
  switch (static_cast<omp::Carries>(event.sync >> 28 & 7)) {
    case omp::Carries::Barrier: return "barrier";
    case omp::Carries::Ordered: return "ordered";
    case omp::Carries::Tasks:
    case omp::Carries::Children: return releases ? "end of a task" : "wait for tasks";
    default: return releases ? "end of a task with depend" : "begin of a task with depend";
  }
}

SourcePosition exit_position(const World& world) {
  if (world.exit_thread == kNoThread) return {};
  for (SourcePosition& p : describe_stack(world, world.exit_thread))
    if (!p.library) return std::move(p);
  const auto& functions = world.module.functions;
  for (std::uint32_t i = 0; i < functions.size(); ++i) {
    const Function& f = functions[i];
    if (f.name == "main" && !f.code.empty())
      return positions(world.module, i, static_cast<std::uint32_t>(f.code.size() - 1)).back();
  }
  return {};
}

Stack describe_stack(const World& world, ThreadId thread) {
  if (thread >= world.thread_slots()) return {};  // main has not begun
  Stack out;
  const std::uint64_t* stack = world.stack(thread);
  for (std::uint32_t at = world.record(thread).frame; at != 0;
       at = static_cast<std::uint32_t>(stack[at + kFrameCaller] >> 32)) {
    const std::uint64_t code = stack[at + kFrameCode];
    bool first = true;
    for (SourcePosition& p :
         positions(world.module, static_cast<std::uint32_t>(code >> 32), static_cast<std::uint32_t>(code)))
      if (!p.function.starts_with("__heddle_") && !p.function.starts_with("__kmpc_")) {
        // The body of a task is part of the function that it begins with.
        const bool again = !first && !out.empty() && out.back().function == p.function;
        first = false;
        if (!again) out.push_back(std::move(p));
      }
  }
  return out;
}

std::string describe_event(const World& world, const Event& event) {
  const Named named = event.object == 0 ? Named{}
                                        : name_of(world, event.location, Extent::Part,
                                                  std::max<std::uint64_t>(1, event.size));
  const std::string where = event.object == 0 ? "" : with_origin(named);
  auto value = [&] { return value_text(world, event, named.type); };
  switch (event.kind) {
    case EventKind::Read:
      return event.size > 8 || by_library(event.detail) ? "read " + where
                                                        : fmt::format("read {}: {}", where, value());
    case EventKind::Write:
      return event.size > 8 || by_library(event.detail) ? "write " + where
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
      constexpr const char* kVerbs[] = {"lock",
                                        "write-lock",
                                        "read-lock",
                                        "take",
                                        "pass",
                                        "enter the ordered region",
                                        "(annotated) happens after"};
      return fmt::format("{} {}", kVerbs[std::min<std::uint32_t>(event.detail, kAnnotation)], where);
    }
    case EventKind::Release: {
      constexpr const char* kVerbs[] = {"unlock",
                                        "write-unlock",
                                        "read-unlock",
                                        "post",
                                        "arrive at",
                                        "leave the ordered region",
                                        "(annotated) happens before"};
      return fmt::format("{} {}", kVerbs[std::min<std::uint32_t>(event.detail, kAnnotation)], where);
    }
    case EventKind::Wait: return "wait for " + where;
    case EventKind::Wake:
      return (event.value == kSpuriously ? "woken for no reason from " : "woken from ") + where;
    case EventKind::Notify: return "signal " + where;
    case EventKind::Park: return "goes on";
    case EventKind::Unpark: return "releases " + describe_thread(world, static_cast<ThreadId>(event.value));
    case EventKind::Spawn: return "start " + describe_thread(world, static_cast<ThreadId>(event.value));
    case EventKind::Join: return "join " + describe_thread(world, static_cast<ThreadId>(event.value));
    case EventKind::Interrupt: return "interrupt";
    case EventKind::Sleep: return "sleep";
    case EventKind::Yield: return "yield";
    case EventKind::Initialised: return "initialised once: " + where;
    case EventKind::Data:
      if (event.detail == kChoosesTeamSize) return fmt::format("threads in a team: {}", event.value);
      return fmt::format("choose {}", static_cast<std::int64_t>(event.value));
    case EventKind::Output: return "print";
    case EventKind::End: return "end";
    case EventKind::Fence: return "fence";
    case EventKind::Edge: return describe_edge(event);
    case EventKind::Lanes:
    case EventKind::LaneRead:
    case EventKind::LaneWrite:
    case EventKind::Published:
    case EventKind::Freed: break;  // shown to nobody
  }
  return "?";
}

AccessText describe_access_text(const World& world, const Event& event) {
  const bool access = event.kind <= EventKind::SyncFailure && event.object != 0 && event.size > 0;
  if (!access) return {};
  const Named named = name_of(world, event.location, Extent::Part, event.size);
  const bool known = event.size <= 8 && !by_library(event.detail);
  return {with_origin(named), known ? value_text(world, event, named.type) : ""};
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
    case Pending::Waiting:
      what = (alternative.value == kSpuriously ? "wake up for no reason at " : "time out at ") +
             describe_object(world, r.object);
      break;
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

const char* waits_for_tasks(std::uint64_t what) {
  switch (what) {
    case omp::kWaitsForChildren: return "its child tasks";
    case omp::kWaitsForGroup: return "the tasks of a taskgroup";
    case omp::kWaitsForDependences: return "tasks that it depends on";
    case omp::kWaitsForExclusion: return "a task of the same mutexinoutset";
    default: return nullptr;
  }
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
    for (const Ptr lock : world.held(t)) s.holds.push_back(describe_object(world, lock));
    s.state = "runnable";
    switch (t == world.running ? Pending::Access : r.pending) {
      case Pending::Ended: s.state = "ended"; break;
      case Pending::WordZero:
      case Pending::WordNatural:
        s.state = "blocked";
        s.waits_for = describe_object(world, r.object);
        if (r.value != kCount) s.held_by = holder(world, r.object);
        break;
      case Pending::WordPositive:
      case Pending::WordNot:
        s.state = "blocked";
        s.waits_for = describe_object(world, r.object);
        break;
      case Pending::Waiting:
        s.state = "waiting";
        if (const char* task = waits_for_tasks(r.value); task != nullptr) {
          s.waits_for = task;
          break;
        }
        s.waits_for = r.value == kTurn ? "its turn in an ordered loop"
                      : r.value == kBarrier || r.value == kTeam
                          ? "the others at " + describe_object(world, r.object)
                          : "a signal on " + describe_object(world, r.object);
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
