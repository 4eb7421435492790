// heddle: check
// expect: verified
// The end of a thread is known by isAlive(), which orders everything that the thread did before what follows.
public class ThreadEnd {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> data = 1);
        one.start();
        while (one.isAlive()) {
            Thread.onSpinWait();
        }
        assert data == 1;
    }
}
