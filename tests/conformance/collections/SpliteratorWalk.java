// Spliterators of lists, sets, arrays and custom ones: trySplit, estimateSize, characteristics, primitive versions.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

public class SpliteratorWalk {
    static String flags(Spliterator<?> s) {
        String out = "";
        int[] bits = {Spliterator.ORDERED, Spliterator.DISTINCT, Spliterator.SORTED, Spliterator.SIZED, Spliterator.NONNULL, Spliterator.IMMUTABLE, Spliterator.SUBSIZED};
        String names = "ODSZNIU";
        for (int i = 0; i < bits.length; i++) if (s.hasCharacteristics(bits[i])) out += names.charAt(i);
        return out + " " + s.estimateSize();
    }

    static class Countdown implements Spliterator<Integer> {
        int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            if (from == 0) return false;
            action.accept(from--);
            return true;
        }

        @Override
        public Spliterator<Integer> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return from;
        }

        @Override
        public int characteristics() {
            return SIZED | ORDERED;
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7));
        Spliterator<Integer> right = list.spliterator(), left = right.trySplit();
        System.out.print(flags(left) + ";" + flags(right) + ": ");
        left.forEachRemaining(System.out::print);
        System.out.print("|");
        right.tryAdvance(System.out::print);
        System.out.print("," + right.getExactSizeIfKnown() + ",");
        right.forEachRemaining(System.out::print);
        System.out.println(right.tryAdvance(System.out::print));
        System.out.println(flags(new LinkedList<>(list).spliterator()) + ";" + flags(new HashSet<>(list).spliterator()) + ";" + flags(new TreeSet<>(list).spliterator()) + ";" + flags(Arrays.spliterator(new int[5])) + ";" + flags(List.of(1, 2).spliterator()) + ";" + flags(IntStream.range(0, 9).spliterator()));
        System.out.println(StreamSupport.stream(new Countdown(5), false).map(x -> x * x).toList());
        Spliterator.OfInt ints = Spliterators.spliterator(new int[] {4, 5, 6}, 0);
        ints.tryAdvance((int x) -> System.out.print(x));
        System.out.println(" " + flags(ints));
        Spliterator<Integer> unknown = Spliterators.spliteratorUnknownSize(list.iterator(), Spliterator.ORDERED);
        System.out.println(flags(unknown) + " " + unknown.getExactSizeIfKnown());
        System.out.println(flags(Spliterators.emptySpliterator()) + " " + (new TreeSet<>(list).spliterator().getComparator() == null));
        try {
            list.spliterator().getComparator();
        } catch (IllegalStateException e) {
            System.out.println("not sorted");
        }
    }
}
