// Parsing of hard decimal strings: halfway cases, long digits, subnormals, exponents.
public class DoubleParsing {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"2.2250738585072012e-308", "4.9406564584124654e-324", "2.4703282292062328e-324", "2.4703282292062327e-324", "1.7976931348623158e308", "1.7976931348623159e308", "9007199254740993", "9007199254740992.999999999999999999", "0.1e-6", "1" + "0".repeat(400) + "e-400", "0." + "0".repeat(330) + "1e330", "123456789012345678901234567890", "8.5", "1e22", "1e23", "5e-324", "3.4028236e38", "1.17549429e-38", "0x1.fffffffffffff8p0", "6.02214076E+23"}) {
            System.out.println((s.length() > 40 ? s.length() + " digits" : s) + " " + Double.parseDouble(s) + " " + Float.parseFloat(s) + " " + Long.toHexString(Double.doubleToLongBits(Double.parseDouble(s))));
        }
    }
}
