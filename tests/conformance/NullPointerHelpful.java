// Helpful NullPointerException messages, on by default since Java 15.
public class NullPointerHelpful {
    NullPointerHelpful next;
    int value;
    int[] data;
    static String text;
    Object[][] grid = new Object[2][];

    NullPointerHelpful next() {
        return next;
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        NullPointerHelpful o = new NullPointerHelpful();
        attempt(() -> System.out.println(text.length()));
        attempt(() -> System.out.println(o.next.value));
        attempt(() -> o.next.value = 1);
        attempt(() -> System.out.println(o.next().next()));
        attempt(() -> System.out.println(o.data[0]));
        attempt(() -> o.data[1] = 2);
        attempt(() -> System.out.println(o.data.length));
        attempt(() -> System.out.println(o.grid[1][0]));
        attempt(() -> {
            synchronized (o.next) {
                System.out.println("no");
            }
        });
        attempt(() -> {
            RuntimeException none = null;
            throw none;
        });
        attempt(() -> {
            Integer none = null;
            int x = none;
            System.out.println(x);
        });
    }
}
