// Arithmetic of every width, arrays, casts, exceptions, switches.
public class Main implements Cloneable {
  static final long BIG = 0x123456789abcdefL;
  static byte[] bytes = {1, -2, 3};
  static char[][] letters = new char[2][3];
  static Object[] things = {"a", 1, 2.5, new long[2], null};
  short small = 7;
  float real = 1.5f;
  Main next;

  static Object pick(int k) {
    switch (k) {
      case 0: return things;
      case 1: return bytes.clone();
      case 1000: return "far";
      default: return k > 5 ? "x" : null;
    }
  }

  static int named(String name) {
    return switch (name) {
      case "a" -> 1;
      case "b", "c" -> 2;
      default -> name.length();
    };
  }

  double mixed(long a, float b, byte c) throws CloneNotSupportedException {
    double d = a * b + (a >>> 3) - (a << c) % 7;
    try {
      if (c / (int) b == 0) throw new IllegalStateException("zero");
      d -= ((Main) clone()).small;
    } catch (ArithmeticException | IllegalStateException e) {
      d = e.getMessage().length();
    } finally {
      d++;
      small ^= (short) (int) d;
    }
    return d;
  }

  public static void main(String[] arguments) throws Exception {
    Main main = new Main();
    main.next = arguments.length > 0 ? null : main;
    letters[1][2] = 'z';
    double sum = main.next.mixed(BIG, main.real, bytes[2]);
    Object o = pick(1);
    if (o instanceof byte[] b) sum += b[0] + b.length;
    long n = (long) sum | named("b") + (int) letters[1][2];
    System.out.println(n + " " + Double.compare(sum, 0) + " " + (things[1] instanceof Integer i ? i : -1));
    for (int i = 10; i-- > 0; ) if ((n >> i & 1) == 1) continue; else break;
  }
}
