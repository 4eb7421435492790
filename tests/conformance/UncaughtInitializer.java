// stderr: all
// The main class's own static initialiser throws.
public class UncaughtInitializer {
    static int x = Integer.valueOf(args().length / zero());

    static String[] args() {
        return new String[0];
    }

    static int zero() {
        return 0;
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
