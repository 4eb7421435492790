// A long loop: sieve of Eratosthenes, and collatz lengths.
public class Sieve {
    public static void main(String[] args) {
        int n = 100_000;
        boolean[] composite = new boolean[n + 1];
        int count = 0;
        long sum = 0;
        for (int i = 2; i <= n; i++) {
            if (!composite[i]) {
                count++;
                sum += i;
                for (long j = (long) i * i; j <= n; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        System.out.println(count + " " + sum);
        int best = 0, at = 0;
        for (int i = 1; i < 3000; i++) {
            long x = i;
            int steps = 0;
            while (x != 1) {
                x = (x & 1) == 0 ? x >> 1 : 3 * x + 1;
                steps++;
            }
            if (steps > best) {
                best = steps;
                at = i;
            }
        }
        System.out.println(at + " " + best);
    }
}
