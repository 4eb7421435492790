// heddle: check
// expect: verified
// Objects that come and go: what one thread wrote into an object long gone has nothing to do with a new one in its place.
public class ShortLivedObjects {
    static final class Box {
        int value;
    }

    static volatile Box slot;

    static void send() {
        for (int i = 1; i <= 3; i++) {
            Box box = new Box();
            box.value = i;
            slot = box;
            while (slot != null) {
                Thread.onSpinWait();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(ShortLivedObjects::send);
        sender.start();
        for (int i = 1; i <= 3; i++) {
            Box box;
            while ((box = slot) == null) {
                Thread.onSpinWait();
            }
            assert box.value == i;
            box.value = 0;
            box = null;
            slot = null;
        }
        sender.join();
    }
}
