// A linked list with a lock per node: two threads put elements at its end.
//
// What is wrong: `add` finds the last node and then sets its successor, in two critical sections. Two threads that find the same
// last node both set it: one element is lost (an assertion at the end).
public class LinkedList {
  static final int EACH = 4;

  static final class Node {
    final int value;
    private Node next;
    Node(int value) { this.value = value; }
    synchronized Node next() { return next; }
    synchronized void setNext(Node node) { next = node; }
  }

  static final Node head = new Node(-1);

  static void add(int value) {
    Node last = head;
    for (Node next = last.next(); next != null; next = last.next()) last = next;
    last.setNext(new Node(value));
  }

  static void adder(int first) {
    for (int i = 0; i < EACH; i++) add(first + i);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> adder(0), "a");
    Thread b = new Thread(() -> adder(100), "b");
    a.start();
    b.start();
    a.join();
    b.join();
    int size = 0;
    for (Node n = head.next(); n != null; n = n.next()) size++;
    assert size == 2 * EACH : size + " elements in the list";
  }
}
