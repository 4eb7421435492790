import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;

// What the JDK's modules refuse to reflection, handles and lookups, and what they allow.
public class Encapsulation {
  interface Probe {
    Object run() throws Throwable;
  }

  static void probe(String name, Probe probe) {
    try {
      Object result = probe.run();
      System.out.println(name + ": " + (result == null || result instanceof String || result instanceof Boolean
          || result instanceof Integer || result instanceof Class ? result : "a " + result.getClass().getName()));
    } catch (InvocationTargetException e) {
      System.out.println(name + ": target threw " + text(e.getCause()));
    } catch (Throwable e) {
      System.out.println(name + ": " + text(e));
    }
  }

  // Without identity hash codes.
  static String text(Throwable e) {
    return e.toString().replaceAll("@[0-9a-f]+", "@");
  }

  // Where the message differs.
  static Class<?> refusal(Callable<?> callable) {
    try {
      callable.call();
      return null;
    } catch (Exception e) {
      return e.getClass();
    }
  }

  static Field open(Class<?> holder, String name) throws Exception {
    Field field = holder.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  static Method open(Class<?> holder, String name, Class<?>... types) throws Exception {
    Method method = holder.getDeclaredMethod(name, types);
    method.setAccessible(true);
    return method;
  }

  private static int secret = 41;

  private static int twice(int x) {
    return 2 * x;
  }

  static void fields() {
    probe("own private", () -> open(Encapsulation.class, "secret").get(null));
    probe("String.value", () -> open(String.class, "value").get("x"));
    probe("String.hash", () -> open(String.class, "hash"));
    probe("Integer.value unopened", () -> Integer.class.getDeclaredField("value").get(3));
    probe("Integer.MAX_VALUE", () -> Integer.class.getDeclaredField("MAX_VALUE").get(null));
    probe("ArrayList.size", () -> open(java.util.ArrayList.class, "size"));
    probe("HashMap.table", () -> open(java.util.HashMap.class, "table"));
    probe("Thread.target", () -> open(Thread.class, "target"));
    probe("theUnsafe of sun.misc", () -> open(sun.misc.Unsafe.class, "theUnsafe").get(null) != null);
    probe("theUnsafe inside", () -> open(Class.forName("jdk.internal.misc.Unsafe"), "theUnsafe"));
    probe("Unsafe constant", () -> Class.forName("jdk.internal.misc.Unsafe").getField("INVALID_FIELD_OFFSET").get(null));
    probe("java.logging", () -> open(java.util.logging.Logger.class, "manager"));
    probe("java.sql", () -> open(Class.forName("java.sql.DriverManager"), "registeredDrivers"));
    probe("protected", () -> open(java.util.AbstractList.class, "modCount"));
    probe("public of public", () -> open(java.awt.Point.class, "x").get(new java.awt.Point(3, 4)));
  }

  static void methods() {
    probe("own private method", () -> open(Encapsulation.class, "twice", int.class).invoke(null, 4));
    probe("Object.clone", () -> open(Object.class, "clone", new Class<?>[0]).invoke(new int[1]));
    probe("ClassLoader.findLoadedClass",
        () -> open(ClassLoader.class, "findLoadedClass", String.class).invoke(Encapsulation.class.getClassLoader(), "x"));
    probe("ClassLoader.defineClass1 hidden", () -> ClassLoader.class.getDeclaredMethods().length > 0);
    probe("getUnsafe inside", () -> Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null));
    probe("VM.initLevel", () -> Class.forName("jdk.internal.misc.VM").getMethod("initLevel").invoke(null));
    probe("SharedSecrets", () -> Class.forName("jdk.internal.access.SharedSecrets").getMethod("getJavaLangAccess").invoke(null));
    probe("Reflection.getCallerClass", () -> Class.forName("jdk.internal.reflect.Reflection").getMethod("getCallerClass").invoke(null));
    probe("public method of hidden implementation", () -> {
      Object list = java.util.List.of(1, 2);
      return list.getClass().getMethod("size").invoke(list);
    });
    probe("the same by its interface", () -> java.util.List.class.getMethod("size").invoke(java.util.List.of(1, 2)));
    probe("String.isLatin1", () -> open(String.class, "isLatin1", new Class<?>[0]).invoke("x"));
    probe("String.length", () -> open(String.class, "length", new Class<?>[0]).invoke("xyz"));
    probe("sun.security", () -> Class.forName("sun.security.util.Debug").getMethod("isOn", String.class).invoke(null, "x"));
  }

