// heddle: check
// expect: verified
// A list is walked by one thread while another reads it, too.
import java.util.ArrayList;
import java.util.List;

public class SharedIterator {
    static final List<Integer> items = new ArrayList<>(List.of(1, 2));

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> items.get(1));
        one.start();
        int sum = 0;
        for (int item : items) {
            sum += item;
        }
        assert sum == 3 || sum == 4;
        one.join();
    }
}
