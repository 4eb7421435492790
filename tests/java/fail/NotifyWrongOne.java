// heddle: check
// expect: violated deadlock
// A buffer of one slot, one producer of two items, two consumers, all waiting on the same monitor.
// notify may wake the wrong one. Steps: c1 waits; c2 waits; main puts and wakes c1; main finds the slot full and
// waits; c1 takes and its notify wakes c2, not main; c2 finds the slot empty and waits again. All wait.
public class NotifyWrongOne {
    private boolean full;

    synchronized void put() throws InterruptedException {
        while (full) {
            wait(); // HERE: deadlock
        }
        full = true;
        notify();
    }

    synchronized void take() {
        try {
            while (!full) {
                wait(); // HERE: deadlock
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        full = false;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        NotifyWrongOne slot = new NotifyWrongOne();
        new Thread(slot::take, "c1").start();
        new Thread(slot::take, "c2").start();
        slot.put();
        slot.put();
    }
}
