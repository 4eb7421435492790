// An uncaught NullPointerException with its helpful message in a method chain.
// stderr: all
public class UncaughtNpe {
    static class Node {
        Node next;
        String name;

        Node next() {
            return next;
        }
    }

    public static void main(String[] args) {
        Node n = new Node();
        n.next = new Node();
        System.out.println(n.next().name);
        System.out.println(n.next().next().name.length());
    }
}
