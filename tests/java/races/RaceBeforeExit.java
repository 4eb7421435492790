// heddle: check
// expect: violated race
// race: RaceBeforeExit.last
// One of the two threads ends the program right after its write.
public class RaceBeforeExit {
    static int last;

    public static void main(String[] args) {
        new Thread(() -> last = 1).start(); // HERE-ANY: race
        last = 2; // HERE-ANY: race
        System.exit(0);
    }
}
