// Call sites that javac does not emit, or not yet: they must be named, not guessed at.
#include "java/link/call_site_description.h"

#include <gtest/gtest.h>

#include "java/link/class_builder_testing.h"

namespace heddle::java {
namespace {

// A class whose pool holds one call site.
struct Site {
  ClassFile file;
  std::uint16_t index = 0;

  Site(std::string name, std::string type, std::string bootstrap_holder, std::string bootstrap_name) {
    file.name = "p/User";
    file.cp.resize(1);
    const std::uint16_t holder = add(CpTag::Class, add_text(std::move(bootstrap_holder)));
    const std::uint16_t member =
        add(CpTag::NameAndType, add_text(std::move(bootstrap_name)), add_text("()V"));
    file.bootstrap_methods.push_back({handle(6, add(CpTag::Methodref, holder, member)), {}});
    index = add(CpTag::InvokeDynamic, 0,
                add(CpTag::NameAndType, add_text(std::move(name)), add_text(std::move(type))));
  }

  std::uint16_t add(CpTag tag, std::uint16_t a, std::uint16_t b = 0, std::uint64_t bits = 0) {
    file.cp.push_back({tag, 0, a, b, bits, {}});
    return static_cast<std::uint16_t>(file.cp.size() - 1);
  }
  std::uint16_t add_text(std::string text) {
    file.cp.push_back({CpTag::Utf8, 0, 0, 0, 0, std::move(text)});
    return static_cast<std::uint16_t>(file.cp.size() - 1);
  }
  std::uint16_t handle(std::uint8_t kind, std::uint16_t member) {
    file.cp.push_back({CpTag::MethodHandle, kind, member, 0, 0, {}});
    return static_cast<std::uint16_t>(file.cp.size() - 1);
  }
  Site& argument(std::uint16_t constant) {
    file.bootstrap_methods[0].arguments.push_back(constant);
    return *this;
  }
  CallSiteDescription describe() const { return describe_call_site(file, index); }
};

std::string unknown_of(const Site& site) {
  const CallSiteDescription description = site.describe();
  const auto* unknown = std::get_if<UnknownBootstrap>(&description);
  return unknown == nullptr ? "known" : unknown->what;
}

TEST(CallSiteDescription, NamesUnknownBootstrapMethods) {
  EXPECT_EQ(unknown_of(Site("typeSwitch", "(Ljava/lang/Object;I)I", "java/lang/runtime/SwitchBootstraps",
                            "typeSwitch")),
            "invokedynamic with the bootstrap method java.lang.runtime.SwitchBootstraps.typeSwitch in class "
            "p.User");
  EXPECT_EQ(unknown_of(Site("x", "()V", "p/Own", "bootstrap")),
            "invokedynamic with the bootstrap method p.Own.bootstrap in class p.User");
}

TEST(CallSiteDescription, RefusesOddArguments) {
  const std::string suffix = " and static arguments that javac does not use in class p.User";
  const std::string prefix = "invokedynamic with the bootstrap method java.lang.";
  EXPECT_EQ(
      unknown_of(Site("run", "()Ljava/lang/Runnable;", "java/lang/invoke/LambdaMetafactory", "metafactory")),
      prefix + "invoke.LambdaMetafactory.metafactory" + suffix);
  EXPECT_EQ(unknown_of(Site("x", "()Ljava/lang/String;", "java/lang/invoke/StringConcatFactory",
                            "makeConcatWithConstants")),
            prefix + "invoke.StringConcatFactory.makeConcatWithConstants" + suffix);
  EXPECT_EQ(unknown_of(Site("toString", "(Lp/User;)Ljava/lang/String;", "java/lang/runtime/ObjectMethods",
                            "bootstrap")),
            prefix + "runtime.ObjectMethods.bootstrap" + suffix);
  Site condy("x", "()Ljava/lang/String;", "java/lang/invoke/StringConcatFactory", "makeConcatWithConstants");
  condy.argument(condy.add(CpTag::String, condy.add_text("\2"))).argument(condy.add(CpTag::Dynamic, 0, 0));
  EXPECT_EQ(unknown_of(condy), prefix + "invoke.StringConcatFactory.makeConcatWithConstants" + suffix);
}

TEST(CallSiteDescription, PlainConcat) {
  const CallSiteDescription description =
      Site("x", "(IJ)Ljava/lang/String;", "java/lang/invoke/StringConcatFactory", "makeConcat").describe();
  EXPECT_EQ(std::get<StringConcat>(description).recipe, "\1\1");
}

TEST(CallSiteDescription, AlternativeMetafactory) {
  Site site("run", "()Ljava/lang/Runnable;", "java/lang/invoke/LambdaMetafactory", "altMetafactory");
  const std::uint16_t type = site.add(CpTag::MethodType, site.add_text("()V"));
  const std::uint16_t holder = site.add(CpTag::Class, site.add_text("p/Face"));
  const std::uint16_t member = site.add(CpTag::NameAndType, site.add_text("body"), site.add_text("()V"));
  site.argument(type)
      .argument(site.handle(6, site.add(CpTag::InterfaceMethodref, holder, member)))
      .argument(type);
  site.argument(site.add(CpTag::Integer, 0, 0, 7))
      .argument(site.add(CpTag::Integer, 0, 0, 1))
      .argument(holder);
  site.argument(site.add(CpTag::Integer, 0, 0, 1));
  EXPECT_NE(unknown_of(site), "known") << "one bridge is promised and none given";
  site.argument(site.add(CpTag::MethodType, site.add_text("()Ljava/lang/Object;")));
  const CallSiteDescription description = site.describe();
  const auto& lambda = std::get<LambdaProxy>(description);
  EXPECT_EQ(lambda.interfaces,
            (std::vector<std::string>{"java/lang/Runnable", "p/Face", "java/io/Serializable"}));
  EXPECT_EQ(lambda.method_types, (std::vector<std::string>{"()V", "()Ljava/lang/Object;"}));
  EXPECT_EQ(lambda.implementation.holder_kind, HolderKind::Interface);
  EXPECT_EQ(lambda.implementation.name, "body");
}

}  // namespace
}  // namespace heddle::java
