// Random operations on a HashSet, checked against a boolean array and printed as a sum.
import java.util.*;

public class RandomHashSet {
    public static void main(String[] args) {
        Set<Integer> set = new HashSet<>();
        boolean[] model = new boolean[200];
        Random r = new Random(40);
        int size = 0;
        for (int i = 0; i < 3000; i++) {
            int x = r.nextInt(200);
            switch (r.nextInt(4)) {
                case 0, 1 -> {
                    if (set.add(x) == model[x]) throw new AssertionError("add " + x);
                    if (!model[x]) size++;
                    model[x] = true;
                }
                case 2 -> {
                    if (set.remove(x) != model[x]) throw new AssertionError("remove " + x);
                    if (model[x]) size--;
                    model[x] = false;
                }
                default -> {
                    if (set.contains(x) != model[x]) throw new AssertionError("contains " + x);
                }
            }
            if (set.size() != size) throw new AssertionError("size");
        }
        int h = 0;
        for (int x : set) h = h * 31 + x;
        System.out.println(set.size() + " " + h + " " + set.hashCode());
        set.removeIf(x -> x % 3 == 0);
        set.retainAll(Arrays.asList(1, 2, 4, 5, 7, 8, 100));
        System.out.println(set);
    }
}
