// Serialisation of plain objects, collections, records and enums in memory.
import java.io.*;
import java.util.*;

public class ObjectStreams {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        final String name;
        final Node next;
        transient String secret = "hidden";

        Node(String name, Node next) {
            this.name = name;
            this.next = next;
        }
    }

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Node("a", new Node("b", null)));
            out.writeObject(new ArrayList<>(List.of(1, "two", 3.0)));
            out.writeObject(Thread.State.NEW);
            out.writeInt(42);
            out.writeObject(new int[] {1, 2, 3});
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Node n = (Node) in.readObject();
        System.out.println(n.name + n.next.name + n.secret + " " + in.readObject() + " " + in.readObject() + " " + in.readInt() + " " + ((int[]) in.readObject()).length);
        try {
            new ObjectOutputStream(bytes).writeObject(new Object());
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
    }
}
