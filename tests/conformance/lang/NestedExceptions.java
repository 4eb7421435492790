// Exceptions across constructors, static calls, lambdas, streams and finally; multi-catch; rethrow with precise types; custom hierarchies.
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

public class NestedExceptions {
    static class AppException extends Exception {
        final int code;

        AppException(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }
    }

    static class Part {
        Part(int n) {
            if (n == 0) throw new IllegalArgumentException("zero part");
        }
    }

    static class Whole {
        final Part first = new Part(1);
        final Part second;

        Whole(int n) throws AppException {
            try {
                second = new Part(n);
            } catch (IllegalArgumentException e) {
                throw new AppException("whole", 7, e);
            }
        }
    }

    static void precise(int k) throws FileNotFoundException, AppException {
        try {
            if (k == 0) throw new FileNotFoundException("f");
            if (k == 1) throw new AppException("a", 1, null);
            System.out.println("nothing");
        } catch (final Exception e) {
            System.out.println("rethrow " + e.getClass().getSimpleName());
            throw e;
        }
    }

    static String multi(int k) {
        try {
            switch (k) {
                case 0: throw new IOException("io");
                case 1: throw new ArithmeticException("ar");
                case 2: return List.of(1).get(3).toString();
                case 3: Integer.parseInt("q");
                default: throw new Error("err");
            }
        } catch (IOException | ArithmeticException e) {
            return "A" + e.getMessage();
        } catch (IndexOutOfBoundsException e) {
            return "I " + e.getMessage();
        } catch (RuntimeException e) {
            return "R " + e.getMessage();
        } catch (Throwable t) {
            return "T " + t.getMessage();
        } finally {
            System.out.print("[f" + k + "]");
        }
    }

    @SuppressWarnings("unchecked")
    static <E extends Throwable> void sneaky(Throwable t) throws E {
        throw (E) t;
    }

    public static void main(String[] args) throws Exception {
        try {
            new Whole(0);
        } catch (AppException e) {
            System.out.println(e.getMessage() + e.code + " " + e.getCause().getMessage());
        }
        System.out.println(new Whole(3).second != null);
        for (int k = 0; k < 3; k++) {
            try {
                precise(k);
            } catch (FileNotFoundException | AppException e) {
                System.out.println("got " + e.getMessage());
            }
        }
        for (int k = 0; k < 5; k++) System.out.println(multi(k));
        try {
            List.of("1", "x", "3").stream().map(Integer::parseInt).collect(Collectors.toList());
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            NestedExceptions.<RuntimeException>sneaky(new IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e);
        }
        int depth = 0;
        Throwable t = new Exception("0");
        for (int i = 1; i < 50; i++) t = new Exception("" + i, t);
        for (Throwable c = t; c != null; c = c.getCause()) depth++;
        System.out.println(depth);
    }
}
