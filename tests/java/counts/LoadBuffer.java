// outcomes: 0 0 | 0 1 | 1 0
// Load buffering: T: r1 = x; y = 1.  main: r2 = y; x = 1.
//   R W r w -> r1=0 r2=1    R r W w -> 0 0    R r w W -> 0 0
//   r R W w -> 0 0          r R w W -> 0 0    r w R W -> r1=1 r2=0
// Never 1 1.
public class LoadBuffer {
    static volatile int x, y;
    static int r1;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            r1 = x;
            y = 1;
        });
        t.start();
        int r2 = y;
        x = 1;
        t.join();
        System.out.println(r1 + " " + r2);
    }
}
