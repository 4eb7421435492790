// heddle: check
// expect: violated race
// race: RaceAtTheEnd.last
// The conflicting writes are the last things that the threads do, after all synchronisation.
public class RaceAtTheEnd {
    static int last;
    static final Object lock = new Object();

    static void work(int me) {
        synchronized (lock) {
            lock.notifyAll();
        }
        last = me; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        Thread two = new Thread(() -> work(2));
        one.start();
        two.start();
        one.join();
        two.join();
        assert last == 1 || last == 2;
    }
}
