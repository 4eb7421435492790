// Final fields, defensive copies, with-methods, builders, singletons by enum and holder, value equality.
import java.util.*;

public class Immutables {
    static final class Person {
        final String name;
        final int age;
        final List<String> tags;

        Person(String name, int age, List<String> tags) {
            this.name = Objects.requireNonNull(name, "name");
            this.age = age;
            this.tags = List.copyOf(tags);
        }

        Person withAge(int a) {
            return new Person(name, a, tags);
        }

        static Builder builder() {
            return new Builder();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Person p && name.equals(p.name) && age == p.age && tags.equals(p.tags);
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, age, tags);
        }

        @Override
        public String toString() {
            return name + age + tags;
        }
    }

    static class Builder {
        private String name;
        private int age;
        private final List<String> tags = new ArrayList<>();

        Builder name(String n) {
            name = n;
            return this;
        }

        Builder age(int a) {
            age = a;
            return this;
        }

        Builder tag(String t) {
            tags.add(t);
            return this;
        }

        Person build() {
            return new Person(name, age, tags);
        }
    }

    static class Holder {
        static int made;
        final int count = ++made;

        private static class Lazy {
            static final Holder INSTANCE = new Holder();
        }

        static Holder get() {
            return Lazy.INSTANCE;
        }
    }

    enum Single {
        INSTANCE;

        private int n;

        int next() {
            return ++n;
        }
    }

    public static void main(String[] args) {
        Person p = Person.builder().name("Ann").tag("x").tag("y").age(30).build(), q = p.withAge(31);
        System.out.println(p + " " + q + " " + p.equals(q.withAge(30)) + " " + (p.hashCode() == q.withAge(30).hashCode()) + " " + Holder.get().count + " " + Holder.get().count + " " + Single.INSTANCE.next() + Single.INSTANCE.next());
        List<String> tags = p.tags;
        try {
            tags.add("z");
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
        try {
            Person.builder().build();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
