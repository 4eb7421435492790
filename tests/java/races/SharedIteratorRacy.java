// heddle: check
// expect: violated race
// race: Object[]
// A list is walked by one thread while another reads it, too.
// The other changes it (an element in place, so that the walk does not even notice).
import java.util.ArrayList;
import java.util.List;

public class SharedIteratorRacy {
    static final List<Integer> items = new ArrayList<>(List.of(1, 2));

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> items.set(1, 3)); // HERE-ANY: race
        one.start();
        int sum = 0;
        for (int item : items) { // HERE-ANY: race
            sum += item;
        }
        assert sum == 3 || sum == 4;
        one.join();
    }
}
