// Exact listings for the shapes that matter, then programs full of lambdas whose output on a real JVM must
// not change when our proxies replace the JDK's.
#include "java/link/lambda_proxy.h"

#include <gtest/gtest.h>

#include "java/link/class_builder_testing.h"

namespace heddle::java {
namespace {

using testing::expect_same_output;
using testing::expect_well_formed;
using testing::listing;
using testing::method_of;

constexpr std::string_view kObject = "Ljava/lang/Object;";

// Function<From, To> by a static method of p.Impl.
LambdaProxy function_of(std::string from, std::string to, std::string descriptor) {
  LambdaProxy lambda;
  lambda.name = "p/Outer$$Lambda$1";
  lambda.interfaces = {"java/util/function/Function"};
  lambda.factory_type = "()Ljava/util/function/Function;";
  lambda.method_name = "apply";
  lambda.method_types = {"(Ljava/lang/Object;)Ljava/lang/Object;"};
  lambda.instantiated_type = "(" + from + ")" + to;
  lambda.implementation = {HandleKind::InvokeStatic, "p/Impl", "f", std::move(descriptor), HolderKind::Class};
  return lambda;
}

std::string apply_listing(const LambdaProxy& lambda) {
  Result<ClassFile> file = make_lambda_proxy(lambda);
  EXPECT_TRUE(file.ok()) << file.error().message;
  if (!file.ok()) return "";
  expect_well_formed(*file);
  return listing(*file, method_of(*file, lambda.method_name, lambda.method_types[0]));
}

TEST(LambdaProxy, UnboxesAndBoxes) {
  EXPECT_EQ(apply_listing(function_of("Ljava/lang/Integer;", "Ljava/lang/Integer;", "(I)I")),
            "aload_1\n"
            "checkcast java/lang/Integer\n"
            "invokevirtual java/lang/Integer.intValue()I\n"
            "invokestatic p/Impl.f(I)I\n"
            "invokestatic java/lang/Integer.valueOf(I)Ljava/lang/Integer;\n"
            "areturn\n");
}

TEST(LambdaProxy, UnboxesThenWidens) {
  EXPECT_EQ(apply_listing(function_of("Ljava/lang/Integer;", "Ljava/lang/Double;", "(J)D")),
            "aload_1\n"
            "checkcast java/lang/Integer\n"
            "invokevirtual java/lang/Integer.longValue()J\n"
            "invokestatic p/Impl.f(J)D\n"
            "invokestatic java/lang/Double.valueOf(D)Ljava/lang/Double;\n"
            "areturn\n");
  EXPECT_EQ(
      apply_listing(function_of("Ljava/lang/Character;", "Ljava/lang/Object;", "(J)Ljava/lang/Object;")),
      "aload_1\n"
      "checkcast java/lang/Character\n"
      "invokevirtual java/lang/Character.charValue()C\n"
      "i2l\n"
      "invokestatic p/Impl.f(J)Ljava/lang/Object;\n"
      "areturn\n");
}

TEST(LambdaProxy, CastsToTheInstantiatedTypeBeforeTheImplementations) {
  EXPECT_EQ(apply_listing(function_of("Ljava/lang/String;", "Ljava/lang/Object;",
                                      "(Ljava/lang/CharSequence;)Ljava/lang/Object;")),
            "aload_1\n"
            "checkcast java/lang/String\n"
            "checkcast java/lang/CharSequence\n"
            "invokestatic p/Impl.f(Ljava/lang/CharSequence;)Ljava/lang/Object;\n"
            "areturn\n");
}

TEST(LambdaProxy, CapturesComeFirstAndVoidDropsTheResult) {
  LambdaProxy lambda;
  lambda.name = "p/Outer$$Lambda$2";
  lambda.interfaces = {"java/util/function/LongConsumer", "java/io/Serializable",
                       "java/util/function/LongConsumer"};
  lambda.factory_type = "(Lp/Impl;DI)Ljava/util/function/LongConsumer;";
  lambda.method_name = "accept";
  lambda.method_types = {"(J)V"};
  lambda.instantiated_type = "(J)V";
  lambda.implementation = {HandleKind::InvokeVirtual, "p/Impl", "g", "(DIJ)J", HolderKind::Class};
  EXPECT_EQ(apply_listing(lambda),
            "aload_0\n"
            "getfield p/Outer$$Lambda$2.arg$1Lp/Impl;\n"
            "aload_0\n"
            "getfield p/Outer$$Lambda$2.arg$2D\n"
            "aload_0\n"
            "getfield p/Outer$$Lambda$2.arg$3I\n"
            "lload_1\n"
            "invokevirtual p/Impl.g(DIJ)J\n"
            "pop2\n"
            "return\n");
  const ClassFile file = std::move(*make_lambda_proxy(lambda));
  EXPECT_EQ(file.interfaces,
            (std::vector<std::string>{"java/util/function/LongConsumer", "java/io/Serializable"}));
  EXPECT_EQ(listing(file, method_of(file, kLambdaFactory, lambda.factory_type)),
            "new p/Outer$$Lambda$2\n"
            "dup\n"
            "aload_0\n"
            "dload_1\n"
            "iload_3\n"
            "invokespecial p/Outer$$Lambda$2.<init>(Lp/Impl;DI)V\n"
            "areturn\n");
  for (const FieldInfo& field : file.fields) EXPECT_EQ(field.access, kAccPrivate | kAccFinal);
}

TEST(LambdaProxy, ConstructorsSpecialAndInterfaceCalls) {
  LambdaProxy made = function_of("Ljava/lang/String;", "Lp/Impl;", "(Ljava/lang/String;)V");
  made.implementation.kind = HandleKind::NewInvokeSpecial;
  made.implementation.name = "<init>";
  EXPECT_EQ(apply_listing(made),
            "new p/Impl\n"
            "dup\n"
            "aload_1\n"
            "checkcast java/lang/String\n"
            "invokespecial p/Impl.<init>(Ljava/lang/String;)V\n"
            "areturn\n");
  LambdaProxy special = function_of("Lp/Impl;", "Ljava/lang/Object;", "()Ljava/lang/Object;");
  special.implementation.kind = HandleKind::InvokeSpecial;
  EXPECT_EQ(apply_listing(special),
            "aload_1\ncheckcast p/Impl\ninvokespecial p/Impl.f()Ljava/lang/Object;\nareturn\n");
  special.implementation.kind = HandleKind::InvokeInterface;
  special.implementation.holder_kind = HolderKind::Interface;
  EXPECT_EQ(apply_listing(special),
            "aload_1\ncheckcast p/Impl\ninvokeinterface p/Impl.f()Ljava/lang/Object;\nareturn\n");
}

TEST(LambdaProxy, StaticInstance) {
  LambdaProxy lambda =
      function_of(std::string(kObject), std::string(kObject), "(Ljava/lang/Object;)Ljava/lang/Object;");
  lambda.instance = LambdaProxy::Instance::Static;
  const ClassFile file = std::move(*make_lambda_proxy(lambda));
  expect_well_formed(file);
  EXPECT_EQ(listing(file, method_of(file, kLambdaFactory, lambda.factory_type)),
            "getstatic p/Outer$$Lambda$1.LAMBDA_INSTANCE$Ljava/util/function/Function;\nareturn\n");
}

TEST(LambdaProxy, RefusesWhatDoesNotFit) {
  const std::string object(kObject);
  EXPECT_FALSE(make_lambda_proxy(function_of(object, object, "()V")).ok());
  EXPECT_FALSE(make_lambda_proxy(function_of(object, object, "(Ljava/lang/Object;)V")).ok());
  EXPECT_FALSE(make_lambda_proxy(function_of("Ljava/lang/Integer;", object, "(Z)I")).ok());
  EXPECT_FALSE(make_lambda_proxy(function_of("Ljava/lang/Character;", object, "(S)I")).ok());
  LambdaProxy getter = function_of(object, object, "I");
  getter.implementation.kind = HandleKind::GetField;
  EXPECT_FALSE(make_lambda_proxy(getter).ok());
}

// Every conversion that javac lets a method reference make, with nulls and polluted generics for the
// exceptions.
TEST(LambdaProxy, AdaptsAsTheJdkDoes) {
  std::string source = R"java(
import java.util.*; import java.util.function.*; import java.io.Serializable;
public class Adapt {
  static boolean z(boolean v) { return !v; } static byte b(byte v) { return (byte) -v; }
  static char c(char v) { return (char) (v + 1); } static short s(short v) { return (short) -v; }
  static int i(int v) { return -v; } static long l(long v) { return -v; }
  static float f(float v) { return -v; } static double d(double v) { return -v; }
  static Object o(Object v) { return v; } static Number n(Number v) { return v; }
  static Comparable<?> cmp(Comparable<?> v) { return v; } static void none(Object v) { System.out.print("none "); }
  static <T extends Number> int bound(T v) { return v.intValue(); }
  static <T extends Integer> int unboxBound(T v) { return i(v); }
  static int nullInteger() { return 1; } static Integer nul() { return null; }
  static String text(Object v) { return v == null ? "null" : v.getClass().getSimpleName() + ":" + v; }
  static void try_(String what, Supplier<Object> call) {
    try { System.out.println(what + " " + text(call.get())); }
    catch (RuntimeException e) { System.out.println(what + " " + e.getClass().getName() + (e instanceof ClassCastException ? " " + e.getMessage() : "")); }
  }
  @SuppressWarnings({"unchecked", "rawtypes"})
  static void all(String what, Function f, Object... inputs) {
    for (Object input : inputs) try_(what + "(" + text(input) + ")", () -> f.apply(input));
  }
  interface IntToLong { long go(int v); } interface CharToInt { int go(char v); } interface ByteToDouble { double go(byte v); }
  interface ShortToFloat { float go(short v); } interface LongToObject { Object go(long v); } interface IntToNumber { Number go(int v); }
  interface ToLong<T> { long go(T v); } interface ToDouble<T> { double go(T v); } interface ToVoid<T> { void go(T v); }
  interface IntToSerializable { Serializable go(int v); }
  interface Six<T> { long go(int a, long b, T c, double d, byte e, float f); }
  static long six(long a, long b, int c, double d, short e, double f) { return a + b + c + (long) d + e + (long) f; }
  public static void main(String[] args) {
)java";
  const std::vector<std::pair<std::string, std::string>> wrappers = {
      {"Boolean", "z"}, {"Byte", "b"}, {"Character", "c"}, {"Short", "s"},
      {"Integer", "i"}, {"Long", "l"}, {"Float", "f"},     {"Double", "d"}};
  const std::map<std::string, std::string> widens_to = {
      {"Boolean", "z"},    {"Byte", "bsilfd"}, {"Character", "cilfd"}, {"Short", "silfd"},
      {"Integer", "ilfd"}, {"Long", "lfd"},    {"Float", "fd"},        {"Double", "d"}};
  const std::string inputs = "true, (byte) 5, 'x', (short) 7, 9, 11L, 1.5f, 2.5, \"s\", null";
  for (const auto& [wrapper, own] : wrappers) {
    for (const char method : widens_to.at(wrapper)) {
      const std::string to = std::find_if(wrappers.begin(), wrappers.end(), [&](const auto& w) {
                               return w.second[0] == method;
                             })->first;
      for (const std::string& result : {to, std::string("Object"), std::string("Comparable<?>")}) {
        source += fmt::format("    {{ Function<{}, {}> f = Adapt::{}; all(\"{}->{}->{}\", f, {}); }}\n",
                              wrapper, result, method, wrapper, method, result, inputs);
      }
    }
    for (const char* method : {"o", "cmp"}) {
      source += fmt::format("    {{ Function<{}, Object> f = Adapt::{}; all(\"{}->{}\", f, {}); }}\n",
                            wrapper, method, wrapper, method, inputs);
    }
  }
  source += R"java(
    { Function<Integer, Object> f = Adapt::n; all("number", f, 1, 2.0, null, "s"); }
    { Function<Integer, Object> f = Adapt::bound; all("bound", f, 1, 2.0, null, "s"); }
    { Function<Integer, Object> f = Adapt::unboxBound; all("unboxBound", f, 1, 2.0, null); }
    { IntToLong f = Adapt::i; System.out.println(f.go(4)); } { IntToLong f = Adapt::l; System.out.println(f.go(4)); }
    { CharToInt f = Adapt::c; System.out.println(f.go('a')); } { CharToInt f = Adapt::i; System.out.println(f.go('a')); }
    { ByteToDouble f = Adapt::b; System.out.println(f.go((byte) 3)); } { ByteToDouble f = Adapt::f; System.out.println(f.go((byte) 3)); }
    { ShortToFloat f = Adapt::l; System.out.println(f.go((short) 3)); } { LongToObject f = Adapt::l; System.out.println(text(f.go(3))); }
    { LongToObject f = Adapt::o; System.out.println(text(f.go(3))); } { IntToNumber f = Adapt::i; System.out.println(text(f.go(3))); }
    { IntToNumber f = Adapt::d; System.out.println(text(f.go(3))); } { IntToSerializable f = Adapt::i; System.out.println(text(f.go(3))); }
    { ToLong<Character> f = Adapt::c; System.out.println(f.go('q')); } { ToLong<Integer> f = v -> v; System.out.println(f.go(8)); }
    { ToDouble<Short> f = Adapt::l; System.out.println(f.go((short) 8)); } { ToVoid<Integer> f = Adapt::l; f.go(3); }
    { ToVoid<String> f = String::length; f.go("x"); } { ToVoid<Double> f = Adapt::d; f.go(1.0); }
    { ToVoid<String> f = Adapt::none; f.go(null); }
    { Supplier<Integer> f = Adapt::nullInteger; System.out.println(f.get()); }
    try_("null result", () -> { IntSupplier f = Adapt::nul; return f.getAsInt(); });
    try_("null result widened", () -> { LongSupplier f = Adapt::nul; return f.getAsLong(); });
    { Six<Integer> f = Adapt::six; System.out.println(f.go(1, 2, 3, 4.5, (byte) 5, 6.5f)); }
    System.out.println("end");
  }
}
)java";
  expect_same_output("Adapt", source);
}

