// heddle: check
// expect: verified
// A synchronized list is iterated under its lock, as its documentation asks for.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListIteration {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> list.add(3));
        one.start();
        int sum = 0;
        synchronized (list) {
            for (int element : list) {
                sum += element;
            }
        }
        one.join();
        assert sum == 3 || sum == 6;
    }
}
