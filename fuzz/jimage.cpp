// The JDK's image: header, tables, locations, compressed and plain contents.
#include "java/classpath/jimage.h"

#include "scratch_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto image = heddle::java::JdkImage::open(heddle::fuzz::scratch_file(data, size));
  if (!image.ok()) return 0;
  image.value()->for_each([](std::string_view) {});
  for (const char* path : {"java/lang/Object.class", "a/A.class", "A.class", "", "/", "java/lang/"})
    (void)image.value()->find(path);
  return 0;
}
