// StringBuilder and StringBuffer: insert, delete, replace, reverse, setLength, capacity, code points, compareTo, exceptions.
public class StringBuilders {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder("hello");
        sb.append(' ').append(1).append(2L).append(1.5f).append(2.5).append(true).append((Object) null).append((String) null).append(new char[] {'x'}).append("abcdef", 2, 4).appendCodePoint(0x1F600);
        System.out.println(sb + " " + sb.length());
        sb.setLength(5);
        sb.insert(0, "[").insert(6, ']').insert(1, 42).insert(3, 1.5).insert(0, true);
        System.out.println(sb);
        sb.delete(0, 4).deleteCharAt(0).replace(0, 2, "RE");
        System.out.println(sb + " " + sb.indexOf("l") + sb.lastIndexOf("l") + sb.charAt(2));
        sb.reverse();
        sb.setCharAt(0, 'Z');
        System.out.println(sb + " " + sb.substring(2) + " " + sb.substring(1, 3) + " " + sb.subSequence(0, 2));
        StringBuilder pair = new StringBuilder("a\ud83d\ude00b\ude00\ud83d");
        System.out.println(pair.reverse().codePointAt(0) + " " + pair.codePointCount(0, pair.length()) + " " + pair.offsetByCodePoints(0, 2));
        System.out.println(new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder(3).append("abcdefgh").capacity());
        StringBuilder grow = new StringBuilder();
        for (int i = 0; i < 1000; i++) grow.append(i % 10);
        grow.append('\u20ac');
        System.out.println(grow.length() + " " + grow.charAt(1000) + " " + grow.toString().hashCode());
        grow.setLength(3);
        grow.setLength(6);
        System.out.println(grow.toString().replace('\0', '.') + " " + grow.compareTo(new StringBuilder("012")) + " " + new StringBuilder("b").compareTo(new StringBuilder("a")));
        StringBuffer buffer = new StringBuffer("sync").insert(4, "ed").append('!');
        System.out.println(buffer.reverse() + " " + buffer.equals(new StringBuffer("!decnys")) + " " + buffer.toString().contentEquals(buffer));
        System.out.println(sb.chars().max().getAsInt() + " " + sb.isEmpty() + " " + String.join(",", sb, buffer));
        for (Runnable r : new Runnable[] {() -> new StringBuilder("ab").charAt(2), () -> new StringBuilder("ab").insert(3, "x"), () -> new StringBuilder("ab").delete(3, 4), () -> new StringBuilder("ab").deleteCharAt(2), () -> new StringBuilder("ab").setLength(-1), () -> new StringBuilder("ab").substring(2, 1), () -> new StringBuilder("ab").replace(3, 4, ""), () -> new StringBuilder(-1), () -> new StringBuilder("ab").append("abc", 2, 5)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(new StringBuilder("ab").delete(1, 99));
    }
}
