package org.sosy_lab.sv_benchmarks;

import heddle.Check;

/**
 * The choices of the software verification competition's Java programs, to compile them against. Under Heddle a number takes every value
 * of {@code --range}; elsewhere it is random. Heddle does not choose floating-point numbers or strings.
 */
public final class Verifier {
  private Verifier() {}

  public static void assume(boolean condition) {
    Check.assume(condition);
  }

  public static boolean nondetBoolean() {
    return Check.anyBoolean();
  }

  public static byte nondetByte() {
    return (byte) Check.anyInt(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  public static char nondetChar() {
    return Check.anyChar(Character.MIN_VALUE, Character.MAX_VALUE);
  }

  public static short nondetShort() {
    return (short) Check.anyInt(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  public static int nondetInt() {
    return Check.anyInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public static long nondetLong() {
    return Check.anyLong(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  public static float nondetFloat() {
    return Float.intBitsToFloat(nondetInt());
  }

  public static double nondetDouble() {
    return Double.longBitsToDouble(nondetLong());
  }

  public static String nondetString() {
    char[] text = new char[Check.anyInt(0, 16)];
    for (int i = 0; i < text.length; i++) text[i] = nondetChar();
    return new String(text);
  }
}
