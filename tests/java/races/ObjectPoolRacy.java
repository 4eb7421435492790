// heddle: check
// expect: violated race
// race: ObjectPoolRacy$Message.text
// Messages are used again: the receiver gives them back when it has read them.
// It reads them after giving them back.
public class ObjectPoolRacy {
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
        message.text = text; // HERE-ANY: race
        full = message;
    }

    static int receive() {
        Message message;
        while ((message = full) == null) {
            Thread.onSpinWait();
        }
        full = null;
        empty = message;
        int text = message.text; // HERE-ANY: race
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
        assert first >= 1 && second == 2;
        sender.join();
    }
}
