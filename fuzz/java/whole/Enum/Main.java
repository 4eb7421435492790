// An enum with values, a switch over itself, a static initialiser.
public enum Main {
  ONE(1), TWO(2);

  private final int value;
  private static int sum;

  static {
    for (Main m : values()) sum += m.value;
  }

  Main(int value) { this.value = value; }

  public static void main(String[] arguments) {
    Main m = Main.valueOf("TWO");
    assert sum == 3 && m.compareTo(ONE) > 0 : m;
    System.out.println(m.name() + m.ordinal() + m.value);
  }
}
