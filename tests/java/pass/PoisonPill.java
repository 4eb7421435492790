// heddle: check
// expect: verified
// A queue of strings, a producer, two consumers that end at a poison pill.
// There is a pill for each.
import java.util.ArrayDeque;

public class PoisonPill {
    private final ArrayDeque<String> queue = new ArrayDeque<>();

    synchronized void put(String s) {
        queue.add(s);
        notifyAll();
    }

    synchronized String take() {
        try {
            while (queue.isEmpty()) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return queue.remove();
    }

    void consume() {
        while (!take().equals("pill")) {
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        PoisonPill q = new PoisonPill();
        new Thread(q::consume, "c1").start();
        new Thread(q::consume, "c2").start();
        q.put("work");
        q.put("pill");
        q.put("pill");
    }
}
