// heddle: check
// expect: verified
// main reads an array element chosen by another thread.
public class UncaughtInMain {
    static volatile int index = 1;

    public static void main(String[] args) {
        int[] values = {10, 20};
        new Thread(() -> {
            index = 0;
        }, "worker").start();
        int value = values[index];
        assert value > 0;
    }
}
