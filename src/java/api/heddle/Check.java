package heddle;

import java.util.Random;

/**
 * Values that a program leaves open. Under {@code heddle check} every one of them is tried; a counterexample says which were taken.
 *
 * <p>On an ordinary JVM a value is drawn at random ({@code -Dheddle.seed=N} repeats a sequence), and an assumption that does not hold
 * throws {@link AssumptionFailed}: a program with choices is then a random test. {@code heddle run} takes the first value of each.
 */
public final class Check {
  private Check() {}

  /** Any value from {@code low} to {@code high}, both included. */
  public static int anyInt(int low, int high) {
    return (int) anyLong(low, high);
  }

  /** Any value from {@code low} to {@code high}, both included. */
  public static long anyLong(long low, long high) {
    if (low > high) throw new IllegalArgumentException("no value from " + low + " to " + high);
    return Chance.between(low, high);
  }

  /** Any character from {@code low} to {@code high}, both included. */
  public static char anyChar(char low, char high) {
    return (char) anyLong(low, high);
  }

  public static boolean anyBoolean() {
    return anyLong(0, 1) != 0;
  }

  /** Any of the values. */
  @SafeVarargs
  public static <T> T anyOf(T... values) {
    return values[anyIndex(values.length)];
  }

  /** Any of the values. */
  public static int anyOf(int[] values) {
    return values[anyIndex(values.length)];
  }

  /** Drops every execution in which {@code condition} does not hold. */
  public static void assume(boolean condition) {
    if (!condition) throw new AssumptionFailed();
  }

  private static int anyIndex(int length) {
    if (length == 0) throw new IllegalArgumentException("there is no value to choose");
    return (int) Chance.between(0, length - 1);
  }

  /** Thrown by {@link #assume} on an ordinary JVM only. Not an exception: a program's own handlers are to let it pass. */
  public static final class AssumptionFailed extends Error {
    private static final long serialVersionUID = 1;

    AssumptionFailed() {
      super("an assumption does not hold: this run says nothing");
    }
  }

  private static final class Chance {
    private static final Random RANDOM = seeded(Long.getLong("heddle.seed"));

    private static Random seeded(Long seed) {
      return seed == null ? new Random() : new Random(seed);
    }

    static long between(long low, long high) {
      return high == Long.MAX_VALUE && low == Long.MIN_VALUE ? RANDOM.nextLong()
          : high == Long.MAX_VALUE ? RANDOM.nextLong(low - 1, high) + 1
          : RANDOM.nextLong(low, high + 1);
    }
  }
}
