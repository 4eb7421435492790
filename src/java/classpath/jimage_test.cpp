#include "java/classpath/jimage.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <map>
#include <set>

#include "java/classpath/scratch_directory.h"

namespace heddle::java {
namespace {

class InstalledImage : public testing::Test {
 protected:
  void SetUp() override {
    auto home = find_jdk("");
    ASSERT_TRUE(home) << home.error().message;
    auto image = JdkImage::open(*home + "/lib/modules");
    ASSERT_TRUE(image) << image.error().message;
    image_ = std::move(*image);
  }

  // The origin of what is found, "" if nothing is.
  std::string origin(std::string_view path) const {
    auto found = image_->find(path);
    if (!found) return found.error().message;
    return *found ? (*found)->origin : "";
  }

  std::unique_ptr<JdkImage> image_;
};

TEST_F(InstalledImage, FindsClassesAndResourcesInTheirModules) {
  EXPECT_EQ(origin("java/lang/Object.class"), "jrt:/java.base/java/lang/Object.class");
  EXPECT_EQ(origin("java/util/concurrent/locks/AbstractQueuedSynchronizer$Node.class"),
            "jrt:/java.base/java/util/concurrent/locks/AbstractQueuedSynchronizer$Node.class");
  EXPECT_EQ(origin("java/util/logging/Logger.class"), "jrt:/java.logging/java/util/logging/Logger.class");
  EXPECT_EQ(origin("sun/misc/Unsafe.class"), "jrt:/jdk.unsupported/sun/misc/Unsafe.class");
  EXPECT_EQ(origin("sun/net/idn/uidna.spp"), "jrt:/java.base/sun/net/idn/uidna.spp");
}

TEST_F(InstalledImage, AbsentNamesAreNotFound) {
  for (const char* path :
       {"java/lang/NoSuchClass.class", "no/such/pkg/A.class", "Main.class", "", "/", "java/lang/",
        "java/lang", "java/lang/Object", "java/lang/Object.clas", "java/lang/Object.classs",
        "java.lang/Object.class", "/java/lang/Object.class", "META-INF/services/none"}) {
    EXPECT_EQ(origin(path), "") << path;
  }
}

TEST_F(InstalledImage, BytesAreMappedNotCopied) {
  auto found = image_->find("java/lang/String.class");
  ASSERT_TRUE(found && *found);
  const ClassBytes& bytes = **found;
  EXPECT_EQ(bytes.storage, nullptr);
  EXPECT_TRUE(bytes.from_jdk);
  ASSERT_GT(bytes.bytes.size(), 4U);
  EXPECT_EQ(std::memcmp(bytes.bytes.data(), "\xca\xfe\xba\xbe", 4), 0);
}

// Every entry of the table, looked up the way the machine does it, leads back to itself.
TEST_F(InstalledImage, FindsEveryClassItHolds) {
  std::map<std::string, int> classes;
  image_->for_each([&](std::string_view name) {
    if (!name.ends_with(".class") || name.ends_with("module-info.class")) return;
    const std::size_t slash = name.find('/', 1);
    ++classes[std::string(name.substr(1, slash - 1))];
    EXPECT_EQ(origin(name.substr(slash + 1)), "jrt:" + std::string(name));
  });
  EXPECT_GT(classes["java.base"], 5000);
  EXPECT_GT(classes.size(), 1U);
}

TEST(JdkImage, MissingFileIsOneSentence) {
  auto image = open_jdk_image("/no/such/jdk");
  ASSERT_FALSE(image);
  EXPECT_EQ(image.error().message, "/no/such/jdk/lib/modules cannot be opened: No such file or directory.");
}

// A tiny image with one entry, /m/p/A.class, and the package entry that leads to it.
class TinyImage {
 public:
  explicit TinyImage(unsigned long compressed = 0) {
    // strings: 0 "", 1 "m", 3 "p", 5 "A", 7 "class", 13 "packages"
    strings_ = std::string("\0m\0p\0A\0class\0packages\0", 22);
    const std::size_t package = locations_.size();
    attribute(1, 13), attribute(3, 3), attribute(5, 0), attribute(7, 8), locations_ += '\0';
    const std::size_t entry = locations_.size();
    attribute(1, 1), attribute(2, 3), attribute(3, 5), attribute(4, 7), attribute(5, 8), attribute(7, 4);
    if (compressed != 0) attribute(6, compressed);
    locations_ += '\0';
    // With two entries the first hash decides; places are assigned by negative redirects.
    place("/packages/p", package), place("/m/p/A.class", entry);
  }

