// heddle: check
// expect: verified
// Two threads copy into different halves of one array with System.arraycopy.
public class ArrayCopyRace {
    static final int[] source = {1, 2, 3, 4};
    static final int[] target = new int[6];

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> System.arraycopy(source, 0, target, 0, 3));
        one.start();
        System.arraycopy(source, 0, target, 3, 3);
        one.join();
        assert target[1] == 2;
    }
}
