// heddle: check
// expect: verified
// A ring buffer of capacity 1: one producer of two items, one consumer.
public class BoundedBuffer {
    private final int[] ring = new int[1];
    private int count, in, out;

    synchronized void put(int x) throws InterruptedException {
        while (count == ring.length) {
            wait();
        }
        ring[in] = x;
        in = (in + 1) % ring.length;
        count++;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        int x = ring[out];
        out = (out + 1) % ring.length;
        count--;
        notifyAll();
        return x;
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer();
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 1; i <= 2; i++) {
                    int x = buffer.take();
                    assert x == i : x;
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "consumer");
        consumer.start();
        buffer.put(1);
        buffer.put(2);
    }
}
