// heddle: check
// expect: inconclusive Unsafe.allocateInstance of java.lang.Thread
// A thread without its constructor: the machine would believe its empty fields.
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeThread {
  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Thread thread = (Thread) ((Unsafe) field.get(null)).allocateInstance(Thread.class);
    thread.start();
  }
}
