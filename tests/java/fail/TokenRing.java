// heddle: check
// expect: violated deadlock
// Three threads take turns by a shared token.
// The last one passes the token to itself. Steps: 0, 1 and 2 have their turn; 0 waits for its second turn for ever.
public class TokenRing {
    private int turn;

    void run(int me, int rounds) {
        try {
            for (int i = 0; i < rounds; i++) {
                synchronized (this) {
                    while (turn != me) {
                        wait(); // HERE: deadlock
                    }
                    turn = Math.min(me + 1, 2);
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
