// fib, Ackermann, hanoi, mutual recursion, permutations.
import java.util.ArrayList;
import java.util.List;

public class Recursion {
    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static int moves;

    static void hanoi(int n, char a, char b, char c) {
        if (n > 0) {
            hanoi(n - 1, a, c, b);
            moves++;
            hanoi(n - 1, c, b, a);
        }
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static void permute(String prefix, String rest, List<String> out) {
        if (rest.isEmpty()) {
            out.add(prefix);
        }
        for (int i = 0; i < rest.length(); i++) {
            permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
        }
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        System.out.println(fib(20) + " " + ackermann(2, 9) + " " + even(1000) + odd(777) + " " + gcd(1071, 462));
        hanoi(10, 'a', 'b', 'c');
        System.out.println(moves);
        List<String> out = new ArrayList<>();
        permute("", "abcd", out);
        System.out.println(out.size() + " " + out);
    }
}
