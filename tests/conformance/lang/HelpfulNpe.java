// Helpful messages of NullPointerException for every kind of access.
public class HelpfulNpe {
    static HelpfulNpe instance;
    HelpfulNpe next;
    int number;
    int[] ints;
    String[][] texts;
    long[] longs;

    HelpfulNpe self() {
        return next;
    }

    static int[] none() {
        return null;
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        HelpfulNpe h = new HelpfulNpe();
        String text = null;
        Integer boxed = null;
        Object lock = null;
        RuntimeException none = null;
        int i = 1, j = 2;
        attempt(() -> instance.number = 1);
        attempt(() -> System.out.println(instance.number));
        attempt(() -> System.out.println(h.next.next));
        attempt(() -> h.next.number++);
        attempt(() -> h.ints[i] = 4);
        attempt(() -> System.out.println(h.ints[i + j]));
        attempt(() -> System.out.println(h.ints.length));
        attempt(() -> System.out.println(none()[0]));
        attempt(() -> System.out.println(h.self().self()));
        attempt(() -> System.out.println(text.length()));
        attempt(() -> System.out.println(boxed + 1));
        attempt(() -> {
            synchronized (lock) {
                System.out.println("?");
            }
        });
        attempt(() -> {
            throw none;
        });
        h.texts = new String[2][];
        attempt(() -> h.texts[1][i] = "x");
        attempt(() -> System.out.println(h.texts[j - 1][0].length()));
        attempt(() -> h.longs[0]++);
        h.texts[0] = new String[1];
        attempt(() -> h.texts[0][0].trim());
        attempt(() -> ((String) (Object) h.next).length());
        attempt(() -> {
            switch (text) {
                case "a" -> System.out.println("a");
                default -> System.out.println("d");
            }
        });
        attempt(() -> {
            for (int x : none()) {
                System.out.println(x);
            }
        });
        attempt(() -> java.util.Objects.requireNonNull(text, "named"));
        attempt(() -> java.util.Objects.requireNonNull(text));
    }
}
