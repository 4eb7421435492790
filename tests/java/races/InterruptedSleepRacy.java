// heddle: check
// expect: violated race
// race: InterruptedSleepRacy.data
// A sleeper that is interrupted knows that the interrupter has done what it did before.
// It looks at the data after sleeping long enough, too.
public class InterruptedSleepRacy {
    static int data;

    static void sleep() {
        try {
            Thread.sleep(1000);
            assert data <= 1; // HERE-ANY: race
        } catch (InterruptedException e) {
            assert data == 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(InterruptedSleepRacy::sleep);
        sleeper.start();
        data = 1; // HERE-ANY: race
        sleeper.interrupt();
        sleeper.join();
    }
}
