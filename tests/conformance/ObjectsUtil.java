// java.util.Objects, StringJoiner, Object's own methods.
import java.util.Objects;
import java.util.StringJoiner;

public class ObjectsUtil implements Cloneable {
    int[] data = {1, 2};
    String name = "orig";

    @Override
    public ObjectsUtil clone() throws CloneNotSupportedException {
        return (ObjectsUtil) super.clone();
    }

    static class NotCloneable {
        Object tryClone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.hash(1, "b", null) + " " + Objects.hashCode(null) + " " + Objects.toString(null, "dflt"));
        System.out.println(Objects.requireNonNullElse(null, "else") + Objects.isNull(null) + Objects.nonNull(1) + Objects.compare(1, 2, Integer::compare) + Objects.checkIndex(2, 3));
        try {
            Objects.checkIndex(3, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.print(j + " ");
        j.add("x").add("y");
        System.out.println(j + " " + j.length());
        ObjectsUtil a = new ObjectsUtil(), b = a.clone();
        b.data[0] = 9;
        b.name = "copy";
        System.out.println(a.data[0] + a.name + b.name + (a == b) + a.equals(b) + a.equals(a) + (a.getClass() == b.getClass()));
        try {
            new NotCloneable().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        System.out.println(a.hashCode() == a.hashCode());
        System.out.println(a.toString().startsWith("ObjectsUtil@"));
        System.out.println(System.identityHashCode(null));
    }
}
