// invokedynamic: lambdas, method references, string concatenation.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

public class Main {
  int field = 3;

  int times(int n) { return n * field; }

  static <T> T twice(Function<T, T> f, T value) { return f.apply(f.apply(value)); }

  public static void main(String[] arguments) throws Exception {
    Main main = new Main();
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
    list.removeIf(n -> n > 2);
    list.sort(Integer::compare);
    Supplier<Main> maker = Main::new;
    var map = new HashMap<String, Runnable>();
    map.put("x" + list, () -> main.field += twice(main::times, 2));
    Thread t = new Thread(map.get("x[1, 2]"));
    t.start();
    t.join();
    System.out.println(main.field + " " + maker.get().field + " " + list);
  }
}