  static void constructors() {
    probe("new Unsafe", () -> Class.forName("jdk.internal.misc.Unsafe").getDeclaredConstructor().newInstance());
    probe("new String", () -> String.class.getConstructor(String.class).newInstance("s"));
    probe("private String", () -> {
      for (Constructor<?> c : String.class.getDeclaredConstructors()) {
        if (c.getParameterCount() == 2 && c.getParameterTypes()[1] == byte.class) {
          c.setAccessible(true);
          return c;
        }
      }
      return "none";
    });
    probe("Class", () -> {
      Constructor<?> c = Class.class.getDeclaredConstructors()[0];
      c.setAccessible(true);
      return c;
    });
    probe("LauncherHelper", () -> Class.forName("sun.launcher.LauncherHelper").getEnumConstants().length > 0);
    probe("newInstance of a hidden class", () -> Class.forName("jdk.internal.loader.URLClassPath").newInstance());
    probe("ImmutableCollections", () -> {
      Constructor<?> c = Class.forName("java.util.ImmutableCollections$ListN").getDeclaredConstructors()[0];
      c.setAccessible(true);
      return c;
    });
    probe("trySetAccessible", () -> String.class.getDeclaredField("value").trySetAccessible());
    probe("canAccess", () -> String.class.getDeclaredField("value").canAccess("x"));
    probe("canAccess of a public one", () -> String.class.getMethod("length").canAccess("x"));
    probe("all of them", () -> {
      AccessibleObject.setAccessible(Integer.class.getDeclaredFields(), true);
      return "yes";
    });
  }

  static void lookups() {
    MethodHandles.Lookup own = MethodHandles.lookup();
    probe("privateLookupIn own", () -> MethodHandles.privateLookupIn(Encapsulation.class, own).lookupClass());
    probe("privateLookupIn String", () -> MethodHandles.privateLookupIn(String.class, own));
    probe("privateLookupIn ArrayList", () -> MethodHandles.privateLookupIn(java.util.ArrayList.class, own));
    probe("privateLookupIn Unsafe", () -> MethodHandles.privateLookupIn(sun.misc.Unsafe.class, own).lookupClass());
    probe("privateLookupIn java.sql", () -> MethodHandles.privateLookupIn(java.sql.Date.class, own));
    probe("findStatic hidden", () -> own.findStatic(Class.forName("jdk.internal.misc.VM"), "initLevel",
        java.lang.invoke.MethodType.methodType(int.class)));
    probe("findVarHandle String.value", () -> refusal(() -> own.findVarHandle(String.class, "value", byte[].class)));
    probe("unreflect", () -> refusal(() -> own.unreflect(Class.forName("jdk.internal.misc.VM").getMethod("initLevel"))));
    probe("findClass hidden", () -> own.findClass("jdk.internal.misc.VM"));
    probe("accessClass hidden", () -> own.accessClass(Class.forName("jdk.internal.misc.VM")));
    probe("findClass public", () -> own.findClass("java.util.Map"));
    probe("in String", () -> own.in(String.class).lookupModes());
    probe("findVirtual public", () -> (int) own.findVirtual(String.class, "length",
        java.lang.invoke.MethodType.methodType(int.class)).invoke("four"));
    probe("IMPL_LOOKUP", () -> open(MethodHandles.Lookup.class, "IMPL_LOOKUP"));
  }

  static void modules() {
    Module base = Object.class.getModule(), own = Encapsulation.class.getModule();
    probe("java.base", () -> base.getName());
    probe("own", () -> own.getName());
    probe("own named", () -> own.isNamed());
    probe("to string", () -> base.toString());
    probe("java.sql", () -> java.sql.Date.class.getModule().getName());
    probe("java.logging", () -> java.util.logging.Level.class.getModule().toString());
    probe("jdk.unsupported", () -> sun.misc.Unsafe.class.getModule().getName());
    probe("array", () -> java.sql.Date[].class.getModule().getName());
    probe("int", () -> int.class.getModule().getName());
    probe("exports java.lang", () -> base.isExported("java.lang"));
    probe("exports jdk.internal.misc", () -> base.isExported("jdk.internal.misc"));
    probe("... to us", () -> base.isExported("jdk.internal.misc", own));
    probe("opens java.lang", () -> base.isOpen("java.lang"));
    probe("opens java.lang to us", () -> base.isOpen("java.lang", own));
    probe("opens java.lang to itself", () -> base.isOpen("java.lang", base));
    probe("unsupported opens", () -> sun.misc.Unsafe.class.getModule().isOpen("sun.misc", own));
    probe("we open", () -> own.isOpen("anything", base));
    probe("we read", () -> own.canRead(base));
    probe("same module", () -> base == String.class.getModule());
    probe("same other module", () -> java.sql.Date.class.getModule() == java.sql.Time.class.getModule());
    probe("addOpens by others", () -> base.addOpens("java.lang", own));
    probe("Class.forName in a module", () -> Class.forName(base, "java.lang.String"));
  }

  static void others() {
    probe("a proxy of a hidden interface", () -> Proxy.newProxyInstance(Encapsulation.class.getClassLoader(),
        new Class<?>[] {Callable.class}, (p, m, a) -> "called") instanceof Callable);
    probe("modifiers", () -> Modifier.isPublic(Class.forName("jdk.internal.misc.Unsafe").getModifiers()));
    probe("members can be looked at", () -> {
      Member member = Class.forName("jdk.internal.misc.Unsafe").getDeclaredMethod("getInt", Object.class, long.class);
      return member.getName();
    });
    probe("Field.modifiers is filtered", () -> Field.class.getDeclaredField("modifiers"));
    probe("Class.classLoader is filtered", () -> Class.class.getDeclaredField("classLoader"));
    probe("System.security is filtered", () -> System.class.getDeclaredField("security"));
  }

  public static void main(String[] args) {
    fields();
    methods();
    constructors();
    lookups();
    modules();
    others();
  }
}
