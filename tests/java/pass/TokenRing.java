// heddle: check
// expect: verified
// Three threads take turns by a shared token.
public class TokenRing {
    private int turn;

    void run(int me, int rounds) {
        try {
            for (int i = 0; i < rounds; i++) {
                synchronized (this) {
                    while (turn != me) {
                        wait();
                    }
                    turn = (me + 1) % 3;
                    notifyAll();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        TokenRing ring = new TokenRing();
        new Thread(() -> ring.run(1, 1), "1").start();
        new Thread(() -> ring.run(2, 1), "2").start();
        ring.run(0, 2);
    }
}
