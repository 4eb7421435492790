package heddle.junit;

import java.io.File;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The test methods of JUnit 4 and 5 in the classes of a class path, and what JUnit would do around each. Runs on an ordinary JVM, before
 * any search; nothing of the program is run, no class is initialised. Annotations are known by their names: no version of JUnit is needed.
 *
 * <p>Arguments: the class path, then patterns CLASS[#METHOD] with {@code *} for any characters. Lines, with tabs between fields:
 *
 * <pre>
 *   test   CLASS METHOD STEP...   see {@link RunTest}
 *   off    CLASS METHOD REASON    JUnit would not run it either: it is disabled
 *   skip   CLASS METHOD REASON    something that needs JUnit's engine
 *   broken CLASS REASON           the class cannot be read
 *   absent PATTERN                no class has such a name
 * </pre>
 */
public final class FindTests {
  private static final String JUPITER = "org.junit.jupiter.api.";
  private static final String JUNIT4 = "org.junit.";
  private static final String NESTED = JUPITER + "Nested";
  private static final Set<String> SEVERAL = Set.of("org.junit.jupiter.params.ParameterizedTest", JUPITER + "TestFactory",
      JUPITER + "TestTemplate");
  private static final Set<String> ENGINE = Set.of(JUPITER + "extension.ExtendWith", JUPITER + "extension.Extensions",
      JUPITER + "extension.RegisterExtension", JUPITER + "io.TempDir", JUPITER + "AutoClose", JUNIT4 + "Rule", JUNIT4 + "ClassRule");

  private final ClassLoader loader = ClassLoader.getSystemClassLoader();
  private final Set<String> lines = new LinkedHashSet<>(); // what several patterns name is told once

  private FindTests() {}

  public static void main(String[] words) throws IOException {
    FindTests find = new FindTests();
    Set<String> names = classNames(words[0]);
    for (String pattern : Arrays.copyOfRange(words, 1, words.length)) find.tell(pattern, names);
    System.out.write(String.join("", find.lines).getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  private void line(String... fields) {
    List<String> clean = new ArrayList<>();
    for (String field : fields) clean.add(field.replaceAll("[\\t\\r\\n]+", " "));
    lines.add(String.join("\t", clean) + "\n");
  }

  // --- classes ---

  private static Set<String> classNames(String classPath) throws IOException {
    Set<String> names = new TreeSet<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      Path path = Path.of(entry.isEmpty() ? "." : entry);
      if (Files.isDirectory(path)) {
        try (Stream<Path> files = Files.walk(path)) {
          files.forEach(file -> addName(path.relativize(file).toString(), names));
        }
      } else if (entry.endsWith(".jar") && Files.exists(path)) {
        try (JarFile jar = new JarFile(path.toFile())) {
          for (JarEntry file : Collections.list(jar.entries())) addName(file.getName(), names);
        }
      }
    }
    return names;
  }

  private static void addName(String file, Set<String> names) {
    if (!file.endsWith(".class") || file.startsWith("META-INF/") || file.endsWith("-info.class")) return;
    names.add(file.substring(0, file.length() - ".class".length()).replace(File.separatorChar, '.').replace('/', '.'));
  }

  private static Pattern glob(String pattern) {
    StringBuilder regex = new StringBuilder();
    for (String part : pattern.split("\\*", -1)) regex.append(regex.length() == 0 ? "" : ".*").append(part.isEmpty() ? "(?:)" : Pattern.quote(part));
    return Pattern.compile(regex.toString());
  }

  private void tell(String pattern, Set<String> names) {
    int hash = pattern.indexOf('#');
    String className = hash < 0 ? pattern : pattern.substring(0, hash);
    Pattern classes = glob(className), methods = glob(hash < 0 ? "*" : pattern.substring(hash + 1));
    boolean any = false;
    for (String name : names) {
      if (!classes.matcher(name).matches()) continue;
      any = true;
      try {
        tests(around(Class.forName(name, false, loader)), methods);
      } catch (Throwable thrown) { // LinkageError, TypeNotPresentException: what it mentions is not on the class path
        line("broken", name, String.valueOf(thrown));
      }
    }
    if (!any) line("absent", pattern);
  }

  // --- annotations ---

  /** Names of the annotations, and of those that are on them: JUnit lets users make their own. */
  private static Map<String, Annotation> annotations(AnnotatedElement element) {
    Map<String, Annotation> found = new LinkedHashMap<>();
    Deque<Annotation> left = new ArrayDeque<>(Arrays.asList(element.getAnnotations()));
    while (!left.isEmpty()) {
      Annotation one = left.poll();
      String name = one.annotationType().getName();
      if (name.startsWith("java.") || found.putIfAbsent(name, one) != null) continue;
      left.addAll(Arrays.asList(one.annotationType().getAnnotations()));
    }
    return found;
  }

  private static boolean has(AnnotatedElement element, String... names) {
    Set<String> mine = annotations(element).keySet();
    for (String name : names) if (mine.contains(name)) return true;
    return false;
  }

  private static Object value(AnnotatedElement element, String annotation, String key) {
    Annotation one = annotations(element).get(annotation);
    try {
      return one == null ? null : one.annotationType().getMethod(key).invoke(one);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private static boolean isTest(Method method) {
    // The repetitions of a test are one program: every schedule of it is explored anyway.
    return has(method, JUPITER + "Test", JUPITER + "RepeatedTest", JUNIT4 + "Test");
  }

  private static String simple(String name) {
    return "@" + name.substring(name.lastIndexOf('.') + 1);
  }

  private static boolean isSeveral(Method method) {
    return has(method, SEVERAL.toArray(new String[0]));
  }

  /** Why JUnit would not run it; null if it would. */
  private static String disabled(AnnotatedElement element) {
    for (String name : List.of(JUPITER + "Disabled", JUNIT4 + "Ignore")) {
      if (!has(element, name)) continue;
      Object reason = value(element, name, "value");
      return simple(name) + (reason == null || reason.equals("") ? "" : ": " + reason);
    }
    return null;
  }

  /** Why it needs JUnit's engine; null if it can be run without. */
  private static String obstacle(AnnotatedElement element) {
    Set<String> names = annotations(element).keySet();
    for (String name : SEVERAL) if (names.contains(name)) return simple(name) + " needs JUnit's engine";
    for (String name : names) {
      boolean condition = name.startsWith(JUPITER + "condition.");
      boolean runner = name.equals(JUNIT4 + "runner.RunWith") && !runsPlainly(value(element, name, "value"));
      if (condition || runner || ENGINE.contains(name)) return simple(name) + " needs JUnit's engine";
    }
    return null;
  }

  private static boolean runsPlainly(Object runner) {
    String name = runner instanceof Class ? ((Class<?>) runner).getName() : "";
    return name.equals("org.junit.runners.JUnit4") || name.equals("org.junit.runners.BlockJUnit4ClassRunner");
  }

  // --- the tests of a class ---

  /** The class, its superclasses and interfaces; superclasses first. */
  private static List<Class<?>> family(Class<?> c) {
    List<Class<?>> all = new ArrayList<>();
    for (Class<?> k = c; k != null && k != Object.class; k = k.getSuperclass()) {
      List<Class<?>> level = new ArrayList<>();
      interfaces(k, level);
      level.add(k);
      level.removeAll(all);
      all.addAll(0, level);
    }
    return all;
  }

  private static void interfaces(Class<?> c, List<Class<?>> into) {
    for (Class<?> i : c.getInterfaces()) {
      if (into.contains(i)) continue;
      interfaces(i, into);
      into.add(i);
    }
  }

  /** Those that a call could reach, superclasses first, by name in each class (reflection has no order). */
  private static List<Method> methods(List<Class<?>> family) {
    List<Method> all = new ArrayList<>();
    Set<String> overridden = new HashSet<>();
    for (int i = family.size() - 1; i >= 0; i--) {
      List<Method> mine = new ArrayList<>();
      for (Method m : family.get(i).getDeclaredMethods()) {
        if (m.isSynthetic() || Modifier.isAbstract(m.getModifiers())) continue;
        String signature = m.getName() + Arrays.toString(m.getParameterTypes());
        if (Modifier.isPrivate(m.getModifiers()) || overridden.add(signature)) mine.add(m);
      }
      mine.sort(Comparator.comparing(Method::getName));
      all.addAll(0, mine);
    }
    return all;
  }

  private static boolean isInner(Class<?> c) {
    return c.getEnclosingClass() != null && !Modifier.isStatic(c.getModifiers());
  }

  /** The class and those that it is nested in, outermost first. */
  private static List<Class<?>> around(Class<?> c) {
    List<Class<?>> chain = new ArrayList<>(List.of(c));
    while (isInner(chain.get(0))) chain.add(0, chain.get(0).getEnclosingClass());
    return chain;
  }

  /** The last of `chain`, whose object needs one of each before it, and the classes nested in it. */
  private void tests(List<Class<?>> chain, Pattern wanted) {
    for (Class<?> k : chain)
      if (Modifier.isAbstract(k.getModifiers()) || k.isInterface() || k.isAnnotation() || k.isEnum()) return;
    Class<?> c = chain.get(chain.size() - 1);
    List<Class<?>> family = family(c);
    for (Method m : methods(family)) {
      boolean matches = wanted.matcher(m.getName()).matches();
      if (matches && (isTest(m) || isSeveral(m))) test(chain, m);
    }
    for (Class<?> k : family) {
      List<Class<?>> nested = new ArrayList<>(Arrays.asList(k.getDeclaredClasses()));
      nested.removeIf(one -> !isInner(one) || !has(one, NESTED));
      nested.sort(Comparator.comparing(Class::getName));
      for (Class<?> one : nested) {
        List<Class<?>> longer = new ArrayList<>(chain);
        longer.add(one);
        tests(longer, wanted);
      }
    }
  }

  private static String disabledBy(List<Class<?>> chain, Method m) {
    for (Class<?> c : chain) for (Class<?> k : family(c)) if (disabled(k) != null) return disabled(k);
    return disabled(m);
  }

  private static String obstacleOf(List<Class<?>> chain, Method m) {
    for (int level = 0; level < chain.size(); level++) {
      Class<?> c = chain.get(level);
      if (level > 0 && !has(c, NESTED)) return "an inner class that is not @Nested, which JUnit does not run";
      String reason = obstacleOf(c);
      if (reason != null) return reason;
    }
    if (obstacle(m) != null) return obstacle(m);
    return m.getParameterCount() > 0 ? "it has parameters, which JUnit's engine would fill in" : null;
  }

  private static String obstacleOf(Class<?> c) {
    List<Class<?>> family = family(c);
    for (Class<?> k : family) {
      if (obstacle(k) != null) return obstacle(k);
      for (Field f : k.getDeclaredFields()) if (obstacle(f) != null) return obstacle(f);
    }
    for (Method m : methods(family)) {
      boolean around = has(m, JUPITER + "BeforeEach", JUPITER + "AfterEach", JUPITER + "BeforeAll", JUPITER + "AfterAll");
      if (around && m.getParameterCount() > 0) return m.getName() + " has parameters, which JUnit's engine would fill in";
      if (!isTest(m) && !isSeveral(m) && ENGINE.stream().anyMatch(name -> has(m, name))) return obstacle(m);
    }
    try {
      if (isInner(c)) c.getDeclaredConstructor(c.getEnclosingClass());
      else c.getDeclaredConstructor();
      return null;
    } catch (NoSuchMethodException e) {
      return "its constructor has parameters, which JUnit's engine would fill in";
    }
  }

  private void test(List<Class<?>> chain, Method m) {
    String name = chain.get(chain.size() - 1).getName();
    String off = disabledBy(chain, m), obstacle = obstacleOf(chain, m);
    if (off != null || obstacle != null) {
      line(off != null ? "off" : "skip", name, m.getName(), off != null ? off : obstacle);
      return;
    }
    List<String> begin = new ArrayList<>(), before = new ArrayList<>(), after = new ArrayList<>(), end = new ArrayList<>();
    for (int level = 0; level < chain.size(); level++) {
      Class<?> c = chain.get(level);
      List<Method> methods = methods(family(c));
      String on = level + 1 < chain.size() ? " " + level : "";
      // With one object for all tests of a class (@TestInstance) the methods for all may be of that object.
      List<String> all = steps(methods, true, on, JUPITER + "BeforeAll", JUNIT4 + "BeforeClass");
      boolean objectFirst = all.stream().anyMatch(step -> step.startsWith("call "));
      if (!objectFirst) begin.addAll(all);
      begin.add("new " + c.getName());
      if (objectFirst) begin.addAll(all);
      before.addAll(steps(methods, true, on, JUPITER + "BeforeEach", JUNIT4 + "Before"));
      after.addAll(0, steps(methods, false, on, JUPITER + "AfterEach", JUNIT4 + "After"));
      end.addAll(0, steps(methods, false, on, JUPITER + "AfterAll", JUNIT4 + "AfterClass"));
    }
    List<String> fields = new ArrayList<>(List.of("test", name, m.getName()));
    fields.addAll(begin);
    fields.addAll(before);
    fields.add(testStep(m));
    fields.addAll(after);
    fields.addAll(end);
    line(fields.toArray(new String[0]));
  }

  private static String testStep(Method m) {
    Object expected = value(m, JUNIT4 + "Test", "expected");
    boolean must = expected instanceof Class && !((Class<?>) expected).getName().equals("org.junit.Test$None");
    String where = m.getDeclaringClass().getName() + " " + m.getName();
    return must ? "throws " + where + " " + ((Class<?>) expected).getName() : "test " + where;
  }

  /** `on`: of which of the objects, see {@link RunTest}. */
  private static List<String> steps(List<Method> methods, boolean superclassesFirst, String on, String... annotations) {
    List<String> steps = new ArrayList<>();
    for (Method m : methods) {
      if (!has(m, annotations)) continue;
      boolean isStatic = Modifier.isStatic(m.getModifiers());
      String step = (isStatic ? "static " : "call ") + m.getDeclaringClass().getName() + " " + m.getName() + (isStatic ? "" : on);
      steps.add(superclassesFirst ? steps.size() : 0, step);
    }
    return steps;
  }
}
