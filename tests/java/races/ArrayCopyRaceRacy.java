// heddle: check
// expect: violated race
// race: int[]
// Two threads copy into different halves of one array with System.arraycopy.
// The ranges overlap by one element.
public class ArrayCopyRaceRacy {
    static final int[] source = {1, 2, 3, 4};
    static final int[] target = new int[6];

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> System.arraycopy(source, 0, target, 0, 3)); // HERE-ANY: race
        one.start();
        System.arraycopy(source, 1, target, 2, 3); // HERE-ANY: race
        one.join();
        assert target[1] == 2;
    }
}
