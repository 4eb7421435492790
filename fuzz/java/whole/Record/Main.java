// A record; its methods come from java.lang.runtime.ObjectMethods.
public record Main(int a, String b) implements Comparable<Main> {
  public Main {
    if (a < 0) throw new IllegalArgumentException(b);
  }

  public int compareTo(Main other) { return Integer.compare(a, other.a); }

  public static void main(String[] arguments) {
    Main one = new Main(1, "x"), same = new Main(1, "x");
    assert one.equals(same) && one.hashCode() == same.hashCode();
    System.out.println(one + " " + one.compareTo(new Main(2, "y")));
  }
}