TEST(LambdaProxy, KindsOfImplementation) {
  expect_same_output("Kinds", R"java(
import java.util.*; import java.util.function.*; import java.io.Serializable;
public class Kinds {
  interface Shape { default String name() { return "shape " + size(); } int size();
    private int hidden() { return size() + 1; } default IntSupplier viaPrivate() { return () -> hidden() * 2; }
    default IntSupplier ref() { return this::hidden; } static Shape of(int n) { return () -> n; }
    IntBinaryOperator MAX = Math::max; }
  interface Loud extends Shape { Object TOKEN = announce(); static Object announce() { System.out.println("Loud initialised"); return 1; } default void shout() { } }
  interface Marker { default String marked() { return "marked"; } }
  interface Copy<T> { T copy(T t); } interface StringCopy extends Copy<String> { String copy(String t); }
  static class Base { private String secret() { return "base"; } protected String seen() { return "seen base"; }
    Supplier<String> a() { return this::secret; } Supplier<String> b() { return () -> secret() + seen(); } }
  static class Derived extends Base { private String secret() { return "derived"; } protected String seen() { return "seen derived"; }
    Supplier<String> c() { return this::secret; } Supplier<String> d() { return super::seen; } Supplier<String> e() { return this::seen; }
    class Inner { Supplier<Inner> f() { return Inner::new; } Supplier<String> g() { return () -> secret() + Derived.this.seen(); } } }
  private final int field; Kinds(int f) { field = f; } Kinds() { this(-1); }
  private int add(int x) { return field + x; } private static <T> T id(T t) { return t; }
  static int varargs(int... xs) { return xs.length; }
  IntUnaryOperator adder() { return x -> x + field; }
  static long wide(long a, double b, byte c, char d, boolean e, float f, short g, int h, Object i) { return (long) (a + b + c + d + f + g + h) + (e ? 1 : 0) + i.hashCode(); }
  public static void main(String[] args) throws Exception {
    Supplier<Kinds> make = Kinds::new; IntFunction<Kinds> make1 = Kinds::new; Function<Integer, Kinds> make2 = Kinds::new;
    System.out.println(make.get().field + " " + make1.apply(3).field + " " + make2.apply(4).field);
    Kinds k = new Kinds(10); IntUnaryOperator bound = k::add; ToIntBiFunction<Kinds, Integer> unbound = Kinds::add;
    System.out.println(bound.applyAsInt(5) + " " + unbound.applyAsInt(k, 6) + " " + k.adder().applyAsInt(7));
    IntFunction<int[][]> arrays = int[][]::new; Function<int[], Object> cloner = int[]::clone; UnaryOperator<String> id = Kinds::id;
    System.out.println(arrays.apply(3).length + " " + ((int[]) cloner.apply(new int[4])).length + id.apply("same"));
    Function<Integer, Integer> va = Kinds::varargs; Supplier<Integer> va0 = Kinds::varargs; BiFunction<Integer, Integer, Integer> va2 = Kinds::varargs;
    System.out.println(va.apply(1) + " " + va0.get() + " " + va2.apply(1, 2));
    Derived d = new Derived(); Derived.Inner inner = d.new Inner();
    for (Supplier<?> s : List.of(d.a(), d.b(), d.c(), d.d(), d.e(), inner.g())) System.out.println(s.get());
    System.out.println(inner.f().get() != inner);
    Shape s = Shape.of(4); System.out.println(s.name() + s.viaPrivate().getAsInt() + s.ref().getAsInt() + Shape.MAX.applyAsInt(3, 9));
    Function<Shape, String> interfaceRef = Shape::name; ToIntFunction<Shape> abstractRef = Shape::size; Function<Object, String> objectRef = Object::toString;
    System.out.println(interfaceRef.apply(s) + abstractRef.applyAsInt(s) + objectRef.apply("o"));
    Comparator<String> byLength = (Comparator<String> & Serializable) (a, b) -> a.length() - b.length();
    Runnable marked = (Runnable & Marker & Serializable) () -> System.out.println("run");
    marked.run(); System.out.println(((Marker) marked).marked() + (byLength instanceof Serializable) + byLength.compare("aa", "b"));
    StringCopy copy = x -> x + x; Copy<String> general = copy; System.out.println(copy.copy("a") + general.copy("b"));
    try { @SuppressWarnings("unchecked") Copy<Object> raw = (Copy<Object>) (Copy<?>) copy; raw.copy(1); } catch (ClassCastException e) { System.out.println("cce"); }
    long a = 1L << 33; double b = 2.5; byte c = 3; char ch = 'd'; boolean e = true; float f = 1.25f; short g = 7; int h = 8; Object i = "i";
    LongSupplier all = () -> wide(a, b, c, ch, e, f, g, h, i); System.out.println(all.getAsLong());
    System.out.println("before"); Loud loud = () -> 1; System.out.println("after " + loud.size());
    Object[] same = new Object[2]; for (int n = 0; n < 2; n++) { Runnable r = () -> { }; same[n] = r; } System.out.println(same[0] == same[1]);
    Loud[] louds = new Loud[2]; for (int n = 0; n < 2; n++) louds[n] = () -> 2; System.out.println(louds[0] == louds[1]);
    Callback nested = x -> y -> z -> x + y + z; System.out.println(nested.go(1).apply(2).apply(3));
    Kinds none = null; try { IntUnaryOperator op = none::add; } catch (NullPointerException npe) { System.out.println("npe"); }
    try { unbound.applyAsInt(null, 1); } catch (NullPointerException npe) { System.out.println("npe2"); }
    Class<?> proxy = bound.getClass(); System.out.println(proxy.isSynthetic() + " " + proxy.getInterfaces()[0] + " " + java.lang.reflect.Modifier.toString(proxy.getModifiers()));
    System.out.println("end");
  }
  interface Callback { Function<Integer, Function<Integer, Integer>> go(int x); }
})java");
}

}  // namespace
}  // namespace heddle::java
