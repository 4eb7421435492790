// Resources: getResourceAsStream reads from the class path and the JDK image into a byte array. What lies on
// the class path has a URL, too, which the library's file handler opens.
#include <filesystem>

#include "java/link/class_builder.h"
#include "java/natives/generated_class.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

// Boot: of the JDK only.
enum class Where : std::uint8_t { Everywhere, Boot };

std::vector<ClassBytes> find_resources(Vm& vm, const std::string& path, Where where) {
  std::vector<ClassBytes> all;
  for (const auto& source : vm.sources) {
    auto found = source->find(path);
    if (found && *found && (where == Where::Everywhere || (*found)->from_jdk)) all.push_back(**found);
  }
  return all;
}

// A ByteArrayInputStream of the resource, or null.
template <Where where>
NativeResult open_stream(NativeCall& call, const std::string& path) {
  auto all = find_resources(call.vm, path, where);
  if (all.empty()) return call.ret_ref(kNull);
  Ref stream = new_byte_stream(call, all.front().bytes);
  return stream == kNull ? NativeResult::Threw : call.ret_ref(stream);
}

// "file:/dir/Foo.class", "jar:file:/dir/a.jar!/Foo.class"; empty: there is no URL for it.
std::string url_of(const ClassBytes& resource) {
  if (resource.origin.starts_with("jrt:")) return {};
  std::size_t bang = resource.origin.find("!/");
  const std::string file = std::filesystem::weakly_canonical(resource.origin.substr(0, bang)).string();
  return bang == std::string::npos ? "file:" + file : "jar:file:" + file + resource.origin.substr(bang);
}

// static URL make(String spec), or Enumeration all(String spec): of that one URL.
std::unique_ptr<ClassFile> make_url_maker(std::string name, bool all) {
  using namespace bytecode;
  constexpr std::uint16_t kAccess = kAccPublic | kAccStatic;
  std::string type =
      std::string("(Ljava/lang/String;)") + (all ? "Ljava/util/Enumeration;" : "Ljava/net/URL;");
  ClassBuilder builder(std::move(name), kAccFinal | kAccSuper | kAccSynthetic);
  CodeBuilder code = builder.code(kAccess, type);
  code.with_class(op_new, "java/net/URL");
  code.plain(op_dup);
  code.load("Ljava/lang/String;", 0);
  code.invoke(op_invokespecial, "java/net/URL", "<init>", "(Ljava/lang/String;)V");
  if (all) {
    code.invoke(op_invokestatic, "java/util/Collections", "singletonList",
                "(Ljava/lang/Object;)Ljava/util/List;");
    code.invoke(op_invokestatic, "java/util/Collections", "enumeration",
                "(Ljava/util/Collection;)Ljava/util/Enumeration;");
  }
  code.plain(op_areturn);
  builder.add_method(kAccess, all ? "all" : "make", type, code);
  return std::make_unique<ClassFile>(builder.finish());
}

NativeResult make_url(NativeCall& call, const ClassBytes& resource, const std::string& path, bool all) {
  std::string spec = url_of(resource);
  if (spec.empty())
    return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                            ": the URL of the JDK's resource " + path + "; use getResourceAsStream");
  Ref text = call.new_string(spec);
  if (text == kNull) return NativeResult::Threw;
  Method* maker = generated_method(call.vm, all ? "java/net/URL$Makers" : "java/net/URL$Maker",
                                   [&](std::string name) { return make_url_maker(std::move(name), all); });
  return call.invoke(maker, {text});
}

template <Where where>
NativeResult find_url(NativeCall& call, const std::string& path) {
  auto all = find_resources(call.vm, path, where);
  return all.empty() ? call.ret_ref(kNull) : make_url(call, all.front(), path, false);
}

template <Where where>
NativeResult find_urls(NativeCall& call, const std::string& path) {
  auto all = find_resources(call.vm, path, where);
  if (all.size() > 1)
    return call.unsupported(call.method.holder->external_name() + "." + call.method.name + ": " + path +
                            " is on the class path more than once");
  if (!all.empty()) return make_url(call, all.front(), path, true);
  return call.invoke(call.vm.require_class("java/util/Collections")
                         ->find_declared("emptyEnumeration", "()Ljava/util/Enumeration;"),
                     {});
}

