// heddle: check
// expect: violated race
// race: BoxedLockRacy.counter
// A counter that is its own lock must not be: the lock is a constant object.
// The lock is the boxed counter, and every increment replaces it.
public class BoxedLockRacy {
    static Integer counter = 0;

    static void work() {
        synchronized (counter) { // HERE-ANY: race
            counter = counter + 1; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(BoxedLockRacy::work);
        Thread two = new Thread(BoxedLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter >= 1;
    }
}
