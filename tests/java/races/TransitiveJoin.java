// heddle: check
// expect: verified
// Who joins a thread that has joined another is ordered after both.
public class TransitiveJoin {
    static int data;

    static void middle() {
        Thread last = new Thread(() -> data = 1);
        last.start();
        try {
            last.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TransitiveJoin::middle);
        one.start();
        one.join();
        assert data == 1;
    }
}
