package gov.nasa.jpf.vm;

import heddle.Check;
import java.util.HashMap;
import java.util.Map;

/**
 * What programs written for Java PathFinder call, as far as Heddle understands it; to compile them against. Under Heddle choices are
 * explored; elsewhere they are random.
 */
public class Verify {
  private static final int[] COUNTERS = new int[64];
  private static final long[] BIT_SETS = new long[64];
  private static final Map<String, Integer> VALUES = new HashMap<>();
  private static final Map<String, String> PROPERTIES = new HashMap<>();
  public static final int NO_VALUE = -1;

  public static int getInt(int min, int max) {
    return Check.anyInt(min, max);
  }

  public static long getLong(long min, long max) {
    return Check.anyLong(min, max);
  }

  public static int getIntFromList(int... values) {
    return Check.anyOf(values);
  }

  public static int getIntFromSet(int... values) {
    return Check.anyOf(values);
  }

  public static long getLongFromList(long... values) {
    return values[Check.anyInt(0, values.length - 1)];
  }

  public static float getFloatFromList(float... values) {
    return values[Check.anyInt(0, values.length - 1)];
  }

  public static double getDoubleFromList(double... values) {
    return values[Check.anyInt(0, values.length - 1)];
  }

  public static double getDoubleFromSet(double... values) {
    return getDoubleFromList(values);
  }

  public static boolean getBoolean() {
    return Check.anyBoolean();
  }

  public static boolean getBoolean(boolean falseFirst) {
    return Check.anyBoolean();
  }

  /** Any value from 0 to {@code max}, both included. */
  public static int random(int max) {
    return Check.anyInt(0, max);
  }

  public static boolean randomBool() {
    return Check.anyBoolean();
  }

  public static void ignoreIf(boolean condition) {
    Check.assume(!condition);
  }

  /** Advice to the search; Heddle has no use for it. */
  public static void interesting(boolean condition) {}

  /** Advice to the search; Heddle has no use for it. */
  public static void boring(boolean condition) {}

  public static void instrumentPoint(String label) {}

  public static void instrumentPointDeep(String label) {}

  public static void instrumentPointDeepRecur(String label, int depth) {}

  public static void setShared(Object object, boolean shared) {}

  public static void freezeSharedness(Object object, boolean freeze) {}

  public static int getCounter(int id) {
    return COUNTERS[id];
  }

  public static void resetCounter(int id) {
    COUNTERS[id] = 0;
  }

  public static void setCounter(int id, int value) {
    COUNTERS[id] = value;
  }

  public static int incrementCounter(int id) {
    return ++COUNTERS[id];
  }

  /** Of the first 64 bits. */
  public static void setBitInBitSet(int id, int bit, boolean value) {
    long mask = 1L << bit;
    BIT_SETS[id] = value ? BIT_SETS[id] | mask : BIT_SETS[id] & ~mask;
  }

  public static boolean getBitInBitSet(int id, int bit) {
    return (BIT_SETS[id] >>> bit & 1) != 0;
  }

  public static void putValue(String key, int value) {
    VALUES.put(key, value);
  }

  public static int getValue(String key) {
    return VALUES.getOrDefault(key, NO_VALUE);
  }

  /** Each as {@code key=value}. There is no configuration that they could change. */
  public static synchronized void setProperties(String... properties) {
    for (String property : properties) {
      String[] parts = property.split("=", 2);
      PROPERTIES.put(parts[0].trim(), parts.length == 2 ? parts[1].trim() : "");
    }
  }

  /** What {@link #setProperties} has set, or null. */
  public static synchronized String getProperty(String key) {
    return PROPERTIES.get(key);
  }

  /** A choice that a configuration describes. Heddle has none. */
  public static int getInt(String key) {
    throw unconfigured(key);
  }

  /** A choice that a configuration describes. Heddle has none. */
  public static double getDouble(String key) {
    throw unconfigured(key);
  }

  /** A choice that a configuration describes. Heddle has none. */
  public static Object getObject(String key) {
    throw unconfigured(key);
  }

  private static IllegalArgumentException unconfigured(String key) {
    return new IllegalArgumentException("no configuration describes the choice " + key);
  }

  public static void beginAtomic() {}

  public static void endAtomic() {}

  public static void breakTransition() {}

  public static void breakTransition(String reason) {}

  public static int breakTransition(String reason, int min, int max) {
    return Check.anyInt(min, max);
  }

  public static void terminateSearch() {}

  public static void storeTrace(String file, String comment) {}

  public static void storeTraceIf(boolean condition, String file, String comment) {}

  public static void storeTraceAndTerminate(String file, String comment) {}

  public static void storeTraceAndTerminateIf(boolean condition, String file, String comment) {}

  public static void printPathOutput(String text) {}

  public static void printPathOutput(boolean condition, String text) {}

  public static void addComment(String text) {}

  public static void atLabel(String label) {}

  public static void atLabel(int label) {}

  public static void setHeuristicSearchValue(int value) {}

  public static void resetHeuristicSearchValue() {}

  public static void log(String logger, int level, String text) {}

  public static void log(String logger, int level, String format, Object... values) {}

  public static boolean isRunningInJPF() {
    return false;
  }

  public static boolean isTraceReplay() {
    return false;
  }

  public static boolean vmIsMatchingStates() {
    return false;
  }

  public static void assertTrue(String message, boolean condition) {
    if (!condition) throw new AssertionError(message);
  }

  public static void assertTrue(boolean condition) {
    if (!condition) throw new AssertionError("Verify.assertTrue failed");
  }

  public static void print(String text) {
    System.out.print(text);
  }

  public static void print(String... texts) {
    for (String text : texts) System.out.print(text);
  }

  public static void print(String text, int value) {
    System.out.print(text + " : " + value);
  }

  public static void print(String text, boolean value) {
    System.out.print(text + " : " + value);
  }

  public static void println() {
    System.out.println();
  }

  public static void println(String text) {
    System.out.println(text);
  }

  public static void threadPrint(String text) {
    System.out.print(Thread.currentThread().getName() + ": " + text);
  }

  public static void threadPrintln(String text) {
    System.out.println(Thread.currentThread().getName() + ": " + text);
  }
}
