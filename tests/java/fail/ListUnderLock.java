// heddle: check
// expect: violated exception java.util.ConcurrentModificationException
// One thread goes through a list while another adds to it.
// The reader takes no lock. Steps: reader makes its iterator; main adds; reader's next() throws.
import java.util.ArrayList;
import java.util.List;

public class ListUnderLock {
    static final List<Integer> list = new ArrayList<>(List.of(1, 2));

    static int sum() {
        int sum = 0;
        {
            for (int x : list) { // HERE: exception
                sum += x;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        new Thread(ListUnderLock::sum, "reader").start();
        synchronized (list) {
            list.add(3);
        }
    }
}
