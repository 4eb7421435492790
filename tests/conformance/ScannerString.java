// Scanner on a string.
import java.util.InputMismatchException;
import java.util.Scanner;

public class ScannerString {
    public static void main(String[] args) {
        Scanner s = new Scanner("12 3.5 word true\nsecond line here\n-7,8,9\n");
        System.out.println(s.nextInt() + " " + s.nextDouble() + " " + s.next() + " " + s.nextBoolean());
        System.out.println("[" + s.nextLine() + "][" + s.nextLine() + "]");
        s.useDelimiter("[,\n]");
        int sum = 0;
        while (s.hasNextInt()) {
            sum += s.nextInt();
        }
        System.out.println(sum + " " + s.hasNext());
        try {
            new Scanner("abc").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        Scanner t = new Scanner("a1b2c3");
        t.useDelimiter("\\d");
        while (t.hasNext()) {
            System.out.print(t.next() + ";");
        }
        System.out.println(new Scanner("k=v").findInLine("(\\w)=(\\w)"));
    }
}
