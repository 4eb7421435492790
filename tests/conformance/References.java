import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CountDownLatch;

public class References {
  static Object held = new Object();

  static final class Node {
    Node other;
  }

  static Object[] weakly(ReferenceQueue<Object> queue) {
    Object strong = new Object();
    Object[] made = {strong, new WeakReference<>(strong, queue), new WeakReference<>(new Object(), queue),
        new PhantomReference<>(new Object(), queue), new SoftReference<>(new Object(), queue), new WeakReference<>("literal"),
        new WeakReference<>(held)};
    return made;
  }

  static WeakReference<Node> cycle() {
    Node a = new Node(), b = new Node();
    a.other = b;
    b.other = a;
    return new WeakReference<>(a);
  }

  static void fill(Map<Object, String> map, Object kept) {
    map.put(kept, "kept");
    map.put(new Object(), "lost");
  }

  public static void main(String[] args) throws Exception {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    Object[] made = weakly(queue);
    WeakReference<Node> cycle = cycle();
    System.out.println(queue.poll() == null);
    System.gc();
    for (int i = 1; i < made.length; i++) System.out.println(i + " " + (((Reference<?>) made[i]).refersTo(null)));
    System.out.println(cycle.get());
    int seen = 0;
    for (int i = 0; i < 2; i++) {
      Reference<?> r = queue.remove(10_000);
      seen += r == made[2] ? 1 : r == made[3] ? 10 : 100;
    }
    System.out.println(seen + " " + queue.poll() + " " + ((Reference<?>) made[2]).isEnqueued());
    made[0] = null;
    System.gc();
    System.out.println(queue.remove(10_000) == made[1]);
    ((Reference<?>) made[4]).clear();
    System.out.println(((Reference<?>) made[4]).get() + " " + ((Reference<?>) made[4]).enqueue() + " " + (queue.poll() == made[4]));

    Map<Object, String> map = new WeakHashMap<>();
    Object kept = new Object();
    fill(map, kept);
    System.out.println(map.size());
    for (int i = 0; i < 100 && map.size() == 2; i++) {
      System.gc();
      Thread.sleep(10);
    }
    System.out.println(map.size() + " " + map.get(kept));

    CountDownLatch cleaned = new CountDownLatch(1);
    Cleaner.create().register(new Object(), cleaned::countDown);
    System.gc();
    cleaned.await();
    System.out.println("cleaned");
    Cleaner.Cleanable now = Cleaner.create().register(held, () -> System.out.println("clean now"));
    now.clean();
    now.clean();
  }
}
