// heddle: check
// expect: verified
// One thread goes through a list while another adds to it.
import java.util.ArrayList;
import java.util.List;

public class ListUnderLock {
    static final List<Integer> list = new ArrayList<>(List.of(1, 2));

    static int sum() {
        int sum = 0;
        synchronized (list) {
            for (int x : list) {
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
