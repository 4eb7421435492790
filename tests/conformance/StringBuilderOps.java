// append, insert, delete, reverse, setCharAt, capacity growth, exceptions.
public class StringBuilderOps {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(1).append('c').append("s").append(2.5).append(3L).append(true).append(1.5f).append((Object) null).append(new char[] {'x', 'y'});
        System.out.println(sb + " " + sb.length());
        sb.insert(0, "<<").insert(3, 99).insert(sb.length(), '>');
        System.out.println(sb);
        sb.delete(0, 2).deleteCharAt(0).replace(0, 2, "REPL");
        System.out.println(sb);
        sb.setCharAt(0, 'Z');
        sb.setLength(6);
        System.out.println(sb + "|" + sb.reverse() + "|" + sb.indexOf("P") + sb.lastIndexOf("E") + sb.charAt(2));
        sb.setLength(8);
        System.out.println((int) sb.charAt(7) + " " + sb.length());
        StringBuilder big = new StringBuilder(1);
        for (int i = 0; i < 1000; i++) {
            big.append(i % 10);
        }
        System.out.println(big.length() + " " + big.substring(990) + " " + big.toString().hashCode());
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + new StringBuilder("a").equals(new StringBuilder("a")));
        System.out.println(new StringBuilder().append("hello", 1, 3).append(new char[] {'a', 'b', 'c'}, 1, 2).appendCodePoint(0x20ac));
        StringBuffer buffer = new StringBuffer("buf");
        buffer.append(1).insert(0, false).reverse();
        System.out.println(buffer);
        try {
            sb.insert(99, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            sb.deleteCharAt(50);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
