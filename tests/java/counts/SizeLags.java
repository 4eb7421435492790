// heddle: outcomes
// outcomes: absent | 0 | 1
// A ConcurrentHashMap counts an entry after it has been inserted: who finds the entry may still be told that the map is empty.
import java.util.concurrent.ConcurrentHashMap;

public class SizeLags {
  public static void main(String[] args) throws Exception {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    Thread writer = new Thread(() -> map.put(1, 1));
    writer.start();
    String seen = map.containsKey(1) ? "" + map.size() : "absent";
    writer.join();
    System.out.println(seen);
  }
}
