// heddle: check
// expect: verified
// Messages are used again: the receiver gives them back when it has read them.
public class ObjectPool {
    static final class Message {
        int text;
    }

    static volatile Message full;
    static volatile Message empty = new Message();

    static void send(int text) {
        Message message;
        while ((message = empty) == null) {
            Thread.onSpinWait();
        }
        empty = null;
        message.text = text;
        full = message;
    }

    static int receive() {
        Message message;
        while ((message = full) == null) {
            Thread.onSpinWait();
        }
        full = null;
        int text = message.text;
        empty = message;
        return text;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(() -> {
            send(1);
            send(2);
        });
        sender.start();
        int first = receive();
        int second = receive();
        assert first == 1 && second == 2;
        sender.join();
    }
}
