// jdk.internal.util.SystemProps$Raw: the properties a program starts with. Fixed, so that a program runs the
// same everywhere; the versions come from the JDK's own VersionProps.
#include "java/natives/lookup.h"
#include "java/natives/readable_files.h"

namespace heddle::java {
namespace {

std::string class_path(const JavaOptions& options) {
  std::string path = options.jar;
  for (const std::string& entry : options.class_path) path += (path.empty() ? "" : ":") + entry;
  return path;
}

// Keys and values in turn. The library looks for a null at the end.
NativeResult vm_properties(NativeCall& call) {
  const std::string& home = call.vm.options.jdk;
  std::vector<std::string> pairs = {
      "java.home",
      home,
      "java.vm.specification.name",
      "Java Virtual Machine Specification",
      "java.vm.specification.vendor",
      "Oracle Corporation",
      "java.vm.specification.version",
      "17",
      "java.vm.name",
      "Heddle",
      "java.vm.vendor",
      "Heddle",
      "java.vm.version",
      "1",
      "java.vm.info",
      "interpreted mode",
      "java.class.path",
      class_path(call.vm.options),
      "java.library.path",
      "/usr/lib",
      "sun.boot.library.path",
      home + "/lib",
      "jdk.debug",
      "release",
  };
  Ref array =
      call.new_array(call.vm.array_of(call.vm.known.string), static_cast<std::uint32_t>(pairs.size() + 1));
  if (array == kNull) return NativeResult::Threw;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    call.vm.heap.put_ref(array, kElementsOffset + 4 * static_cast<std::uint32_t>(i),
                         call.vm.intern_utf8(pairs[i]));
  return call.ret_ref(array);
}

NativeResult platform_properties(NativeCall& call) {
  const Klass* raw = call.method.holder;
  auto constant = [&](const char* name) {  // the indices are compile-time constants of the class
    const Field* field = raw->find_field(name, "I");
    const FieldInfo& info = raw->file->fields[field->index];
    return static_cast<std::uint32_t>(raw->file->cp[info.constant_value].bits);
  };
  constexpr std::pair<const char*, const char*> kValues[] = {
      {"_display_language_NDX", "en"},
      {"_display_country_NDX", "US"},
      {"_file_encoding_NDX", "UTF-8"},
      {"_file_separator_NDX", "/"},
      {"_java_io_tmpdir_NDX", "/tmp"},
      {"_line_separator_NDX", "\n"},
      {"_os_arch_NDX", "amd64"},
      {"_os_name_NDX", "Linux"},
      {"_os_version_NDX", "6.1.0"},
      {"_path_separator_NDX", ":"},
      {"_sun_arch_data_model_NDX", "64"},
      {"_sun_cpu_endian_NDX", "little"},
      {"_sun_io_unicode_encoding_NDX", "UnicodeLittle"},
      {"_sun_jnu_encoding_NDX", "UTF-8"},
      {"_sun_stdout_encoding_NDX", "UTF-8"},
      {"_sun_stderr_encoding_NDX", "UTF-8"},
      {"_user_home_NDX", "/home/user"},
      {"_user_name_NDX", "user"},
  };
  Ref array = call.new_array(call.vm.array_of(call.vm.known.string), constant("FIXED_LENGTH"));
  if (array == kNull) return NativeResult::Threw;
  for (auto [index, value] : kValues)
    call.vm.heap.put_ref(array, kElementsOffset + 4 * constant(index), call.vm.intern_utf8(value));
  call.vm.heap.put_ref(array, kElementsOffset + 4 * constant("_user_dir_NDX"),
                       call.vm.intern_utf8(current_directory(call.vm)));
  return call.ret_ref(array);
}

constexpr NativeEntry kEntries[] = {
    {"jdk/internal/util/SystemProps$Raw", "vmProperties", nullptr, vm_properties},
    {"jdk/internal/util/SystemProps$Raw", "platformProperties", nullptr, platform_properties},
};

}  // namespace

extern const NativeTable kSystemPropertyNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
