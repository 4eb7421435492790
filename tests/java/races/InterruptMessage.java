// heddle: check
// expect: verified
// An interrupt orders what was done before it before whoever finds out about it.
public class InterruptMessage {
    static int data;

    static void work() {
        if (Thread.currentThread().isInterrupted()) {
            assert data == 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(InterruptMessage::work);
        one.start();
        data = 1;
        one.interrupt();
        one.join();
    }
}
