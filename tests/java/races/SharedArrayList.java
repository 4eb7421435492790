// heddle: check
// expect: verified
// A list filled by two threads.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SharedArrayList {
    static final List<Integer> items = Collections.synchronizedList(new ArrayList<>());

    public static void main(String[] args) throws InterruptedException {
        items.add(0);
        Thread one = new Thread(() -> items.add(1));
        one.start();
        items.add(2);
        one.join();
        assert items.size() == 3;
    }
}
