// Scanner over strings: delimiters, patterns, radix, locale, skip, findWithinHorizon, streams of tokens, all number types.
import java.math.BigDecimal;
import java.util.InputMismatchException;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.Pattern;

public class ScannerStrings {
    public static void main(String[] args) {
        Scanner s = new Scanner("1 2,3;4").useDelimiter("[ ,;]");
        int sum = 0;
        while (s.hasNextInt()) sum = sum * 10 + s.nextInt();
        System.out.println(sum);
        s = new Scanner("ff 777 1010 z");
        System.out.println(s.nextInt(16) + " " + s.nextInt(8) + " " + s.nextByte(2) + " " + s.nextShort(36));
        s = new Scanner("12345678901 1.5 2.5 true 99999999999999999999 3.14159265358979323846 x");
        System.out.println(s.nextLong() + " " + s.nextFloat() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.nextBigInteger() + " " + s.nextBigDecimal().equals(new BigDecimal("3.14159265358979323846")));
        try {
            s.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage() + " " + s.next());
        }
        try {
            s.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        s = new Scanner("1.234,5 7").useLocale(Locale.GERMANY);
        System.out.println(s.nextDouble() + " " + s.nextInt());
        s = new Scanner("key: value, other: thing");
        System.out.println(s.findInLine("(\\w+): (\\w+)") + " " + s.match().group(1) + " " + s.findWithinHorizon("o\\w+", 4) + " " + s.findWithinHorizon("o\\w+", 0));
        s = new Scanner("  prefix42 rest").skip("\\s*prefix");
        System.out.println(s.nextInt() + s.nextLine());
        System.out.println(new Scanner("a b c").tokens().toList() + " " + new Scanner("x1y22z").findAll("\\d+").map(r -> r.group()).toList());
        s = new Scanner("line1\n\nline3\r\nline4");
        while (s.hasNextLine()) System.out.print("[" + s.nextLine() + "]");
        System.out.println();
        s = new Scanner("abc123");
        System.out.println(s.hasNext("[a-c]+\\d+") + " " + s.hasNext(Pattern.compile("\\d+")) + " " + s.next("\\w+") + " " + s.hasNext());
        System.out.println(new Scanner("1,000 -5 +6").nextInt() + " " + new Scanner("").hasNextLine() + " " + new Scanner("a").delimiter());
    }
}
