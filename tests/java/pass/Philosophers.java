// heddle: check
// expect: verified
// Three philosophers, three forks.
// The last one is left-handed: forks are taken in the order of their numbers.
public class Philosophers {
    static class Fork {}

    static void dine(Fork first, Fork second) {
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        int n = 3;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < n; i++) {
            int left = i, right = (i + 1) % n;
            Fork first = forks[Math.min(left, right)], second = forks[Math.max(left, right)];
            new Thread(() -> dine(first, second), "philosopher " + i).start();
        }
    }
}
