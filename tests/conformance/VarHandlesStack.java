import java.lang.invoke.*;
import java.util.*;

// Small lock-free structures on variable handles, used by threads that are joined.
public class VarHandlesStack {
  static final class Node<T> { final T value; Node<T> next; Node(T v) { value = v; } }
  static final class Stack<T> {
    private volatile Node<T> top;
    private static final VarHandle TOP;
    static { try { TOP = MethodHandles.lookup().findVarHandle(Stack.class, "top", Node.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }
    void push(T v) { Node<T> n = new Node<>(v); do n.next = (Node<T>) TOP.getAcquire(this); while (!TOP.compareAndSet(this, n.next, n)); }
    T pop() { for (;;) { Node<T> t = top; if (t == null) return null; if (TOP.weakCompareAndSetRelease(this, t, t.next)) return t.value; } }
  }
  static final class Ring {
    private static final VarHandle E = MethodHandles.arrayElementVarHandle(Object[].class);
    private final Object[] slots = new Object[4]; private int head, tail;
    boolean offer(Object o) { if (E.getAcquire(slots, tail & 3) != null) return false; E.setRelease(slots, tail++ & 3, o); return true; }
    Object poll() { Object o = E.getAndSet(slots, head & 3, null); if (o != null) head++; return o; }
  }
  static final class Spin { private int state; private static final VarHandle S; static { try { S = MethodHandles.lookup().findVarHandle(Spin.class, "state", int.class); } catch (ReflectiveOperationException e) { throw new Error(e); } }
    void lock() { while (!S.compareAndSet(this, 0, 1)) Thread.onSpinWait(); } void unlock() { S.setVolatile(this, 0); } }
  static long total;
  public static void main(String[] a) throws Exception {
    Stack<Integer> s = new Stack<>();
    Thread[] ts = new Thread[3];
    for (int i = 0; i < 3; i++) { int base = i * 10; ts[i] = new Thread(() -> { for (int k = 0; k < 4; k++) s.push(base + k); }); ts[i].start(); }
    for (Thread t : ts) t.join();
    TreeSet<Integer> seen = new TreeSet<>();
    for (Integer x; (x = s.pop()) != null;) seen.add(x);
    System.out.println(seen + " " + s.pop());
    Ring r = new Ring();
    for (int i = 0; i < 6; i++) System.out.print(r.offer("e" + i) + " ");
    System.out.println(r.poll() + " " + r.poll() + " " + r.offer("late") + " " + r.poll() + r.poll() + r.poll() + r.poll());
    Spin lock = new Spin();
    for (int i = 0; i < 3; i++) { int k = i; ts[i] = new Thread(() -> { for (int n = 0; n < 5; n++) { lock.lock(); try { total += k; } finally { lock.unlock(); } } }); ts[i].start(); }
    for (Thread t : ts) t.join();
    System.out.println(total);
  }
}
