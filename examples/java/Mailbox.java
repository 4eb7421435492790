// heddle: check
// expect: violated race
// race: Mailbox.delivered | Mailbox.letter
// One thread delivers a letter, another looks whether it has come. Nothing orders the two: `delivered` should be volatile.
public class Mailbox {
    private String letter;
    private boolean delivered;

    void deliver(String text) {
        letter = text;
        delivered = true; // HERE-ANY: race
    }

    String look() {
        return delivered ? letter : "nothing yet"; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Mailbox box = new Mailbox();
        Thread postman = new Thread(() -> box.deliver("hello"), "postman");
        postman.start();
        System.out.println(box.look());
        postman.join();
    }
}
