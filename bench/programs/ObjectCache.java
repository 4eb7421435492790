// A cache of two objects with eviction of the one that was used least recently.
//
// What is wrong: `get` asks `contains` and then reads the entry, two critical sections. An entry that is evicted in between is read
// as null: a NullPointerException. An eviction takes two other keys in between, and only the first look is at a key that
// somebody evicts.
public class ObjectCache {
  static final int CAPACITY = 2, ROUNDS = 14;

  static final class Cache {
    private final int[] keys = new int[CAPACITY];
    private final String[] values = new String[CAPACITY];
    private final int[] history = new int[64];
    private int oldest, uses;
    private int find(int key) {
      for (int i = 0; i < CAPACITY; i++) if (keys[i] == key) return i;
      return -1;
    }
    synchronized boolean contains(int key) { return find(key) >= 0; }
    synchronized String read(int key) {
      int at = find(key);
      history[uses++] = key;
      return at < 0 ? null : values[at];
    }
    synchronized void put(int key, String value) {
      if (find(key) >= 0) return;
      keys[oldest] = key;
      values[oldest] = value;
      oldest = (oldest + 1) % CAPACITY;
    }
  }

  static final Cache cache = new Cache();
  static final Cache quiet = new Cache();

  static int lengthOf(Cache from, int key) {
    if (!from.contains(key)) from.put(key, "object-" + key);
    return from.read(key).length();
  }

  static void reader() {
    lengthOf(cache, 1);
    for (int i = 0; i < ROUNDS; i++) lengthOf(quiet, 1);
  }

  static void writer() {
    cache.put(2, "two");
    cache.put(3, "three");
    for (int i = 0; i < ROUNDS; i++) lengthOf(quiet, 2);
  }

  public static void main(String[] args) throws InterruptedException {
    cache.put(1, "one");
    Thread a = new Thread(ObjectCache::reader, "reader");
    Thread b = new Thread(ObjectCache::writer, "writer");
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
