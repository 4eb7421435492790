// StackOverflowError from several kinds of recursion, caught at once, in finally, in static initialisers, and the machine goes on.
import java.util.*;

public class StackOverflowForms {
    static int finallyCount;

    static class Endless {
        final Endless inner = new Endless();
    }

    static int deep(int n) {
        return deep(n + 1) + 1;
    }

    static double deepLong(long a, double b) {
        return deepLong(a + 1, b) + a;
    }

    static List<Object> cyclic() {
        List<Object> a = new ArrayList<>(), b = new ArrayList<>();
        a.add(b);
        b.add(a);
        return a;
    }

    static void inFinally(int n) {
        try {
            inFinally(n + 1);
        } finally {
            finallyCount++;
        }
    }

    static int sum(int n) {
        return n == 0 ? 0 : n + sum(n - 1);
    }

    static String catches(Runnable r) {
        try {
            r.run();
            return "none ";
        } catch (StackOverflowError e) {
            return e.getMessage() + " ";
        }
    }

    public static void main(String[] args) {
        System.out.println(catches(() -> deep(1)) + catches(() -> deepLong(1L, 2.0)) + catches(() -> new Endless()) + catches(() -> cyclic().toString()) + catches(() -> cyclic().hashCode()));
        try {
            inFinally(0);
        } catch (StackOverflowError e) {
            System.out.println("finally ran " + (finallyCount > 10));
        }
        System.out.println(sum(1000));
    }
}
