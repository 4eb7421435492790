// Resources: getResourceAsStream reads from the class path and the JDK image into a byte array. URLs of
// resources, which would need the library's protocol handlers and files, are not supported; a resource that
// does not exist is simply not found.
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

std::optional<ClassBytes> find_resource(Vm& vm, const std::string& path) {
  for (const auto& source : vm.sources) {
    auto found = source->find(path);
    if (found && *found) return **found;
  }
  return std::nullopt;
}

// A ByteArrayInputStream of the resource, or null.
NativeResult open_stream(NativeCall& call, const std::string& path) {
  auto found = find_resource(call.vm, path);
  if (!found) return call.ret_ref(kNull);
  Ref bytes = new_byte_array(call, found->bytes.data(), found->bytes.size());
  if (bytes == kNull) return NativeResult::Threw;
  Klass* klass = call.vm.require_class("java/io/ByteArrayInputStream");
  Ref stream = call.new_object(klass);
  if (stream == kNull) return NativeResult::Threw;
  call.vm.set_ref(stream, klass->find_field("buf", "[B"), bytes);
  call.vm.set<std::int32_t>(stream, klass->find_field("count", "I"),
                            static_cast<std::int32_t>(found->bytes.size()));
  return call.ret_ref(stream);
}

// A URL: only the answer null is ours to give.
NativeResult find_url(NativeCall& call, const std::string& path) {
  if (!find_resource(call.vm, path)) return call.ret_ref(kNull);
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          ": the URL of the resource " + path + " cannot be given; use getResourceAsStream");
}

NativeResult find_urls(NativeCall& call, const std::string& path) {
  if (find_resource(call.vm, path)) return find_url(call, path);
  return call.invoke(call.vm.require_class("java/util/Collections")
                         ->find_declared("emptyEnumeration", "()Ljava/util/Enumeration;"),
                     {});
}

using Finder = NativeResult (*)(NativeCall&, const std::string&);

// Class.getResource...(name): relative to the class's package unless it begins with '/'.
template <Finder find>
NativeResult of_class(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  std::string name = call.vm.string_utf8(call.ref(1));
  if (name.starts_with('/')) return find(call, name.substr(1));
  const Klass* klass = call.vm.klass_of_mirror(call.ref(0));
  while (klass->is_array && klass->element != nullptr) klass = klass->element;
  std::string package = klass->package();
  return find(call, package.empty() ? name : package + "/" + name);
}

template <Finder find, unsigned slot>
NativeResult by_name(NativeCall& call) {
  if (call.ref(slot) == kNull) return null_pointer(call);
  std::string name = call.vm.string_utf8(call.ref(slot));
  return find(call, name.starts_with('/') ? name.substr(1) : name);
}

// Of the built-in loader; a loader of the program's own has its own ideas.
template <Finder find>
NativeResult of_loader(NativeCall& call) {
  return call.ref(0) == call.vm.system_loader ? by_name<find, 1>(call) : NativeResult::Bytecode;
}

// The reader of a properties file: the library asks for its URL and opens that. Only for the built-in loader.
NativeResult bundle_stream(NativeCall& call) {
  constexpr const char* kReader = "java/util/ResourceBundle$Control$2";
  Ref loader = read_field<Ref>(call.vm, call.ref(0), kReader, "val$loader", "Ljava/lang/ClassLoader;");
  if (loader != call.vm.system_loader) return NativeResult::Bytecode;
  Ref name = read_field<Ref>(call.vm, call.ref(0), kReader, "val$resourceName", "Ljava/lang/String;");
  return open_stream(call, call.vm.string_utf8(name));
}

constexpr const char* kLoader = "java/lang/ClassLoader";
constexpr const char* kBoot = "jdk/internal/loader/BootLoader";
constexpr const char* kWhy = "read from the class path and the JDK image by the machine";
constexpr NativeEntry kEntries[] = {
    {"java/lang/Class", "getResourceAsStream", nullptr, of_class<open_stream>, kWhy},
    {"java/lang/Class", "getResource", nullptr, of_class<find_url>, kWhy},
    {"java/lang/Module", "getResourceAsStream", nullptr, by_name<open_stream, 1>, kWhy},
    {"java/util/ResourceBundle$Control$2", "run", "()Ljava/io/InputStream;", bundle_stream, kWhy},
    {kLoader, "getResourceAsStream", nullptr, of_loader<open_stream>, kWhy},
    {kLoader, "getResource", nullptr, of_loader<find_url>, kWhy},
    {kLoader, "getResources", nullptr, of_loader<find_urls>, kWhy},
    {kLoader, "getSystemResourceAsStream", nullptr, by_name<open_stream, 0>, kWhy},
    {kLoader, "getSystemResource", nullptr, by_name<find_url, 0>, kWhy},
    {kLoader, "getSystemResources", nullptr, by_name<find_urls, 0>, kWhy},
    {kBoot, "findResourceAsStream", nullptr, by_name<open_stream, 1>, kWhy},
    {kBoot, "findResource", "(Ljava/lang/String;Ljava/lang/String;)Ljava/net/URL;", by_name<find_url, 1>,
     kWhy},
    {kBoot, "findResource", "(Ljava/lang/String;)Ljava/net/URL;", by_name<find_url, 0>, kWhy},
    {kBoot, "findResources", nullptr, by_name<find_urls, 0>, kWhy},
};

}  // namespace

extern const NativeTable kResourceNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