  std::string bytes() const {
    std::string image;
    for (const std::uint32_t word :
         {0xcafedadaU, 0x10000U, 0U, 2U, kSlots, size(locations_), size(strings_)}) {
      put(image, word);
    }
    for (const std::uint32_t word : redirects_) put(image, word);
    for (const std::uint32_t word : offsets_) put(image, word);
    image += locations_ + strings_;
    put(image, 0), put(image, 1);  // package p: not empty in module "m"
    return image + "DATA";
  }

 private:
  static constexpr std::uint32_t kSlots = 64;

  static std::uint32_t size(const std::string& text) { return static_cast<std::uint32_t>(text.size()); }
  static void put(std::string& to, std::uint32_t word) { to.append(reinterpret_cast<const char*>(&word), 4); }
  void attribute(int kind, unsigned long value) {
    locations_ += static_cast<char>(kind << 3);
    locations_ += static_cast<char>(value);
  }
  void place(std::string_view name, std::size_t location) {
    std::uint32_t hash = 0x01000193;
    for (const char c : name) hash = (hash * 0x01000193) ^ static_cast<unsigned char>(c);
    const std::uint32_t slot = (hash & 0x7fffffff) % kSlots;
    ASSERT_EQ(redirects_[slot], 0U) << "the two names collide; choose another number of slots";
    redirects_[slot] = ~slot;
    offsets_[slot] = static_cast<std::uint32_t>(location);
  }

  std::string locations_{'\0'}, strings_;
  std::uint32_t redirects_[kSlots] = {}, offsets_[kSlots] = {};
};

class ForgedImage : public testing::Test {
 protected:
  Result<std::unique_ptr<JdkImage>> open(const std::string& bytes) {
    std::ofstream(scratch_.path() / "modules", std::ios::binary) << bytes;
    return JdkImage::open(scratch_.path() / "modules");
  }
  ScratchDirectory scratch_;
};

TEST_F(ForgedImage, TinyImageIsRead) {
  auto image = open(TinyImage().bytes());
  ASSERT_TRUE(image) << image.error().message;
  auto found = (*image)->find("p/A.class");
  ASSERT_TRUE(found && *found);
  EXPECT_EQ(std::string((*found)->bytes.begin(), (*found)->bytes.end()), "DATA");
  EXPECT_EQ((*found)->origin, "jrt:/m/p/A.class");
}

TEST_F(ForgedImage, CompressedResourcesAreRefusedWithAReason) {
  auto image = open(TinyImage(3).bytes());
  ASSERT_TRUE(image) << image.error().message;
  auto found = (*image)->find("p/A.class");
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().message.find("compressed"), std::string::npos) << found.error().message;
}

TEST_F(ForgedImage, OtherFilesAreRefused) {
  for (const std::string& bytes : {std::string(), std::string("PK\3\4"), std::string(100, '\0')}) {
    auto image = open(bytes);
    ASSERT_FALSE(image);
    EXPECT_NE(image.error().message.find("is not a JDK image"), std::string::npos) << image.error().message;
  }
  std::string newer = TinyImage().bytes();
  newer[6] = 2;
  auto image = open(newer);
  ASSERT_FALSE(image);
  EXPECT_NE(image.error().message.find("version 2.0"), std::string::npos) << image.error().message;
}

// No crash, and nothing but an error, nothing found, or bytes inside the file.
TEST_F(ForgedImage, DamageIsHarmless) {
  const std::string good = TinyImage().bytes();
  for (std::size_t size = 0; size < good.size(); ++size) {
    auto image = open(good.substr(0, size));
    if (image) (void)(*image)->find("p/A.class");
  }
  for (std::size_t at = 0; at < good.size(); ++at) {
    for (const int flip : {0x01, 0x80, 0xff}) {
      std::string bad = good;
      bad[at] = static_cast<char>(bad[at] ^ flip);
      auto image = open(bad);
      if (!image) continue;
      auto found = (*image)->find("p/A.class");
      if (!found || !*found) continue;
      unsigned sum = 0;
      for (const std::uint8_t byte : (*found)->bytes) sum += byte;
      EXPECT_LE((*found)->bytes.size(), bad.size()) << sum;
      (*image)->for_each([](std::string_view) {});
    }
  }
}

}  // namespace
}  // namespace heddle::java
