// outcomes: 2 | 3 | 4
// Two threads, two unsynchronised increments each: R1 W1 R2 W2 and r1 w1 r2 w2.
// The final value is at least 2: the last write of all is some thread's second write. Its read came after the same
// thread's first write, which put at least 1, and no write ever puts less than 1: so it reads at least 1 and writes at least 2.
//   4: R1 W1 R2 W2 r1 w1 r2 w2    3: R1 W1 R2 r1 W2 w1(=2) r2 w2(=3)
//   2: R1 r1 w1 r2 w2 W1(=1) R2(=1) W2(=2)
public class IncrementsTwice {
    static volatile int count;

    static void twice() {
        count = count + 1;
        count = count + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(IncrementsTwice::twice);
        t.start();
        twice();
        t.join();
        System.out.println(count);
    }
}
