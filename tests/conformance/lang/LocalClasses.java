// Local classes, records, enums and interfaces; captured variables; recursion through a local class.
import java.util.ArrayList;
import java.util.List;

public class LocalClasses {
    static int counter;

    static List<Object> make(int n) {
        class Node {
            final int value;
            final Node next;

            Node(int value) {
                this.value = value + n;
                this.next = value > 0 ? new Node(value - 1) : null;
            }

            int sum() {
                return value + (next == null ? 0 : next.sum());
            }
        }
        record Pair(int a, String b) {
            Pair {
                counter++;
            }
        }
        enum Level { LOW, HIGH }
        interface Named {
            String name();
        }
        List<Object> all = new ArrayList<>();
        all.add(new Node(3).sum());
        all.add(new Pair(n, "x" + n));
        all.add(Level.valueOf("HIGH").ordinal());
        Named named = () -> "named" + n;
        all.add(named.name());
        all.add(Node.class.isLocalClass() + " " + Node.class.getSimpleName() + " " + Pair.class.isRecord());
        return all;
    }

    public static void main(String[] args) {
        System.out.println(make(0));
        System.out.println(make(10));
        System.out.println(counter);
    }
}
