// heddle: check
// expect: violated race
// race: ArrayList.size | ArrayList.elementData | AbstractList.modCount | Object[]
// A list filled by two threads.
// Neither takes a lock.
import java.util.ArrayList;
import java.util.List;

public class SharedArrayListRacy {
    static final List<Integer> items = new ArrayList<>();

    public static void main(String[] args) throws InterruptedException {
        items.add(0);
        Thread one = new Thread(() -> items.add(1)); // HERE-ANY: race
        one.start();
        items.add(2); // HERE-ANY: race
        one.join();
        assert items.size() >= 2;
    }
}
