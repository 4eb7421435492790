// Call sites and handles that java.lang.invoke has linked are still there after a collection.
import java.lang.invoke.*;
import java.lang.ref.*;
public class GcHandles {
  static int twice(int n) { return 2 * n; }
  public static void main(String[] a) throws Throwable {
    MethodHandle h = MethodHandles.lookup().findStatic(GcHandles.class, "twice", MethodType.methodType(int.class, int.class));
    int r = 0;
    for (int i = 0; i < 3; i++) { r += (int) h.invokeExact(i); WeakReference<Object> w = new WeakReference<>(new Object()); System.gc(); if (w.get() != null) System.out.println("kept"); r += (int) (Integer) h.invoke((Integer) i); }
    System.out.println(r);
  }
}
