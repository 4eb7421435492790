// heddle: check
// expect: verified
// An iterator of a copy-on-write list walks over the elements of the moment it was made.
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteIteration {
    static final CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1, 2});

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> list.add(3));
        one.start();
        int sum = 0;
        for (int element : list) {
            sum += element;
        }
        assert sum == 3 || sum == 6;
        one.join();
        assert list.size() == 3;
    }
}
