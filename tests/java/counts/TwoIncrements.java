// outcomes: 1 | 2
// Two unsynchronised increments, each a read R and a write W.
//   R W r w -> 2    r w R W -> 2    all four others (both reads first) -> 1
public class TwoIncrements {
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> count = count + 1);
        t.start();
        count = count + 1;
        t.join();
        System.out.println(count);
    }
}
