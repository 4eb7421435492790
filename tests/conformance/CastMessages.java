// ClassCastException messages and instanceof on arrays, interfaces and null.
public class CastMessages {
    interface Shape {}

    static class Square implements Shape {}

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Object text = "s", ints = new int[0], strings = new String[0], square = new Square();
        attempt(() -> System.out.println((Integer) text));
        attempt(() -> System.out.println((Shape) text));
        attempt(() -> System.out.println(((long[]) ints).length));
        attempt(() -> System.out.println(((Object[]) strings).length));
        attempt(() -> System.out.println(((Integer[]) strings).length));
        attempt(() -> System.out.println(((Shape) square) != null));
        attempt(() -> System.out.println((Shape) null));
        attempt(() -> Integer.class.cast(text));
        System.out.println(strings instanceof Object[]);
        System.out.println(strings instanceof Comparable[]);
        System.out.println(ints instanceof Cloneable);
        System.out.println(ints instanceof java.io.Serializable);
        System.out.println(new int[1][1] instanceof Object[]);
        Object none = null;
        System.out.println(none instanceof Object);
    }
}
