// heddle: check
// expect: verified
// A join without a limit orders the end of the thread.
public class JoinTimeout {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> data = 1);
        one.start();
        one.join();
        assert data == 1;
    }
}
