import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

// Threads that call, make and retarget handles; all joined.
public class HandleThreads {
  private int n;
  private volatile long v;
  private synchronized void inc(int by) { n += by; }
  static String hello(String who) { return "hello " + who; }
  public static void main(String[] a) throws Throwable {
    HandleThreads t = new HandleThreads();
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle inc = l.findVirtual(HandleThreads.class, "inc", methodType(void.class, int.class)).bindTo(t);
    VarHandle v = l.findVarHandle(HandleThreads.class, "v", long.class);
    MutableCallSite site = new MutableCallSite(l.findStatic(HandleThreads.class, "hello", methodType(String.class, String.class)));
    MethodHandle say = site.dynamicInvoker();
    String[] said = new String[3];
    Thread[] all = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int id = i;
      all[i] = new Thread(() -> {
        try {
          inc.invokeExact(id + 1);
          long old = (long) v.getAndAdd(t, 10L);
          said[id] = (String) say.invokeExact("t" + id);
          MethodHandle len = MethodHandles.filterReturnValue(say, l.findVirtual(String.class, "length", methodType(int.class)));
          inc.invoke((Integer) len.invoke("x"));
          if (old < 0) throw new AssertionError();
        } catch (Throwable e) { throw new Error(e); }
      });
    }
    for (Thread x : all) x.start();
    for (Thread x : all) x.join();
    System.out.println(t.n + " " + t.v + Arrays.toString(said));
    site.setTarget(MethodHandles.dropArguments(MethodHandles.constant(String.class, "changed"), 0, String.class));
    Thread last = new Thread(() -> { try { System.out.println((String) say.invokeExact("?")); } catch (Throwable e) { throw new Error(e); } });
    last.start(); last.join();
    MethodHandle boom = MethodHandles.throwException(void.class, IllegalStateException.class).bindTo(new IllegalStateException("from a handle"));
    Thread bad = new Thread(() -> { try { boom.invokeExact(); } catch (Throwable e) { System.out.println(Thread.currentThread().getName() + " " + e.getMessage()); } }, "bad");
    bad.start(); bad.join();
    MethodHandle sleep = l.findStatic(Thread.class, "sleep", methodType(void.class, long.class));
    sleep.invokeExact(1L);
    MethodHandle cur = l.findStatic(Thread.class, "currentThread", methodType(Thread.class));
    System.out.println(((Thread) cur.invokeExact()).getName());
    MethodHandle copy = l.findStatic(System.class, "arraycopy", methodType(void.class, Object.class, int.class, Object.class, int.class, int.class));
    int[] to = new int[3];
    copy.invoke(new int[] {1, 2, 3}, 0, to, 1, 2);
    System.out.println(Arrays.toString(to));
  }
}
