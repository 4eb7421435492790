// Random operations on a LinkedList, checked against an array and printed as a hash.
import java.util.*;

public class RandomLinkedList {
    public static void main(String[] args) {
        List<Integer> list = new LinkedList<>();
        int[] model = new int[4000];
        int n = 0;
        Random r = new Random(81);
        for (int i = 0; i < 1200; i++) {
            int at = n == 0 ? 0 : r.nextInt(n);
            switch (r.nextInt(6)) {
                case 0, 1 -> {
                    list.add(at, i);
                    System.arraycopy(model, at, model, at + 1, n - at);
                    model[at] = i;
                    n++;
                }
                case 2 -> {
                    list.add(i);
                    model[n++] = i;
                }
                case 3 -> {
                    if (n > 0) {
                        int gone = list.remove(at);
                        if (gone != model[at]) throw new AssertionError("remove");
                        System.arraycopy(model, at + 1, model, at, --n - at);
                    }
                }
                case 4 -> {
                    if (n > 0) {
                        if (list.set(at, -i) != model[at]) throw new AssertionError("set");
                        model[at] = -i;
                    }
                }
                default -> {
                    if (n > 0 && list.get(at) != model[at]) throw new AssertionError("get");
                }
            }
            if (list.size() != n) throw new AssertionError("size");
        }
        System.out.println(n + " " + list.hashCode() + " " + list.indexOf(model[n / 2]) + " " + Arrays.hashCode(Arrays.copyOf(model, n)));
        list.subList(n / 4, n / 2).clear();
        list.sort(Comparator.reverseOrder());
        System.out.println(list.size() + " " + list.get(0) + " " + list.get(list.size() - 1) + " " + list.hashCode());
    }
}
