// heddle: check
// expect: violated deadlock
// Three philosophers, three forks.
// All take the left fork first. Steps: each takes its left fork; each blocks on its right one.
public class Philosophers {
    static class Fork {}

    static void dine(Fork first, Fork second) {
        synchronized (first) {
            synchronized (second) { // HERE: deadlock
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
            Fork first = forks[left], second = forks[right];
            new Thread(() -> dine(first, second), "philosopher " + i).start();
        }
    }
}
