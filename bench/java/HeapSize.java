// What a transition costs on a big heap. args: live objects, threads, rounds
// Each round replaces an object in the middle of a long list under a lock: one allocation, one death, a few writes.
public class HeapSize {
  static class Node { Node next; int value; Node(int value, Node next) { this.value = value; this.next = next; } }
  static Node[] chain;
  static final Object lock = new Object();
  public static void main(String[] a) throws Exception {
    int n = Integer.parseInt(a[0]), threads = Integer.parseInt(a[1]), rounds = Integer.parseInt(a[2]);
    chain = new Node[n];
    for (int i = n - 1; i >= 0; i--) chain[i] = new Node(i, i + 1 < n ? chain[i + 1] : null);
    Thread[] ts = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int at = 1 + t * (n / 2 - 2) / threads;
      ts[t] = new Thread(() -> {
        for (int k = 0; k < rounds; k++) {
          synchronized (lock) {
            Node old = chain[at];
            Node fresh = new Node(old.value + 1, old.next);
            chain[at] = fresh;
            chain[at - 1].next = fresh;
          }
          Thread.yield();
        }
      });
    }
    for (Thread t : ts) t.start();
    for (Thread t : ts) t.join();
    int sum = 0;
    for (int t = 0; t < threads; t++) sum += chain[1 + t * (n / 2 - 2) / threads].value - (1 + t * (n / 2 - 2) / threads);
    assert sum == threads * rounds;
  }
}
