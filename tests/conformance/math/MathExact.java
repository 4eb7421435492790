// Math: exact methods, floor division, clamping, fma, multiplyHigh, and their exceptions.
public class MathExact {
    public static void main(String[] args) {
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " "+ Math.multiplyHigh(Long.MAX_VALUE, 4) + " " + Math.multiplyFull(1 << 30, 8) + " " + Math.absExact(-5) + " " + Math.negateExact(5) + " " + Math.toIntExact(5L) + " " + Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7L, 3));
        System.out.println(Math.fma(2.0, 3.0, 4.0) + " " + Math.fma(0.1, 10, -1) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY));
        for (Runnable r : new Runnable[] {() -> Math.addExact(Integer.MAX_VALUE, 1), () -> Math.subtractExact(Long.MIN_VALUE, 1L), () -> Math.multiplyExact(1 << 20, 1 << 20), () -> Math.multiplyExact(Long.MIN_VALUE, -1L), () -> Math.incrementExact(Integer.MAX_VALUE), () -> Math.decrementExact(Long.MIN_VALUE), () -> Math.negateExact(Integer.MIN_VALUE), () -> Math.toIntExact(1L << 31), () -> Math.absExact(Integer.MIN_VALUE), () -> Math.floorDiv(1, 0), () -> Math.floorMod(1L, 0L), () -> Math.multiplyExact(1L << 62, 2)}) {
            try {
                r.run();
                System.out.println("no overflow");
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Math.addExact(5, -6) + " " + Math.multiplyExact(123456789L, 1000) + " " + Math.round(2.5) + Math.round(-2.5) + Math.round(0.49999999999999994) + Math.round(Float.NaN) + Math.round(1e30) + " " + Math.rint(2.5) + Math.rint(-3.5) + " " + Math.ceil(-0.5) + Math.floor(-0.5) + " " + Math.signum(-2.0) + Math.signum(0.0f));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1, 2L) + " " + Math.hypot(3, 4) + " " + Math.copySign(3, -0.0) + " " + Math.getExponent(1e10) + " " + Math.scalb(1.5, 4) + " " + Math.IEEEremainder(5, 3) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
    }
}
