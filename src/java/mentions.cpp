#include "java/mentions.h"

#include <algorithm>
#include <set>

namespace heddle::java {
namespace {

// A program with more classes is hardly one to be explored; reading them would take longer than it is worth.
constexpr std::size_t kMostClasses = 400;

struct Sign {
  std::string_view text;
  bool Mentions::*mention;
};
// Whole entries: names of classes and methods.
constexpr Sign kNames[] = {
    {"format", &Mentions::format},
    {"printf", &Mentions::format},
    {"formatted", &Mentions::format},
    {"java/util/Formatter", &Mentions::format},
    {"toLowerCase", &Mentions::locale},
    {"toUpperCase", &Mentions::locale},
    {"java/util/Locale", &Mentions::locale},
    {"java/util/Scanner", &Mentions::locale},
    {"gc", &Mentions::gc},
};
// Also inside of descriptors.
constexpr Sign kParts[] = {
    {"java/util/concurrent/", &Mentions::concurrent},
    {"java/text/", &Mentions::numbers},
    {"java/text/DateFormat", &Mentions::dates},
    {"java/text/SimpleDateFormat", &Mentions::dates},
    {"java/util/Calendar", &Mentions::dates},
    {"java/util/Date", &Mentions::dates},
    {"java/util/GregorianCalendar", &Mentions::dates},
    {"java/time/Clock", &Mentions::time},
    {"java/time/Local", &Mentions::time},
    {"java/time/Offset", &Mentions::time},
    {"java/time/Year", &Mentions::time},
    {"java/time/Zone", &Mentions::time},
    {"java/time/format/", &Mentions::time},
    {"java/util/ResourceBundle", &Mentions::bundles},
    {"java/util/TimeZone", &Mentions::time},
    {"java/util/logging/", &Mentions::logging},
    {"java/lang/System$Logger", &Mentions::logging},
};
// Methods of java.lang.System.
constexpr Sign kOfSystem[] = {
    {"clearProperty", &Mentions::sets_properties}, {"getProperties", &Mentions::sets_properties},
    {"setErr", &Mentions::sets_streams},           {"setProperties", &Mentions::sets_properties},
    {"setProperty", &Mentions::sets_properties},
};

// The class of that name if it is the program's own.
std::optional<ClassFile> own_class(const Vm& vm, const std::string& name) {
  for (const auto& source : vm.sources) {
    auto found = source->find(name + ".class");
    if (!found) return std::nullopt;
    if (!*found) continue;
    if ((*found)->from_jdk) return std::nullopt;
    auto file = parse_class_file((*found)->bytes, (*found)->origin);
    return file ? std::optional(std::move(*file)) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

void Mentions::look_at(const ClassFile& file) {
  for (const CpEntry& entry : file.cp) {
    if (entry.tag == CpTag::Utf8) {
      for (const Sign& sign : kNames)
        if (entry.utf8 == sign.text) this->*sign.mention = true;
      for (const Sign& sign : kParts)
        if (entry.utf8.find(sign.text) != std::string::npos) this->*sign.mention = true;
    } else if (entry.tag == CpTag::Methodref && file.utf8(file.cp[entry.a].a) == "java/lang/System") {
      for (const Sign& sign : kOfSystem)
        if (file.utf8(file.cp[entry.b].a) == sign.text) this->*sign.mention = true;
    } else if (entry.tag == CpTag::Fieldref && file.utf8(file.cp[entry.a].a) == "java/util/Locale") {
      locales.emplace(file.utf8(file.cp[entry.b].a));
    }
  }
}

Mentions find_mentions(const Vm& vm, const Klass& main) {
  Mentions mentions;
  std::set<std::string> known = {main.name};
  std::vector<std::string> next;
  auto follow = [&](const ClassFile& file) {
    mentions.look_at(file);
    for (const CpEntry& entry : file.cp) {
      if (entry.tag != CpTag::Class) continue;
      const std::string name(file.utf8(entry.a));
      const bool library = name.starts_with("java/") || name.starts_with("[");
      if (!library && known.insert(name).second) next.push_back(name);
    }
  };
  follow(*main.file);
  for (std::size_t looked_at = 1; !next.empty(); ++looked_at) {
    if (looked_at == kMostClasses) {
      mentions.sets_properties = mentions.sets_streams = true;
      break;
    }
    const std::string name = std::move(next.back());
    next.pop_back();
    if (auto file = own_class(vm, name)) follow(*file);
  }
  return mentions;
}

}  // namespace heddle::java
