// Jars and their manifests. The jars are made with libzip.
#include "java/classpath/jar.h"

#include <gtest/gtest.h>
#include <zip.h>

#include <map>
#include <random>

#include "java/classpath/manifest.h"
#include "java/classpath/scratch_directory.h"

namespace heddle::java {
namespace {

std::string make_jar(const ScratchDirectory& scratch, const std::map<std::string, std::string>& entries,
                     zip_int32_t method = ZIP_CM_DEFLATE) {
  const std::string path = scratch.path() / "test.jar";
  int code = 0;
  zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
  EXPECT_NE(archive, nullptr);
  for (const auto& [name, contents] : entries) {
    zip_source_t* source = zip_source_buffer(archive, contents.data(), contents.size(), 0);
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, 0);
    EXPECT_GE(index, 0);
    zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), method, 0);
  }
  EXPECT_EQ(zip_close(archive), 0);
  return path;
}

std::string contents(const std::string& path) {
  auto bytes = read_whole_file(path);
  EXPECT_TRUE(bytes);
  return {(*bytes)->begin(), (*bytes)->end()};
}

// What find() says, in one string.
std::string lookup(const ClassSource& source, std::string_view path) {
  auto found = source.find(path);
  if (!found) return "error: " + found.error().message;
  return *found ? std::string((*found)->bytes.begin(), (*found)->bytes.end()) : "absent";
}

TEST(Jar, FindsStoredAndDeflatedEntries) {
  ScratchDirectory scratch;
  const std::string large(100'000, 'x');
  for (const zip_int32_t method : {ZIP_CM_STORE, ZIP_CM_DEFLATE}) {
    const std::string path = make_jar(scratch, {{"a/B.class", large}, {"empty", ""}, {"dir/", ""}}, method);
    auto jar = open_jar(path);
    ASSERT_TRUE(jar) << jar.error().message;
    EXPECT_EQ(lookup(**jar, "a/B.class"), large);
    EXPECT_EQ(lookup(**jar, "empty"), "");
    for (const char* absent : {"a/b.class", "a/C.class", "B.class", "dir/", "", "/a/B.class", "a"}) {
      EXPECT_EQ(lookup(**jar, absent), "absent") << absent;
    }
    EXPECT_EQ((*(*jar)->find("a/B.class"))->origin, path + "!/a/B.class");
  }
}

TEST(Jar, MultiReleaseJarsOfferTheNewestVersionUpTo17) {
  ScratchDirectory scratch;
  std::map<std::string, std::string> entries = {
      {"META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMulti-Release: TRUE\r\n\r\n"},
      {"A.class", "base"},
      {"META-INF/versions/9/A.class", "nine"},
      {"META-INF/versions/11/A.class", "eleven"},
      {"META-INF/versions/21/A.class", "twenty-one"}};
  auto jar = open_jar(make_jar(scratch, entries));
  ASSERT_TRUE(jar) << jar.error().message;
  EXPECT_EQ(lookup(**jar, "A.class"), "eleven");
  entries["META-INF/MANIFEST.MF"] = "Manifest-Version: 1.0\r\n";
  auto plain = open_jar(make_jar(scratch, entries));
  ASSERT_TRUE(plain) << plain.error().message;
  EXPECT_EQ(lookup(**plain, "A.class"), "base");
}

TEST(Jar, MissingAndForeignFilesAreOneSentence) {
  ScratchDirectory scratch;
  auto missing = open_jar("/no/such.jar");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().message, "/no/such.jar cannot be opened as a jar: No such file.");
  const std::string text = scratch.write("text.jar", "this is not a zip file");
  auto foreign = open_jar(text);
  ASSERT_FALSE(foreign);
  EXPECT_EQ(foreign.error().message, text + " cannot be opened as a jar: Not a zip archive.");
}

TEST(Jar, ADamagedEntryIsAnErrorNotAnAbsence) {
  ScratchDirectory scratch;
  const std::string path = make_jar(scratch, {{"A.class", "the bytes of a class"}}, ZIP_CM_STORE);
  std::string bytes = contents(path);
  bytes[bytes.find("the bytes")] = 'T';  // the checksum no longer fits
  scratch.write("test.jar", bytes);
  auto jar = open_jar(path);
  ASSERT_TRUE(jar) << jar.error().message;
  EXPECT_EQ(lookup(**jar, "A.class"),
            "error: " + path + "!/A.class cannot be read: CRC error; the jar may be damaged.");
}

TEST(Jar, DamageIsHarmless) {
  ScratchDirectory scratch;
  const std::string path =
      make_jar(scratch, {{"META-INF/MANIFEST.MF", "Main-Class: A\n"}, {"A.class", "ABCABCABCABC"}});
  const std::string good = contents(path);
  const auto attempt = [&](const std::string& bytes) {
    scratch.write("test.jar", bytes);
    auto jar = open_jar(path);
    if (jar) (void)(*jar)->find("A.class");
    (void)read_manifest(path);
  };
  for (std::size_t size = 0; size < good.size(); ++size) attempt(good.substr(0, size));
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string bad = good;
    bad[random() % bad.size()] = static_cast<char>(random());
    attempt(bad);
  }
}

TEST(Manifest, MainSectionWithContinuations) {
  const std::string manifest =
      "Manifest-Version: 1.0\r\nmain-class: com.example.ve\r\n ry.long.Name  \r\nClass-Path: a.jar\n  "
      "b.jar\n\n"
      "Name: x\nCreated-By: me\n";
  EXPECT_EQ(manifest_attribute(manifest, "Main-Class"), "com.example.very.long.Name");
  EXPECT_EQ(manifest_attribute(manifest, "Class-Path"), "a.jar b.jar");
  EXPECT_EQ(manifest_attribute(manifest, "Created-By"), std::nullopt);
  EXPECT_EQ(manifest_attribute("", "Main-Class"), std::nullopt);
  EXPECT_EQ(manifest_attribute("Main-Class", "Main-Class"), std::nullopt);
  EXPECT_EQ(manifest_attribute("Main-Class:", "Main-Class"), "");
}

TEST(Manifest, IsReadFromTheJar) {
  ScratchDirectory scratch;
  const std::string path = make_jar(
      scratch,
      {{"META-INF/manifest.mf", "Main-Class: a.Main\nClass-Path: lib/b.jar ../c%20d.jar file:/opt/e.jar\n"}});
  auto manifest = read_manifest(path);
  ASSERT_TRUE(manifest) << manifest.error().message;
  EXPECT_EQ(manifest->main_class, "a.Main");
  const std::filesystem::path folder = scratch.path();
  EXPECT_EQ(manifest->class_path,
            (std::vector<std::string>{folder / "lib/b.jar", folder.parent_path() / "c d.jar", "/opt/e.jar"}));
  auto bare = read_manifest(make_jar(scratch, {{"A.class", "x"}}));
  ASSERT_TRUE(bare) << bare.error().message;
  EXPECT_EQ(bare->main_class, "");
  EXPECT_TRUE(bare->class_path.empty());
  EXPECT_FALSE(read_manifest("/no/such.jar"));
}

}  // namespace
}  // namespace heddle::java
