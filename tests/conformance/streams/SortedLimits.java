// sorted, distinct, limit and skip combined over many small inputs, as a checksum against loops.
import java.util.*;
import java.util.stream.*;

public class SortedLimits {
    public static void main(String[] args) {
        long h = 0;
        Random r = new Random(21);
        for (int round = 0; round < 60; round++) {
            int[] data = r.ints(r.nextInt(20), 0, 15).toArray();
            int skip = r.nextInt(5), limit = r.nextInt(10);
            List<Integer> viaStream = Arrays.stream(data).boxed().distinct().sorted(Comparator.reverseOrder()).skip(skip).limit(limit).collect(Collectors.toList());
            TreeSet<Integer> set = new TreeSet<>(Comparator.reverseOrder());
            for (int d : data) set.add(d);
            List<Integer> byHand = new ArrayList<>();
            int i = 0;
            for (int x : set) if (i++ >= skip && byHand.size() < limit) byHand.add(x);
            if (!viaStream.equals(byHand)) throw new AssertionError(viaStream + " " + byHand);
            h = h * 31 + viaStream.hashCode();
        }
        System.out.println(h);
    }
}
