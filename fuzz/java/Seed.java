import java.util.ArrayList;
import java.util.List;

/** Seeds of the class-file target: between them most instructions, attributes and kinds of constants. */
public class Seed implements Runnable, Cloneable {
  static final long BIG = 1L << 40;
  static final double HALF = 0.5;
  int count;
  String name = "seed";

  Seed() {
    this(1);
  }

  Seed(int count) {
    this.count = count > 0 ? count : -count;
  }

  @Override
  public void run() {
    synchronized (this) {
      count++;
      notifyAll();
    }
  }

  static int choose(int key) {
    switch (key) {
      case 1: return 10;
      case 2: return 20;
      case 3: return 30;
      default: break;
    }
    switch (key * 7) {
      case -100: return 1;
      case 5000: return 2;
      default: return 0;
    }
  }

  static long numbers(int n, float f) {
    long sum = BIG;
    double scaled = HALF;
    for (int i = 0; i < n; i++) {
      if (i % 3 == 0) continue;
      scaled = scaled * i - f / 2;
      sum += (long) scaled ^ (i << 2) & ~i;
    }
    return sum > 0 ? sum : -sum;
  }

  static Object arrays(boolean strings) {
    int[][] grid = new int[3][4];
    grid[1][2] = 7;
    byte[] bytes = {1, 2, 3};
    char[] chars = {'x'};
    short[] shorts = {1};
    float[] floats = {1f};
    double[] doubles = {2};
    long[] longs = {3};
    boolean[] flags = {true};
    longs[0] += bytes[1] + chars[0] + shorts[0] + (long) floats[0] + (long) doubles[0] + (flags[0] ? 1 : 0);
    Object[] objects = strings ? new String[2] : new Integer[2];
    objects[0] = strings ? "a" : (Object) 1;
    return grid[1].length > 2 ? objects.clone() : longs;
  }

  static int guarded(String text) throws Exception {
    int value = 0;
    try {
      value = Integer.parseInt(text);
    } catch (NumberFormatException e) {
      value = -1;
    } catch (RuntimeException e) {
      throw new Exception("wrapped", e);
    } finally {
      value++;
    }
    return value;
  }

  static boolean cast(Object o) {
    if (o instanceof Seed && ((Seed) o).name != null) return true;
    List<Class<?>> classes = new ArrayList<Class<?>>();
    classes.add(Seed.class);
    classes.add(int[].class);
    return classes.contains(o == null ? null : o.getClass());
  }
}
