// heddle: check
// expect: verified
// The conflicting access is behind a condition that no schedule fulfils.
public class NeverReached {
    static int data;
    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            x = 1;
            if (y == 0) {
                data = 1;
            }
        });
        one.start();
        y = 1;
        if (x == 0) {
            data = 2;
        }
        one.join();
    }
}
