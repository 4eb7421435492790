// BitSet: setting, flipping, ranges, logical operations, next and previous bits, conversion to arrays, equality.
import java.util.Arrays;
import java.util.BitSet;

public class BitSets {
    public static void main(String[] args) {
        BitSet a = new BitSet(), b = new BitSet(200);
        a.set(1);
        a.set(5, 10);
        a.set(100);
        b.set(7, 120, true);
        b.clear(50, 60);
        b.flip(0, 3);
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + b.cardinality() + " " + b.size());
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.println(c);
        c = (BitSet) a.clone();
        c.or(b);
        System.out.println(c.cardinality());
        c = (BitSet) a.clone();
        c.xor(b);
        System.out.println(c.cardinality() + " " + c.nextClearBit(0) + " " + c.previousSetBit(99));
        c.andNot(a);
        System.out.println(c.get(0) + " " + c.get(7) + " " + c.get(5000) + " " + c.intersects(a));
        System.out.println(a.nextSetBit(11) + " " + a.nextSetBit(101) + " " + a.nextClearBit(5) + " " + a.previousClearBit(9) + " " + a.previousSetBit(0));
        System.out.println(Arrays.toString(a.toLongArray()) + " " + Arrays.toString(a.get(0, 12).toByteArray()));
        System.out.println(BitSet.valueOf(new long[] {5, 1}) + " " + BitSet.valueOf(new byte[] {1, 2}) + " " + a.hashCode());
        System.out.println(a.equals(BitSet.valueOf(a.toLongArray())) + " " + a.stream().sum() + " " + new BitSet().isEmpty());
        BitSet sieve = new BitSet(100);
        sieve.set(2, 100);
        for (int i = 2; i * i < 100; i++) {
            if (sieve.get(i)) {
                for (int j = i * i; j < 100; j += i) sieve.clear(j);
            }
        }
        System.out.println(sieve);
        try {
            a.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.set(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
