// Jars: opening, the manifest, entries that are there, that are not, and that are damaged.
#include "java/classpath/jar.h"

#include "scratch_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string path = heddle::fuzz::scratch_file(data, size);
  (void)heddle::java::read_manifest(path);
  const auto jar = heddle::java::Jar::open(path);
  if (!jar.ok()) return 0;
  for (const char* entry :
       {"A.class", "p/B.class", "META-INF/MANIFEST.MF", "text.txt", "", "/", "missing.class"})
    (void)jar.value()->find(entry);
  return 0;
}
