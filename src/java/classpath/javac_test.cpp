// Compilation and its cache. Each run of javac takes about half a second, so the tests are few.
#include <gtest/gtest.h>

#include <thread>

#include "java/classpath/class_path.h"
#include "java/classpath/environment_guard.h"
#include "java/classpath/scratch_directory.h"

namespace heddle::java {
namespace {

namespace fs = std::filesystem;

class Javac : public testing::Test {
 protected:
  void SetUp() override {
    auto home = find_jdk("");
    ASSERT_TRUE(home) << home.error().message;
    home_ = *home;
    cache_.set(scratch_.path() / "cache");
  }

  Result<CompiledSource> compile(const std::vector<std::string>& sources,
                                 const std::string& class_path = "") {
    return compile_java(home_, sources, class_path);
  }
  std::size_t cache_entries() const {
    const fs::directory_iterator entries(scratch_.path() / "cache/javac");
    return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
  }

  std::string home_;
  ScratchDirectory scratch_;
  EnvironmentGuard cache_{"HEDDLE_CACHE"};
};

// The compiler of a copied JDK home that counts its runs.
TEST_F(Javac, ASecondCallDoesNotRunJavac) {
  const std::string fake = scratch_.path() / "jdk";
  scratch_.write("jdk/lib/modules", "");
  fs::permissions(scratch_.write("jdk/bin/javac", "#!/bin/sh\necho run >> " + fake + "/runs\nexec " + home_ +
                                                      "/bin/javac \"$@\"\n"),
                  fs::perms::owner_all);
  const std::string source =
      scratch_.write("Foo.java", "public class Foo { public static void main(String[] a) {} }");
  const auto runs = [&] { return fs::exists(fake + "/runs") ? fs::file_size(fake + "/runs") / 4 : 0; };

  auto first = compile_java(fake, {source}, "");
  ASSERT_TRUE(first) << first.error().message;
  EXPECT_EQ(first->main_class, "Foo");
  EXPECT_TRUE(fs::exists(first->directory + "/Foo.class"));
  EXPECT_EQ(runs(), 1U);
  auto second = compile_java(fake, {source}, "");
  ASSERT_TRUE(second) << second.error().message;
  EXPECT_EQ(second->directory, first->directory);
  EXPECT_EQ(second->main_class, "Foo");
  EXPECT_EQ(runs(), 1U);

  // Elsewhere, with the same name and contents.
  fs::create_directory(scratch_.path() / "moved");
  fs::copy(source, scratch_.path() / "moved/Foo.java");
  auto moved = compile_java(fake, {scratch_.path() / "moved/Foo.java"}, "");
  ASSERT_TRUE(moved) << moved.error().message;
  EXPECT_EQ(moved->directory, first->directory);
  EXPECT_EQ(runs(), 1U);

  scratch_.write("Foo.java", "public class Foo { }");
  auto changed = compile_java(fake, {source}, "");
  ASSERT_TRUE(changed) << changed.error().message;
  EXPECT_NE(changed->directory, first->directory);
  EXPECT_EQ(changed->main_class, "");
  EXPECT_EQ(runs(), 2U);
  EXPECT_EQ(cache_entries(), 2U);
}

// Named like the file beats public beats first; only the first source counts; a main must be public static.
TEST_F(Javac, ChoosesTheMainClass) {
  const std::string main = "{ public static void main(String[] args) {} }\n";
  const std::string named = scratch_.write(
      "Named.java", "package p;\nclass A " + main + "class Named " + main + "class Other " + main);
  const std::string first =
      scratch_.write("First.java", "package p;\nclass Zeta " + main + "class Alpha " + main +
                                       "class Not { static void main(String[] a) {} }");
  const std::string other = scratch_.write("Elsewhere.java", "package p;\npublic class Elsewhere " + main);
  auto by_name = compile({named, other});
  ASSERT_TRUE(by_name) << by_name.error().message;
  EXPECT_EQ(by_name->main_class, "p/Named");
  auto by_order = compile({first, other});
  ASSERT_TRUE(by_order) << by_order.error().message;
  EXPECT_EQ(by_order->main_class, "p/Zeta");
  EXPECT_TRUE(fs::exists(by_order->directory + "/p/Elsewhere.class"));
}

// SourceFile has no directory, so of two files of one name the path tells which is the first.
TEST_F(Javac, NamesakesAreToldApartByTheirPackage) {
  const std::string text = "public class Main { public static void main(String[] args) {} }";
  const std::string a = scratch_.write("a/Main.java", "package a; " + text);
  const std::string b = scratch_.write("b/Main.java", "package b; " + text);
  auto first_a = compile({a, b}), first_b = compile({b, a});
  ASSERT_TRUE(first_a && first_b);
  EXPECT_EQ(first_a->main_class, "a/Main");
  EXPECT_EQ(first_b->main_class, "b/Main");
}

TEST_F(Javac, ClassPathIsUsedAndItsChangeIsSeen) {
  const std::string library = scratch_.write("L.java", "public class L { public static int x; }");
  auto compiled = compile({library});
  ASSERT_TRUE(compiled) << compiled.error().message;
  const fs::path classes = scratch_.path() / "lib";
  fs::copy(compiled->directory, classes);
  const std::string user = scratch_.write("U.java", "class U { int y = L.x; }");
  EXPECT_TRUE(compile({user}, classes));
  EXPECT_FALSE(compile({user}));  // L.java lies beside it but is not given
  fs::remove(classes / "L.class");
  EXPECT_FALSE(compile({user}, classes));
}

TEST_F(Javac, ErrorsPassOnWhatJavacSays) {
  const std::string source = scratch_.write("Bad.java", "class Bad { int x = \"text\"; }");
  auto compiled = compile({source});
  ASSERT_FALSE(compiled);
  EXPECT_NE(compiled.error().message.find("javac failed on " + source), std::string::npos)
      << compiled.error().message;
  EXPECT_NE(compiled.error().message.find("incompatible types"), std::string::npos)
      << compiled.error().message;
  EXPECT_EQ(cache_entries(), 0U);
}

TEST_F(Javac, AnyNameWithoutALocale) {
  EnvironmentGuard locale("LC_ALL");
  locale.set("C");
  const std::string source =
      scratch_.write("Größe.java", "class Größe { public static void main(String[] a) {} }");
  auto compiled = compile({source});
  ASSERT_TRUE(compiled) << compiled.error().message;
  EXPECT_EQ(compiled->main_class, "Größe");
}

TEST_F(Javac, MissingThingsAreOneSentence) {
  auto no_source = compile({"/no/such/Foo.java"});
  ASSERT_FALSE(no_source);
  EXPECT_EQ(no_source.error().message, "/no/such/Foo.java does not exist or is not a regular file.");
  const std::string source = scratch_.write("Foo.java", "class Foo {}");
  auto no_javac = compile_java("/no/jdk", {source}, "");
  ASSERT_FALSE(no_javac);
  EXPECT_NE(no_javac.error().message.find("/no/jdk/bin/javac is missing"), std::string::npos);
  cache_.set(source);  // a file
  auto no_cache = compile({source});
  ASSERT_FALSE(no_cache);
  EXPECT_NE(no_cache.error().message.find("HEDDLE_CACHE"), std::string::npos);
}

TEST_F(Javac, CacheDirectoryFollowsTheEnvironment) {
  EnvironmentGuard xdg("XDG_CACHE_HOME"), home("HOME");
  cache_.set("");
  const std::string source = scratch_.write("Foo.java", "class Foo {}");
  xdg.set(scratch_.path() / "xdg");
  home.set(scratch_.path() / "home");
  auto compiled = compile({source});
  ASSERT_TRUE(compiled) << compiled.error().message;
  EXPECT_TRUE(compiled->directory.starts_with((scratch_.path() / "xdg/heddle/javac/").string()))
      << compiled->directory;
  xdg.set("");
  compiled = compile({source});
  ASSERT_TRUE(compiled) << compiled.error().message;
  EXPECT_TRUE(compiled->directory.starts_with((scratch_.path() / "home/.cache/heddle/javac/").string()))
      << compiled->directory;
}

TEST_F(Javac, RunsAtTheSameTimeAgree) {
  const std::string source =
      scratch_.write("Foo.java", "public class Foo { public static void main(String[] a) {} }");
  std::vector<std::optional<CompiledSource>> results(3);
  std::vector<std::thread> threads;
  for (auto& result : results) {
    threads.emplace_back([&] {
      if (auto compiled = compile({source})) result = *compiled;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& result : results) {
    ASSERT_TRUE(result);
    EXPECT_EQ(result->main_class, "Foo");
    EXPECT_EQ(result->directory, results[0]->directory);
    EXPECT_TRUE(fs::exists(result->directory + "/Foo.class"));
  }
  EXPECT_EQ(cache_entries(), 1U);
}

}  // namespace
}  // namespace heddle::java
