// outcomes: 0 0 | 0 1 | 1 1
// Message passing: T: data = 1; flag = 1.  main: r1 = flag; r2 = data.
//   D F f d -> 1 1    D f F d -> 0 1    D f d F -> 0 1
//   f D F d -> 0 1    f D d F -> 0 1    f d D F -> 0 0
// Never 1 0: whoever sees the flag sees the data.
public class MessagePassing {
    static volatile int data, flag;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            data = 1;
            flag = 1;
        });
        t.start();
        int r1 = flag;
        int r2 = data;
        t.join();
        System.out.println(r1 + " " + r2);
    }
}
