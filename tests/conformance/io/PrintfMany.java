// printf on standard output with many formats in one line.
public class PrintfMany {
    public static void main(String[] args) {
        System.out.printf("%s|%5s|%-5s|%d|%05d|%x|%o|%c|%b|%.3f|%e|%%|%n", "s", "r", "l", 42, 42, 255, 8, 'c', true, 3.14159, 12345.678);
        System.out.printf("%2$s %1$s%n", "world", "hello");
        System.out.format("%,d %+d % d (%d)%n", 1234567, 5, 5, -5);
        System.out.println(String.format("%08.3f|%-10.2e|%G", Math.E, 1e-5, 1e10));
        for (int i = 1; i <= 3; i++) System.out.printf("%-3d%3d%n", i, i * i);
    }
}
