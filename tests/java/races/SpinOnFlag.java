// heddle: check
// expect: verified
// reality: not (a just-in-time compiler may read a plain flag once)
// Message passing by a flag, with a loop that does nothing at all.
public class SpinOnFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            ready = true;
        });
        one.start();
        while (!ready) {
        }
        assert data == 1;
        one.join();
    }
}
