package heddle.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * One test method as a program: what JUnit does around it, without JUnit. {@code heddle check --junit5} runs it; its arguments are the
 * plan that {@link FindTests} made, one step each:
 *
 * <pre>
 *   static CLASS METHOD   a method for all tests of the class
 *   new CLASS             the object of the test; of a nested class, in the one made before
 *   call CLASS METHOD [N] a method around each test, of the object made as the N-th, from 0; without N: of the last
 *   test CLASS METHOD     the test
 *   throws CLASS METHOD EXCEPTION   the test, which must end with that exception
 * </pre>
 *
 * After a failure nothing more is run: the schedule ends where the reader wants it to end. Threads that the test leaves behind go on.
 */
public final class RunTest {
  private RunTest() {}

  public static void main(String[] plan) throws Throwable {
    List<Object> objects = new ArrayList<>();
    for (String step : plan) {
      String[] words = step.split(" ");
      try {
        if (words[0].equals("new")) objects.add(made(words[1], last(objects)));
        else if (words[0].equals("throws")) mustThrow(last(objects), words);
        else call(words.length > 3 ? objects.get(Integer.parseInt(words[3])) : last(objects), words);
      } catch (Throwable thrown) {
        if (isFailedAssumption(thrown)) return; // not a test under these circumstances
        throw thrown;
      }
    }
  }

  private static Class<?> classNamed(String name) throws ClassNotFoundException {
    return Class.forName(name, true, ClassLoader.getSystemClassLoader());
  }

  private static Object last(List<Object> objects) {
    return objects.isEmpty() ? null : objects.get(objects.size() - 1);
  }

  private static Object made(String name, Object outer) throws Throwable {
    Class<?> c = classNamed(name);
    boolean inner = c.getEnclosingClass() != null && !Modifier.isStatic(c.getModifiers());
    Constructor<?> constructor = inner ? c.getDeclaredConstructor(c.getEnclosingClass()) : c.getDeclaredConstructor();
    constructor.setAccessible(true);
    try {
      return inner ? constructor.newInstance(outer) : constructor.newInstance();
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static void call(Object test, String[] words) throws Throwable {
    Method method = classNamed(words[1]).getDeclaredMethod(words[2]);
    method.setAccessible(true);
    try {
      method.invoke(test);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static void mustThrow(Object test, String[] words) throws Throwable {
    try {
      call(test, words);
    } catch (Throwable thrown) {
      if (classNamed(words[3]).isInstance(thrown)) return;
      throw thrown;
    }
    throw new AssertionError("expected exception: " + words[3]);
  }

  private static boolean isFailedAssumption(Throwable thrown) {
    for (Class<?> c = thrown.getClass(); c != null; c = c.getSuperclass()) {
      String name = c.getName();
      if (name.equals("org.opentest4j.TestAbortedException") || name.equals("org.junit.internal.AssumptionViolatedException")) return true;
    }
    return false;
  }
}
