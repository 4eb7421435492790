// heddle: check
// expect: violated race
// race: HiddenBehindLock.data
// Both threads lock the same lock between the accesses, so that most schedules order them by accident; not the one in which the
// reader comes first.
public class HiddenBehindLock {
    static int data;
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1; // HERE-ANY: race
            synchronized (lock) {
                lock.notifyAll();
            }
        });
        one.start();
        synchronized (lock) {
            lock.notifyAll();
        }
        int seen = data; // HERE-ANY: race
        assert seen <= 1;
        one.join();
    }
}
