// Recursion: mutual, through interfaces, Ackermann, permutations, n queens, hanoi, memoised Fibonacci.
import java.util.*;
import java.util.function.*;

public class RecursionForms {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int ack(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }

    static int queens(int n, int row, int cols, int d1, int d2) {
        if (row == n) return 1;
        int found = 0;
        for (int c = 0; c < n; c++) {
            int a = 1 << c, b = 1 << (row + c), d = 1 << (row - c + n);
            if ((cols & a) == 0 && (d1 & b) == 0 && (d2 & d) == 0) found += queens(n, row + 1, cols | a, d1 | b, d2 | d);
        }
        return found;
    }

    static long fib(int n, Map<Integer, Long> memo) {
        if (n < 2) return n;
        Long known = memo.get(n);
        if (known != null) return known;
        long v = fib(n - 1, memo) + fib(n - 2, memo);
        memo.put(n, v);
        return v;
    }

    static int hanoi(int n, char a, char b, char c) {
        return n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a);
    }

    static void permute(String done, String rest, Consumer<String> sink) {
        if (rest.isEmpty()) sink.accept(done);
        for (int i = 0; i < rest.length(); i++) permute(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), sink);
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long power(long b, int e) {
        return e == 0 ? 1 : e % 2 == 0 ? power(b * b, e / 2) : b * power(b, e - 1);
    }

    static String binary(int n) {
        return n < 2 ? "" + n : binary(n / 2) + n % 2;
    }

    static boolean palindrome(String s) {
        return s.length() < 2 || s.charAt(0) == s.charAt(s.length() - 1) && palindrome(s.substring(1, s.length() - 1));
    }

    public static void main(String[] args) {
        System.out.println(even(50) + " " + ack(2, 6) + " " + queens(6, 0, 0, 0, 0) + " " + fib(80, new HashMap<>()) + " " + hanoi(10, 'a', 'b', 'c'));
        List<String> out = new ArrayList<>();
        permute("", "abcd", out::add);
        System.out.println(out.size() + " " + out.get(0) + out.get(23) + " " + out.hashCode());
        System.out.println(gcd(1071, 462) + " " + power(3, 13) + " " + binary(10) + " " + palindrome("racecar") + palindrome("ab"));
    }
}
