// A hand-written generic hash table and binary tree.
import java.util.function.BiConsumer;
import java.util.function.Consumer;

public class GenericContainers {
    static class Table<K, V> {
        private static class Entry<K, V> {
            final K key;
            V value;
            Entry<K, V> next;

            Entry(K key, V value, Entry<K, V> next) {
                this.key = key;
                this.value = value;
                this.next = next;
            }
        }

        @SuppressWarnings("unchecked")
        private Entry<K, V>[] slots = (Entry<K, V>[]) new Entry<?, ?>[8];
        int size;

        V put(K key, V value) {
            int i = (key.hashCode() & 0x7fffffff) % slots.length;
            for (Entry<K, V> e = slots[i]; e != null; e = e.next) {
                if (e.key.equals(key)) {
                    V old = e.value;
                    e.value = value;
                    return old;
                }
            }
            slots[i] = new Entry<>(key, value, slots[i]);
            size++;
            return null;
        }

        void each(BiConsumer<? super K, ? super V> f) {
            for (Entry<K, V> e : slots) {
                for (; e != null; e = e.next) {
                    f.accept(e.key, e.value);
                }
            }
        }
    }

    static class Tree<T extends Comparable<T>> {
        T value;
        Tree<T> left, right;

        Tree(T value) {
            this.value = value;
        }

        void add(T t) {
            if (t.compareTo(value) < 0) {
                if (left == null) {
                    left = new Tree<>(t);
                } else {
                    left.add(t);
                }
            } else if (right == null) {
                right = new Tree<>(t);
            } else {
                right.add(t);
            }
        }

        void walk(Consumer<T> f) {
            if (left != null) {
                left.walk(f);
            }
            f.accept(value);
            if (right != null) {
                right.walk(f);
            }
        }
    }

    public static void main(String[] args) {
        Table<String, Integer> t = new Table<>();
        for (int i = 0; i < 30; i++) {
            t.put("k" + i % 20, i);
        }
        StringBuilder sb = new StringBuilder();
        t.each((k, v) -> sb.append(k).append('=').append(v).append(' '));
        System.out.println(t.size + " " + sb);
        Tree<Integer> tree = new Tree<>(50);
        for (int i = 1; i < 30; i++) {
            tree.add(i * 37 % 101);
        }
        tree.walk(x -> System.out.print(x + " "));
        System.out.println();
    }
}
