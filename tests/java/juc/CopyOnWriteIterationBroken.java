// heddle: check
// expect: violated exception ArrayIndexOutOfBoundsException
// size, then get: an element goes in between.
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteIterationBroken {
    static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1, 2});

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> list.remove(0));
        one.start();
        int sum = 0;
        for (int i = 0; i < list.size(); i++) {
            sum += list.get(i); // HERE: exception
        }
        one.join();
        assert sum > 0;
    }
}
