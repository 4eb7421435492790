// Hexadecimal floating point literals, exact decimal expansions, float and double bits, rounding of literals.
public class HexFloats {
    public static void main(String[] args) {
        System.out.println(0x1.8p1 + " " + 0x.8p0 + " " + 0x1p-1074 + " " + 0x1.fffffffffffffp1023 + " " + 0x1p-149f + " " + 0x1.fffffep127f);
        System.out.println(Double.toHexString(0.1) + " " + Double.toHexString(-0.0) + " " + Double.toHexString(Double.MIN_VALUE) + " " + Double.toHexString(1e300) + " " + Double.toHexString(Double.NaN));
        System.out.println(Float.toHexString(0.1f) + " " + Float.toHexString(Float.MIN_VALUE) + " " + Float.toHexString(3f) + " " + Float.toHexString(Float.NEGATIVE_INFINITY));
        System.out.println(Double.parseDouble("0x1.8p3") + " " + Float.parseFloat("0x1.000001p0") + " " + Double.valueOf("0x1P-1075") + " " + Double.parseDouble("0x1.00000000000008p0") + " " + Double.parseDouble("0x1.000000000000081p0"));
        System.out.println(Long.toHexString(Double.doubleToLongBits(1.5)) + " " + Integer.toHexString(Float.floatToIntBits(-2.5f)) + " " + Long.toHexString(Double.doubleToRawLongBits(Double.NaN)));
        System.out.println(Double.longBitsToDouble(0x7ff0000000000001L) + " " + Float.intBitsToFloat(0x00800000) + " " + Float.intBitsToFloat(1));
        System.out.println(1.0e-5 + " " + 1.0e-3 + " " + 9999999.0 + " " + 1.0e7 + " " + 123456789.0 + " " + 1.0e21 + " " + 4.9e-324 + " " + 2.2250738585072014E-308);
        System.out.println(1.0e-5f + " " + 1.0e-3f + " " + 9999999f + " " + 1.0e7f + " " + 3.4028235e38f + " " + 1.17549435E-38f + " " + 33554432f);
        System.out.println(2.0e-3 + " " + 1.1920928955078125E-7 + " " + 9007199254740993.0 + " " + 0.3 + " " + 2.0 / 3 + " " + (float) (2.0 / 3) + " " + 1e23 + " " + 2e23);
        for (String s : new String[] {" 1.5 ", "1e400", "-1e-400", "NaN", "-Infinity", "1d", "2f", "0x10", "1e", "", "1_0", "infinity", "+.5", "5."}) {
            try {
                System.out.println(s + " -> " + Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
