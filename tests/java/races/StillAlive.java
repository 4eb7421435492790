// heddle: check
// expect: verified
// A thread that is no longer alive has done all it does; one that still is alive has promised nothing.
public class StillAlive {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> data = 1);
        one.start();
        boolean ended = !one.isAlive();
        if (ended) {
            assert data == 1;
        }
        one.join();
        assert data == 1;
    }
}
