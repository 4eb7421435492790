// heddle: check
// expect: violated race
// race: StartOrderRacy.data
// What is written before start() is ordered before the new thread.
// It is written after it.
public class StartOrderRacy {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            int seen = data; // HERE-ANY: race
            assert seen == 0 || seen == 1;
        });
        one.start();
        data = 1; // HERE-ANY: race
        one.join();
        data = 2;
    }
}
