// java.util.ServiceLoader: which classes of the JDK's modules provide a service. There is no module graph to
// ask; of what the modules declare, this is what programs meet: locales other than en, charsets beyond the
// common ones, random generators by name. Providers that a class path names are found by the library itself.
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

struct Provided {
  std::string_view service, provider;
};
constexpr Provided kProvided[] = {
    // jdk.localedata
    {"sun.util.locale.provider.LocaleDataMetaInfo",
     "sun.util.resources.cldr.provider.CLDRLocaleDataMetaInfo"},
    {"sun.util.locale.provider.LocaleDataMetaInfo", "sun.util.resources.provider.NonBaseLocaleDataMetaInfo"},
    {"sun.util.resources.LocaleData$CommonResourceBundleProvider",
     "sun.util.resources.provider.LocaleDataProvider"},
    {"sun.util.resources.LocaleData$SupplementaryResourceBundleProvider",
     "sun.util.resources.provider.SupplementaryLocaleDataProvider"},
// java.base and jdk.random
#define HEDDLE_RANDOM(name) \
  { "java.util.random.RandomGenerator", name }
    HEDDLE_RANDOM("java.security.SecureRandom"),
    HEDDLE_RANDOM("java.util.Random"),
    HEDDLE_RANDOM("java.util.SplittableRandom"),
    HEDDLE_RANDOM("jdk.random.L32X64MixRandom"),
    HEDDLE_RANDOM("jdk.random.L64X128MixRandom"),
    HEDDLE_RANDOM("jdk.random.L64X128StarStarRandom"),
    HEDDLE_RANDOM("jdk.random.L64X256MixRandom"),
    HEDDLE_RANDOM("jdk.random.L64X1024MixRandom"),
    HEDDLE_RANDOM("jdk.random.L128X128MixRandom"),
    HEDDLE_RANDOM("jdk.random.L128X256MixRandom"),
    HEDDLE_RANDOM("jdk.random.L128X1024MixRandom"),
    HEDDLE_RANDOM("jdk.random.Xoroshiro128PlusPlus"),
    HEDDLE_RANDOM("jdk.random.Xoshiro256PlusPlus"),
#undef HEDDLE_RANDOM
    // jdk.charsets
    {"java.nio.charset.spi.CharsetProvider", "sun.nio.cs.ext.ExtendedCharsets"},
};

Ref new_provider(NativeCall& call, std::string_view name) {
  constexpr const char* kProvider = "jdk/internal/module/ServicesCatalog$ServiceProvider";
  Vm& vm = call.vm;
  Ref provider = call.new_object(vm.require_class(kProvider));
  if (provider == kNull) return kNull;
  vm.set_ref(provider, library_field(vm, kProvider, "module", "Ljava/lang/Module;"), vm.java_base_module);
  vm.set_ref(provider, library_field(vm, kProvider, "providerName", "Ljava/lang/String;"),
             vm.intern_utf8(name));
  return provider;
}

// Iterator<ServiceProvider> iteratorFor(ClassLoader): all are the boot loader's.
NativeResult providers(NativeCall& call) {
  Vm& vm = call.vm;
  Ref loader = read_field<Ref>(vm, call.ref(0), "java/util/ServiceLoader$ModuleServicesLookupIterator",
                               "this$0", "Ljava/util/ServiceLoader;");
  Ref service = read_field<Ref>(vm, loader, "java/util/ServiceLoader", "serviceName", "Ljava/lang/String;");
  std::vector<Ref> found;
  if (call.ref(1) == kNull) {
    const std::string wanted = vm.string_utf8(service);
    for (const Provided& provided : kProvided) {
      if (provided.service != wanted) continue;
      found.push_back(new_provider(call, provided.provider));
      if (found.back() == kNull) return NativeResult::Threw;
    }
  }
  Ref array = new_reference_array(call, vm.known.object, found);
  if (array == kNull) return NativeResult::Threw;
  Klass* klass = vm.require_class("java/util/Arrays$ArrayItr");
  Ref iterator = call.new_object(klass);
  if (iterator == kNull) return NativeResult::Threw;
  vm.set_ref(iterator, klass->find_field("a", "[Ljava/lang/Object;"), array);
  return call.ret_ref(iterator);
}

// Such a provider could have a factory method; none of those above has one.
NativeResult in_no_explicit_module(NativeCall& call) {
  return call.ret_bool(false);
}

constexpr NativeEntry kEntries[] = {
    {"java/util/ServiceLoader", "inExplicitModule", nullptr, in_no_explicit_module,
     "there is no module graph"},
    {"java/util/ServiceLoader$ModuleServicesLookupIterator", "iteratorFor", nullptr, providers,
     "there is no module graph"},
};

}  // namespace

extern const NativeTable kServiceNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
