// Classes, methods, fields and arrays by name.
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class Main {
  public int number = 4;
  public static String text = "t";

  public long add(int a, long b) { return a + b + number; }

  public static void main(String[] arguments) throws Exception {
    Class<?> c = Class.forName("Main");
    Object o = c.getConstructor().newInstance();
    Method m = c.getMethod("add", int.class, long.class);
    Field f = c.getField("number");
    f.setInt(o, 5);
    Object array = Array.newInstance(int.class, 2);
    Array.set(array, 1, 7);
    System.out.println(m.invoke(o, 1, 2L) + " " + Array.getInt(array, 1) + " " + c.getField("text").get(null));
    try {
      Class.forName("Missing");
    } catch (ClassNotFoundException e) {
      System.out.println(e.getMessage() + m.getName().hashCode());
    }
  }
}
