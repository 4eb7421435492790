// heddle: check
// expect: violated deadlock
//
// Dining philosophers: everyone takes the left fork, then the right one. `-- 4` seats four; `-- 3 ordered` makes everyone
// take the fork with the lower number first, and is verified.
public class Philosophers {
    public static void main(String[] args) {
        int seats = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        boolean ordered = args.length > 1 && args[1].equals("ordered");

        Object[] forks = new Object[seats];
        for (int i = 0; i < seats; i++) {
            forks[i] = new Object();
        }
        for (int i = 0; i < seats; i++) {
            int left = i;
            int right = (i + 1) % seats;
            Object first = forks[ordered ? Math.min(left, right) : left];
            Object second = forks[ordered ? Math.max(left, right) : right];
            new Thread(() -> {
                synchronized (first) {
                    synchronized (second) { // HERE: deadlock
                        eat();
                    }
                }
            }, "philosopher " + i).start();
        }
    }

    private static void eat() {
        Thread.yield();
    }
}
