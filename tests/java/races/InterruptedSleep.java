// heddle: check
// expect: verified
// A sleeper that is interrupted knows that the interrupter has done what it did before.
public class InterruptedSleep {
    static int data;

    static void sleep() {
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            assert data == 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(InterruptedSleep::sleep);
        sleeper.start();
        data = 1;
        sleeper.interrupt();
        sleeper.join();
    }
}
