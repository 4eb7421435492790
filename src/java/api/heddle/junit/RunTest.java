package heddle.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * One test method as a program: what JUnit does around it, without JUnit. {@code heddle check --junit5} runs it; its arguments are the
 * plan that {@link FindTests} made, one step each:
 *
 * <pre>
 *   static CLASS METHOD   a method for all tests of the class
 *   new CLASS             the object of the test
 *   call CLASS METHOD     a method around each test
 *   test CLASS METHOD     the test
 *   throws CLASS METHOD EXCEPTION   the test, which must end with that exception
 * </pre>
 *
 * After a failure nothing more is run: the schedule ends where the reader wants it to end. Threads that the test leaves behind go on.
 */
public final class RunTest {
  private RunTest() {}

  public static void main(String[] plan) throws Throwable {
    Object test = null;
    for (String step : plan) {
      String[] words = step.split(" ");
      try {
        if (words[0].equals("new")) test = made(words[1]);
        else if (words[0].equals("throws")) mustThrow(test, words);
        else call(test, words);
      } catch (Throwable thrown) {
        if (isFailedAssumption(thrown)) return; // not a test under these circumstances
        throw thrown;
      }
    }
  }

  private static Class<?> classNamed(String name) throws ClassNotFoundException {
    return Class.forName(name, true, ClassLoader.getSystemClassLoader());
  }

  private static Object made(String name) throws Throwable {
    Constructor<?> constructor = classNamed(name).getDeclaredConstructor();
    constructor.setAccessible(true);
    try {
      return constructor.newInstance();
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
