// heddle: check
// expect: verified
// A buffer of one slot, one producer of two items, two consumers, all waiting on the same monitor.
// notifyAll wakes whoever can go on.
public class NotifyWrongOne {
    private boolean full;

    synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        notifyAll();
    }

    synchronized void take() {
        try {
            while (!full) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        full = false;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        NotifyWrongOne slot = new NotifyWrongOne();
        new Thread(slot::take, "c1").start();
        new Thread(slot::take, "c2").start();
        slot.put();
        slot.put();
    }
}
