// heddle: check
// expect: violated race
// race: RaceOnlyIfSlow.data
// The conflicting access is made on one path only, which another thread's volatile write opens.
public class RaceOnlyIfSlow {
    static int data;
    static volatile int turns;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            turns = 1;
            turns = 2;
            data = 1; // HERE-ANY: race
        });
        one.start();
        int first = turns;
        int second = turns;
        if (first == 1 && second == 2) {
            int seen = data; // HERE-ANY: race
            assert seen <= 1;
        }
        one.join();
    }
}