using Finder = NativeResult (*)(NativeCall&, const std::string&);

// Class.getResource...(name): relative to the class's package unless it begins with '/'.
template <Finder find>
NativeResult of_class(NativeCall& call) {
  if (call.ref(1) == kNull) return null_pointer(call);
  const Klass* klass = call.vm.klass_of_mirror(call.ref(0));
  if (klass->loader != kNull) return NativeResult::Bytecode;
  std::string name = call.vm.string_utf8(call.ref(1));
  if (name.starts_with('/')) return find(call, name.substr(1));
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

// Of the built-in loaders; a loader of the program's own has its own ideas.
template <Finder find, Finder find_in_jdk>
NativeResult of_loader(NativeCall& call) {
  if (call.ref(0) == call.vm.system_loader) return by_name<find, 1>(call);
  return call.ref(0) == call.vm.platform_loader ? by_name<find_in_jdk, 1>(call) : NativeResult::Bytecode;
}

// The reader of a properties file: the library asks for its URL and opens that. Only for the built-in loader.
NativeResult bundle_stream(NativeCall& call) {
  constexpr const char* kReader = "java/util/ResourceBundle$Control$2";
  Ref loader = read_field<Ref>(call.vm, call.ref(0), kReader, "val$loader", "Ljava/lang/ClassLoader;");
  if (loader != call.vm.system_loader) return NativeResult::Bytecode;
  Ref name = read_field<Ref>(call.vm, call.ref(0), kReader, "val$resourceName", "Ljava/lang/String;");
  return open_stream<Where::Everywhere>(call, call.vm.string_utf8(name));
}

constexpr const char* kLoader = "java/lang/ClassLoader";
constexpr const char* kBoot = "jdk/internal/loader/BootLoader";
constexpr const char* kWhy = "read from the class path and the JDK image by the machine";
constexpr NativeEntry kEntries[] = {
    {"java/lang/Class", "getResourceAsStream", nullptr, of_class<open_stream<Where::Everywhere>>, kWhy},
    {"java/lang/Class", "getResource", nullptr, of_class<find_url<Where::Everywhere>>, kWhy},
    {"java/lang/Module", "getResourceAsStream", nullptr, by_name<open_stream<Where::Everywhere>, 1>, kWhy},
    {kLoader, "getResourceAsStream", nullptr,
     of_loader<open_stream<Where::Everywhere>, open_stream<Where::Boot>>, kWhy},
    {kLoader, "getResource", nullptr, of_loader<find_url<Where::Everywhere>, find_url<Where::Boot>>, kWhy},
    {kLoader, "getResources", nullptr, of_loader<find_urls<Where::Everywhere>, find_urls<Where::Boot>>, kWhy},
    {kLoader, "getSystemResourceAsStream", nullptr, by_name<open_stream<Where::Everywhere>, 0>, kWhy},
    {kLoader, "getSystemResource", nullptr, by_name<find_url<Where::Everywhere>, 0>, kWhy},
    {kLoader, "getSystemResources", nullptr, by_name<find_urls<Where::Everywhere>, 0>, kWhy},
    {kBoot, "findResourceAsStream", nullptr, by_name<open_stream<Where::Boot>, 1>, kWhy},
    {kBoot, "findResource", "(Ljava/lang/String;Ljava/lang/String;)Ljava/net/URL;",
     by_name<find_url<Where::Boot>, 1>, kWhy},
    {kBoot, "findResource", "(Ljava/lang/String;)Ljava/net/URL;", by_name<find_url<Where::Boot>, 0>, kWhy},
    {kBoot, "findResources", nullptr, by_name<find_urls<Where::Boot>, 0>, kWhy},
    {"java/util/ResourceBundle$Control$2", "run", "()Ljava/io/InputStream;", bundle_stream, kWhy},
};

}  // namespace

extern const NativeTable kResourceNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
