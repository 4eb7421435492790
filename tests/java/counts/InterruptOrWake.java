// outcomes: interrupted | slept
// A sleep that may end by itself or by an interrupt.
public class InterruptOrWake {
    static String how;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(5);
                how = "slept";
            } catch (InterruptedException e) {
                how = "interrupted";
            }
        });
        t.start();
        t.interrupt();
        t.join();
        System.out.println(how);
    }
}
