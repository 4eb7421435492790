import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

// asType and explicitCastArguments between every pair of basic types.
public class HandleConversions {
  static final Class<?>[] TYPES = {boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class, Object.class, Integer.class, Long.class, Number.class, String.class, Boolean.class, Character.class, Comparable.class, void.class};
  static final Object[] SAMPLES = {true, (byte) -3, (short) 300, 'z', -70000, 1L << 40, 1.5f, -2.75, 12, 13, 14L, 15, "str", false, 'q', 99, null};
  public static void main(String[] a) throws Throwable {
    for (int f = 0; f < TYPES.length - 1; f++) {
      StringBuilder line = new StringBuilder(TYPES[f].getSimpleName() + ":");
      for (int t = 0; t < TYPES.length; t++) {
        line.append(' ').append(TYPES[t].getSimpleName()).append('=');
        for (int how = 0; how < 2; how++) {
          MethodHandle id = MethodHandles.identity(TYPES[f]);
          MethodType want = methodType(TYPES[t], TYPES[f]);
          try {
            MethodHandle h = how == 0 ? id.asType(want) : MethodHandles.explicitCastArguments(id, want);
            Object r = h.invokeWithArguments(SAMPLES[f]);
            line.append(r instanceof Character c ? "'" + (int) c + "'" : r).append('/');
          } catch (WrongMethodTypeException e) { line.append("W/"); }
          catch (ClassCastException e) { line.append("C/"); }
          catch (NullPointerException e) { line.append("N/"); }
        }
      }
      System.out.println(line);
    }
  }
}
