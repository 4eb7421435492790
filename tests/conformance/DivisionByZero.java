// ArithmeticException for int and long, division and remainder.
public class DivisionByZero {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " went on");
        } catch (ArithmeticException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] zero = {0};
        long[] longZero = {0};
        attempt("idiv", () -> System.out.println(1 / zero[0]));
        attempt("irem", () -> System.out.println(1 % zero[0]));
        attempt("ldiv", () -> System.out.println(1L / longZero[0]));
        attempt("lrem", () -> System.out.println(1L % longZero[0]));
        attempt("ddiv", () -> System.out.println(1.0 / zero[0]));
        attempt("drem", () -> System.out.println(1.0 % zero[0]));
        attempt("floorMod", () -> System.out.println(Math.floorMod(1, zero[0])));
        attempt("addExact", () -> System.out.println(Math.addExact(Integer.MAX_VALUE, 1)));
        attempt("multiplyExact", () -> System.out.println(Math.multiplyExact(Long.MAX_VALUE, 2L)));
        attempt("toIntExact", () -> System.out.println(Math.toIntExact(1L << 40)));
        attempt("negateExact", () -> System.out.println(Math.negateExact(Integer.MIN_VALUE)));
    }
}
