// heddle: check
// expect: verified
// One item, two consumers that wait for it; the second is let go by the producer's farewell.
// Each consumer tests again after the wait.
public class IfVsWhile {
    private int items;
    private boolean closed;

    synchronized void put() {
        items++;
        notifyAll();
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    synchronized void take() {
        try {
            while (items == 0 && !closed) {
                wait();
            }
        } catch (InterruptedException e) {
            return;
        }
        if (items == 0 && !closed) {
            throw new IllegalStateException("empty");
        }
        if (items > 0) {
            items--;
        }
    }

    public static void main(String[] args) {
        IfVsWhile store = new IfVsWhile();
        new Thread(store::take, "c1").start();
        new Thread(store::take, "c2").start();
        store.put();
        store.close();
    }
}
