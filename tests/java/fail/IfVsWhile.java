// heddle: check
// expect: violated exception java.lang.IllegalStateException
// One item, two consumers that wait for it; the second is let go by the producer's farewell.
// `if` instead of `while`. Steps: c1 waits; c2 waits; main adds one item and notifies all; c1 takes it;
// c2 goes on without a test and takes from the empty store.
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
            if (items == 0 && !closed) {
                wait();
            }
        } catch (InterruptedException e) {
            return;
        }
        if (items == 0 && !closed) {
            throw new IllegalStateException("empty"); // HERE: exception
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
