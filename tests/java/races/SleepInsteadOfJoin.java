// heddle: check
// expect: violated race
// race: SleepInsteadOfJoin.result
// Main sleeps long enough, and does not join: that the thread has ended by then orders nothing.
public class SleepInsteadOfJoin {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> result = 1); // HERE-ANY: race
        one.start();
        Thread.sleep(50);
        assert result <= 1; // HERE-ANY: race
    }
}
