// Char arithmetic: wrap-around, loops over letters, caesar cipher, counting, comparison with ints.
public class CharLoops {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (char c = 'a'; c <= 'z'; c++) sb.append((char) ('a' + (c - 'a' + 13) % 26));
        System.out.println(sb);
        char c = '\uffff';
        c++;
        System.out.println((int) c + " " + (c == 0) + " " + (char) (c - 1 + 'B' + 0) + " " + ('a' < 98) + " " + (int) Character.MAX_VALUE);
        int[] counts = new int[26];
        for (char d : "the quick brown fox jumps over the lazy dog".toCharArray()) if (d >= 'a' && d <= 'z') counts[d - 'a']++;
        for (int i = 0; i < 26; i++) System.out.print((char) ('a' + i) + "" + counts[i]);
        System.out.println();
        char e = 'x';
        e -= 1;
        e += 'a' - 'A';
        e = (char) ~e;
        System.out.println((int) e + " " + (e > 100 ? 'y' : 'n') + " " + (true ? 'a' : 0) + " " + (true ? 'a' : c) + (false ? 1.0 : 'b'));
    }
}
