// Scanner on standard input: tokens, lines, types, delimiters, failures.
import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

public class ScannerInput {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + " " + in.nextDouble() + " " + in.next() + " " + in.nextBoolean() + "[" + in.nextLine() + "]");
        System.out.println(in.nextLine());
        int sum = 0;
        while (in.hasNextInt() && sum < 60) sum += in.nextInt();
        System.out.println(sum + " " + in.nextInt());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(in.next() + " " + in.hasNextInt() + " " + in.hasNextLong() + " " + in.nextLong());
        in.nextLine();
        System.out.println("[" + in.nextLine() + "]");
        in.useDelimiter("[=;\n]");
        System.out.println(in.next() + "->" + in.next() + " " + in.next() + "->" + in.next());
        in.reset();
        System.out.println(in.nextInt() + " " + in.nextDouble());
        in.nextLine();
        System.out.println(in.findInLine("(\\w+) (\\w+)") + " " + in.match().group(2) + " " + in.hasNextLine() + in.nextLine());
        System.out.println(in.hasNext() + " " + in.hasNextLine());
        try {
            in.nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        in.close();
        try {
            in.next();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
