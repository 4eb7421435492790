// heddle: check
// expect: violated race
// race: AbstractList.modCount | ArrayList.size | ArrayList.elementData | Object[]
// A synchronized list is iterated without its lock while another thread adds.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListIterationRacy {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> list.add(3));
        one.start();
        int sum = 0;
        for (int element : list) {
            sum += element;
        }
        one.join();
        assert sum > 0;
    }
}
