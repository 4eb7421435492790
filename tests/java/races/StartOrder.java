// heddle: check
// expect: verified
// What is written before start() is ordered before the new thread.
public class StartOrder {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            int seen = data;
            assert seen == 0 || seen == 1;
        });
        data = 1;
        one.start();
        one.join();
        data = 2;
    }
}
