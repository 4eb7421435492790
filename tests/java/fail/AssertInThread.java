// heddle: check
// expect: violated assertion
// Two fields that must be equal whenever the lock is free.
// The writer forgets the lock. Steps: writer sets low = 1; reader sees low == 1 and high == 0.
public class AssertInThread {
    static final Object lock = new Object();
    static int low, high;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                assert low == high; // HERE: assertion
            }
        }, "reader").start();
        {
            low = 1;
            high = 1;
        }
    }
}
