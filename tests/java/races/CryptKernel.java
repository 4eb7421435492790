// heddle: check
// expect: verified
// Two threads encrypt and then decrypt blocks of a text in the style of Java Grande's crypt.
public class CryptKernel {
    static final byte[] text = {1, 2, 3, 4};
    static final byte[] secret = new byte[4];
    static final byte[] back = new byte[4];
    static int missing = 2;

    static synchronized void barrier() throws InterruptedException {
        missing--;
        while (missing > 0) {
            CryptKernel.class.wait();
        }
        CryptKernel.class.notifyAll();
    }

    static void work(int me) throws InterruptedException {
        for (int i = 2 * me; i < 2 * me + 2; i++) {
            secret[i] = (byte) (text[i] ^ 0x55);
        }
        barrier();
        for (int i = me; i < 4; i += 2) {
            back[i] = (byte) (secret[i] ^ 0x55);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                work(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        work(0);
        one.join();
        assert back[0] == 1 && back[3] == 4;
    }
}
