// heddle: check
// expect: violated exception java.lang.ArrayIndexOutOfBoundsException
// main reads an array element chosen by another thread.
// Steps: worker sets the index to 2 before main reads it: out of bounds.
public class UncaughtInMain {
    static volatile int index = 1;

    public static void main(String[] args) {
        int[] values = {10, 20};
        new Thread(() -> {
            index = 2;
        }, "worker").start();
        int value = values[index]; // HERE: exception
        assert value > 0;
    }
}
