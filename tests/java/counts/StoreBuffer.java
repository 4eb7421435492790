// outcomes: 0 1 | 1 0 | 1 1
// The store-buffering litmus test with volatiles. T: x = 1; r1 = y.  main: y = 1; r2 = x.
// The six interleavings (T's actions in capitals: W R; main's: w r):
//   W R w r -> r1=0 r2=1    W w R r -> 1 1    W w r R -> 1 1
//   w W R r -> 1 1          w W r R -> 1 1    w r W R -> r1=1 r2=0
// Sequential consistency forbids 0 0.
public class StoreBuffer {
    static volatile int x, y;
    static int r1;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            x = 1;
            r1 = y;
        });
        t.start();
        y = 1;
        int r2 = x;
        t.join();
        System.out.println(r1 + " " + r2);
    }
}
